//! Why a table refuses a command.

use interregnum_protocol::{Number, Problem, Stage};
use interregnum_rules::Refusal;

/// Why a table refuses a command. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RoomError {
    /// The person has no seat there.
    #[error("you have no seat at this table: take one first")]
    NoSeat,
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
    /// Somebody sits there.
    #[error("seat {0} is taken: choose another one")]
    Taken(u8),
    /// The person sits elsewhere.
    #[error("you have seat {0} already: leave it first")]
    SeatedElsewhere(u8),
    /// The table is further than that, or not so far.
    #[error("this can be done only {}", when(*needed))]
    Stage {
        /// When it can be done.
        needed: Stage,
    },
    /// Only whoever opened the table may do that.
    #[error("only whoever opened the table may do that")]
    NotHost,
    /// A table needs a person.
    #[error("at least one seat must be for a person")]
    OnlyBots,
    /// The nonce is no nonce.
    #[error("a nonce is up to 64 hexadecimal digits in lower case, an even number of them")]
    Nonce,
    /// The answer is to another question than the one that is asked now.
    #[error("too late: this was for question {given}, but {}", asked(*now))]
    Late {
        /// The number that came with the answer.
        given: Number,
        /// The number of the question that the seat is asked now.
        now: Option<Number>,
    },
    /// The rules refuse it.
    #[error("{0}")]
    Rules(#[from] Refusal),
    /// A trick is over.
    #[error("the first trick is over: the game can be resigned, not aborted")]
    TooLateToAbort,
    /// The win is not proved.
    #[error("it is not proved that nobody can take the win away: play on")]
    NotProved,
    /// The person has claimed the win in this trick already.
    #[error("you have claimed the win in this trick already: play on, and claim it again in the next one")]
    ClaimedBefore,
    /// The person is there, or has not been away long enough.
    #[error("seat {seat} may be given to a bot once its person has been away for {seconds} seconds")]
    NotAway {
        /// Which seat.
        seat: u8,
        /// How long it takes.
        seconds: u32,
    },
    /// Somebody has declined the rematch, which is for good.
    #[error("the rematch was declined: open a table of your own to play again")]
    RematchDeclined,
    /// There is no offer of a rematch that could be declined.
    #[error("no rematch is offered that you could decline")]
    NoRematch,
    /// No bot plays for the person, or it does so for good.
    #[error("no bot plays for you that you could take over from")]
    NothingToReturnTo,
    /// A bot plays for the person.
    #[error("a bot plays for you: take your seat back first")]
    BotPlays,
    /// The table was opened without the card tracker.
    #[error("this table is played without the card tracker")]
    NoTracker,
}

fn when(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "before the game",
        Stage::Playing => "during the game",
        Stage::Over => "after the game",
    }
}

fn asked(now: Option<Number>) -> String {
    now.map_or_else(|| "you are asked nothing now".to_owned(), |now| format!("the question now is {now}"))
}

impl RoomError {
    /// A word for programs, and the HTTP status.
    fn kind(&self) -> (&'static str, u16) {
        match self {
            RoomError::NoSeat => ("no_seat", 403),
            RoomError::NoSuchSeat(_) => ("no_such_seat", 404),
            RoomError::Taken(_) => ("taken", 409),
            RoomError::SeatedElsewhere(_) => ("seated_elsewhere", 409),
            RoomError::Stage { .. } => ("stage", 409),
            RoomError::NotHost => ("not_host", 403),
            RoomError::OnlyBots => ("only_bots", 422),
            RoomError::Nonce => ("nonce", 422),
            RoomError::Late { .. } => ("late", 409),
            RoomError::Rules(_) => ("rules", 422),
            RoomError::TooLateToAbort => ("too_late_to_abort", 409),
            RoomError::NotProved => ("not_proved", 409),
            RoomError::ClaimedBefore => ("claimed_before", 409),
            RoomError::NotAway { .. } => ("not_away", 409),
            RoomError::RematchDeclined => ("rematch_declined", 409),
            RoomError::NoRematch => ("no_rematch", 409),
            RoomError::NothingToReturnTo => ("nothing_to_return_to", 409),
            RoomError::BotPlays => ("bot_plays", 409),
            RoomError::NoTracker => ("no_tracker", 403),
        }
    }
}

impl From<&RoomError> for Problem {
    fn from(error: &RoomError) -> Problem {
        let (kind, status) = error.kind();
        let rule = match error {
            RoomError::Rules(refusal) => Some(refusal.rule().to_owned()),
            _ => None,
        };
        Problem { kind: kind.to_owned(), status, title: error.to_string(), rule, retry_after: None }
    }
}
