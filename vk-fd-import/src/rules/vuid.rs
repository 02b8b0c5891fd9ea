//! The valid-usage ids of Vulkan that concern memory and semaphores behind file descriptors.

use std::fmt;

pub use rows::Vuid;

/// How this crate keeps a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeper {
    /// Safe code cannot break it: no type can say it, or this crate fills the value in itself.
    ByType,
    /// Judged at run time; a violation carries the id.
    Checked,
    /// The caller keeps it and vouches for it with `unsafe`.
    Caller,
}

impl fmt::Display for Keeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ByType => "impossible by type",
            Self::Checked => "checked",
            Self::Caller => "owed by the caller",
        })
    }
}

/// One row for each id: variant, current id, ids that it had before, version of the Vulkan text
/// that has it first, keeper; the rule in our words; how it is kept.
macro_rules! vuids {
    ($($variant:ident, $id:literal, [$($former:literal),*], $since:literal, $keeper:ident,
        $rule:literal, $how:literal;)*) => {
        /// A valid-usage id of Vulkan.
        ///
        /// Ids change over time: [`Vuid::former_ids`] has the names that older texts and layers use.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Vuid {
            $(
                #[doc = $rule]
                ///
                #[doc = concat!("`", $id, "`")]
                $variant,
            )*
        }

        impl Vuid {
            /// Every id, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The id as the current Vulkan text has it.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// The ids that the rule had in earlier texts.
            #[must_use]
            pub const fn former_ids(self) -> &'static [&'static str] {
                match self { $(Self::$variant => &[$($former),*],)* }
            }

            /// The version of the Vulkan text that has this id first, as far as known: `<=1.3.239` is
            /// an id that the oldest text looked at has, `1.3.240..1.4.309` one that came between.
            #[must_use]
            pub const fn since(self) -> &'static str {
                match self { $(Self::$variant => $since,)* }
            }

            /// How this crate keeps the rule.
            #[must_use]
            pub const fn keeper(self) -> Keeper {
                match self { $(Self::$variant => Keeper::$keeper,)* }
            }

            /// The rule, in our words.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$variant => $rule,)* }
            }

            /// What keeps it: the type, the check, or the promise.
            #[must_use]
            pub const fn kept_by(self) -> &'static str {
                match self { $(Self::$variant => $how,)* }
            }
        }
    };
}

mod rows;

impl fmt::Display for Vuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Vuid {
    /// Finds a rule by its current id or by one that it had before, with or without the leading
    /// `VUID-`.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        let bare = |id: &str| id.strip_prefix("VUID-").unwrap_or(id).to_owned();
        let wanted = bare(id);
        let current = Self::ALL.iter().find(|of| bare(of.id()) == wanted);
        let former = || {
            Self::ALL
                .iter()
                .find(|of| of.former_ids().iter().any(|former| bare(former) == wanted))
        };
        current.or_else(former).copied()
    }
}

/// All rules as a Markdown table: id, how it is kept, the rule.
#[derive(Clone, Copy, Debug)]
pub struct Table;

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| id (since, earlier ids) | kept | rule |")?;
        writeln!(f, "|---|---|---|")?;
        for vuid in Vuid::ALL {
            let bare = |id: &'static str| id.strip_prefix("VUID-").unwrap_or(id);
            write!(f, "| `{}` ({}", bare(vuid.id()), vuid.since())?;
            for former in vuid.former_ids() {
                write!(f, ", was `{}`", bare(former))?;
            }
            writeln!(
                f,
                ") | **{}**: {} | {} |",
                vuid.keeper(),
                vuid.kept_by(),
                vuid.rule()
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_core_id_is_here_once() {
        let known: BTreeSet<&str> = include_str!("core_ids.txt")
            .lines()
            .filter_map(|line| line.split_once(' '))
            .map(|(_, id)| id)
            .collect();
        let ours: BTreeSet<&str> = Vuid::ALL.iter().map(|vuid| vuid.id()).collect();
        assert_eq!(ours.len(), Vuid::ALL.len());
        assert_eq!(ours.len(), 148);
        assert_eq!(ours, known);
    }

    #[test]
    fn explicit_rules_are_the_numbered_ones() {
        for line in include_str!("core_ids.txt").lines() {
            let (class, id) = line.split_once(' ').unwrap();
            let numbered = id
                .rsplit('-')
                .next()
                .is_some_and(|end| end.parse::<u32>().is_ok());
            assert_eq!(class == "explicit", numbered, "{id}");
        }
        let explicit = include_str!("core_ids.txt")
            .lines()
            .filter(|line| line.starts_with('e'));
        assert_eq!(explicit.count(), 89);
    }

    #[test]
    fn ids_are_found_by_their_former_names() {
        assert_eq!(
            Vuid::find("VUID-VkImportMemoryFdInfoKHR-handleType-00667"),
            Some(Vuid::ImportMemoryFdInfoHandleType09862)
        );
        assert_eq!(
            Vuid::find("vkBindBufferMemory-memory-02727"),
            Some(Vuid::BindBufferMemoryMemory02985)
        );
        assert_eq!(Vuid::find("VUID-VkBufferCreateInfo-size-00912"), None);
        for vuid in Vuid::ALL {
            assert_eq!(Vuid::find(vuid.id()), Some(*vuid));
            assert!(vuid.former_ids().iter().all(|former| *former != vuid.id()));
        }
    }

    #[test]
    fn every_rule_says_how_it_is_kept() {
        for vuid in Vuid::ALL {
            assert!(!vuid.kept_by().is_empty(), "{vuid}");
            assert!(!vuid.rule().is_empty(), "{vuid}");
        }
    }

    #[test]
    fn the_table_in_the_documentation_is_this_one() {
        assert!(
            include_str!("table.md") == Table.to_string(),
            "renew it: cargo run -p vk-fd-import --example rules > vk-fd-import/src/rules/table.md"
        );
    }
}
