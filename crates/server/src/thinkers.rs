//! Where bots think: a few threads of their own, so that people never wait for them.

use crate::metrics::{By, Metrics, Present};
use interregnum_bots::{Bot, Clock, Level, Seated};
use interregnum_protocol::{Answer, BotLevel};
use interregnum_rules::{Game, Rng, Seat, Side};
use interregnum_solver::{Solver, Value};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Instant;
use tokio::sync::oneshot;

/// Thoughts that may wait. Beyond that, whoever wants one waits in front of the door.
const WAITING: usize = 1024;
/// How much the solver may look at for a claim: well under a second.
const NODES: u64 = 500_000;

/// The threads on which bots think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    queue: Arc<tokio::sync::mpsc::Sender<Thought>>,
    metrics: Arc<Metrics>,
}

/// What a bot has thought of.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) answer: Answer,
    /// When it began to think.
    pub(crate) began: Instant,
}

#[derive(Debug)]
enum Thought {
    Answer { game: Box<Game>, seat: Seat, level: BotLevel, seed: u64, reply: oneshot::Sender<Answered> },
    Claim { game: Box<Game>, seat: Seat, reply: oneshot::Sender<bool> },
}

impl Thinkers {
    /// Starts so many threads. They end when all handles are gone.
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> Thinkers {
        let (queue, mut thoughts) = tokio::sync::mpsc::channel(WAITING);
        // A rendezvous: a thought leaves the queue only when a thread is free for it.
        let (hand_over, take) = mpsc::sync_channel::<Thought>(0);
        let take = Arc::new(Mutex::new(take));
        for number in 0..threads.max(1) {
            let (take, metrics) = (Arc::clone(&take), Arc::clone(&metrics));
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            thread.spawn(move || think(&take, &metrics)).expect("the system gives threads");
        }
        let dispatch = std::thread::Builder::new().name("thinkers".to_owned());
        let dispatched = dispatch.spawn(move || {
            while let Some(thought) = thoughts.blocking_recv() {
                if hand_over.send(thought).is_err() {
                    return;
                }
            }
        });
        dispatched.expect("the system gives threads");
        Thinkers { queue: Arc::new(queue), metrics }
    }

    /// What a bot of this level answers in this seat. `None` when the server stops, or when the
    /// bot failed.
    pub(crate) async fn answer(&self, game: Game, seat: u8, level: BotLevel, seed: u64) -> Option<Answered> {
        let _present = Present::new(&self.metrics.bots_thinking);
        let (reply, answer) = oneshot::channel();
        let thought = Thought::Answer { game: Box::new(game), seat: Seat(seat), level, seed, reply };
        self.queue.send(thought).await.ok()?;
        answer.await.ok()
    }

    /// Whether it is proved that nobody can take the win away from this seat.
    pub(crate) async fn is_won(&self, game: Game, seat: u8) -> bool {
        let _present = Present::new(&self.metrics.bots_thinking);
        let (reply, answer) = oneshot::channel();
        let thought = Thought::Claim { game: Box::new(game), seat: Seat(seat), reply };
        self.queue.send(thought).await.is_ok() && answer.await.unwrap_or(false)
    }
}

/// How much a thread that thinks lets others go first, as `nice` counts it.
#[cfg(target_os = "linux")]
const POLITENESS: i32 = 10;

/// Lets the threads that serve people go first. Where the system does not, bots think all the same.
fn let_others_go_first() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), POLITENESS);
}

fn think(take: &Mutex<mpsc::Receiver<Thought>>, metrics: &Metrics) {
    let_others_go_first();
    let mut bots: HashMap<BotLevel, Box<dyn Bot>> = HashMap::new();
    let mut solver = Solver::new().with_budget(NODES);
    loop {
        let next = take.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(Thought::Answer { game, seat, level, seed, reply }) => {
                let began = Instant::now();
                let mut bot = bots.remove(&level).unwrap_or_else(|| engine(level).bot(Clock::On));
                // A bot that fails is thrown away; the others think on.
                let thought = catch_unwind(AssertUnwindSafe(|| {
                    Seated::new(&game, seat).map(|seated| bot.choose(&seated, &mut Rng::seeded(seed)))
                }));
                let by = By { by: level.name() };
                metrics.bot_time.get_or_create(&by).observe(began.elapsed().as_secs_f64());
                if let Ok(Some(action)) = thought {
                    bots.insert(level, bot);
                    // Whoever does not wait any more does not need the answer.
                    let _ = reply.send(Answered { answer: action.into(), began });
                }
            }
            Ok(Thought::Claim { game, seat, reply }) => {
                let won = catch_unwind(AssertUnwindSafe(|| is_won(&mut solver, &game, seat)));
                if won.is_err() {
                    solver = Solver::new().with_budget(NODES);
                }
                let _ = reply.send(won.unwrap_or(false));
            }
            Err(mpsc::RecvError) => return,
        }
    }
}

fn engine(level: BotLevel) -> Level {
    match level {
        BotLevel::Random => Level::Random,
        BotLevel::Novice => Level::Novice,
        BotLevel::Apprentice => Level::Apprentice,
        BotLevel::Adept => Level::Adept,
        BotLevel::Master => Level::Master,
        BotLevel::Grandmaster => Level::Grandmaster,
    }
}

/// Whether the seat's side wins with best play. Where the solver does not apply or does not come to an end in time,
/// nothing is proved. It goes by what can be deduced, so that the answer tells nothing that is hidden.
fn is_won(solver: &mut Solver, game: &Game, seat: Seat) -> bool {
    let at = game.position();
    let Some(&(mover, _)) = at.asked().first() else { return false };
    let own: Side = at.table.side(seat);
    match solver.value(at).proved() {
        Some(Value::Win) => at.table.side(mover) == own,
        Some(Value::Loss) => at.table.side(mover) != own,
        Some(Value::Draw) | None => false,
    }
}
