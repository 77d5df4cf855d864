//! Settings and Buildings (RULES 8 and 9). Each is a file.

/// Declares an enum of named things, each with its rule in words and its rule number.
macro_rules! named {
    ($(#[$enum_doc:meta])* $name:ident, $kind:literal, $count:literal;
     $(#[doc = $brief:literal] $variant:ident in $module:ident: $word:literal, $title:literal, $rule:literal;)*) => {
        $(#[$enum_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $(#[doc = $brief] $variant,)*
        }

        impl $name {
            /// All of them, in the order of the rules.
            pub const ALL: [$name; $count] = [$($name::$variant),*];

            /// The name in records and on the command line.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The name in a sentence.
            pub const fn title(self) -> &'static str {
                match self { $($name::$variant => $title),* }
            }

            /// The number of its rule.
            pub const fn rule_number(self) -> &'static str {
                match self { $($name::$variant => $rule),* }
            }

            /// What it changes, in one line.
            pub const fn brief(self) -> &'static str {
                match self { $($name::$variant => $brief.trim_ascii()),* }
            }

            /// Its rule in words.
            pub const fn rule(self) -> &'static str {
                match self { $($name::$variant => $module::RULE),* }
            }

            /// Finds one by name or title; capitals, spaces, `-` and `_` do not matter.
            pub fn find(text: &str) -> Option<$name> {
                let wanted = plain(text);
                $name::ALL.into_iter().find(|one| plain(one.name()) == wanted)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.title())
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<$name, UnknownName> {
                $name::find(text).ok_or_else(|| UnknownName {
                    kind: $kind,
                    found: text.to_owned(),
                    known: $name::ALL.map($name::name).to_vec(),
                })
            }
        }
    };
}
pub(crate) use named;

/// A name without what people write differently.
pub(crate) fn plain(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
