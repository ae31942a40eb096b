// 4.6 · The forgotten one                                                  ★★★
//
// A fair has three rides, and each has an environment in a global of its own. Last night's
// test of the whole fair mocked two of them. The third ran for real, at midnight, and nobody
// noticed. Write a guard: while a test runs, whatever it has not mocked tells its name.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 4.6
// Read:   Book/04-Current.md, "Several worlds"

// MARK: - Given

/// What all environments have in common, whatever else is in them.
@MainActor
protocol RideEnvironment {
  /// Whether it is the live one, with real motors. Of a mock it is false.
  var isLive: Bool { get }

  /// An environment that moves nothing. It is not live, and calls `onUse` each time it is used.
  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self
}

/// What the motors have done. Only live environments write here.
@MainActor var fairMotors: [String] = []

struct FerrisWheelEnvironment: RideEnvironment {
  var isLive = false
  var turn: @MainActor () -> Void

  static let live = Self(isLive: true) { fairMotors.append("the Ferris wheel turns") }
  static let mock = Self {}
  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self { Self(turn: onUse) }
}

struct GhostTrainEnvironment: RideEnvironment {
  var isLive = false
  var howl: @MainActor (_ decibels: Int) -> Void

  static let live = Self(isLive: true) { fairMotors.append("the ghost train howls: \($0) dB") }
  static let mock = Self { _ in }
  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self { Self { _ in onUse() } }
}

struct TombolaEnvironment: RideEnvironment {
  var isLive = false
  var draw: @MainActor () -> String

  static let live = Self(isLive: true) {
    fairMotors.append("the tombola draws")
    return "a real teddy bear"
  }
  static let mock = Self { "a paper bear" }
  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self {
      onUse()
      return "nothing"
    }
  }
}

@MainActor var ferrisWheel = FerrisWheelEnvironment.live
@MainActor var ghostTrain = GhostTrainEnvironment.live
@MainActor var tombola = TombolaEnvironment.live

/// An evening at the fair: all three rides are used.
@MainActor func fairEvening() -> String {
  ferrisWheel.turn()
  ghostTrain.howl(90)
  return tombola.draw()
}

// MARK: - Yours

/// A ride, as the guard knows it: the type of its environment is not to be seen any more, so
/// that all rides fit into one array. What it stores is up to you.
@MainActor
struct RideSlot {
  // TODO: 4.6
  let name: String
}

/// A slot for one ride. Nothing is read or written yet.
///
/// - Parameters:
///   - name: what the guard reports.
///   - get: reads the ride's global.
///   - set: writes it.
@MainActor
func makeRideSlot<Environment: RideEnvironment>(
  _ name: String, get: @escaping @MainActor () -> Environment,
  set: @escaping @MainActor (Environment) -> Void
) -> RideSlot {
  // TODO: 4.6
  RideSlot(name: name)
}

/// Whoever adds a ride to the fair, adds it here.
@MainActor
func makeFairSlots() -> [RideSlot] {
  [
    makeRideSlot("Ferris wheel", get: { ferrisWheel }, set: { ferrisWheel = $0 }),
    makeRideSlot("ghost train", get: { ghostTrain }, set: { ghostTrain = $0 }),
    makeRideSlot("tombola", get: { tombola }, set: { tombola = $0 }),
  ]
}

/// Runs a test, and lets nothing live be used in it. The tests call this function with the fair's
/// rides and with rides that you do not know.
///
///     ferrisWheel = .mock
///     tombola = .mock
///     withNothingForgotten(in: makeFairSlots()) {
///       Issue.record("\($0) is not mocked")  // The ghost train is not mocked.
///     } test: {
///       fairEvening()
///     }
///
/// You are done when
/// - a ride that is live when the guard begins is replaced by one that reports: each time the
///   test uses it, `report` is given its name, and not before;
/// - a ride that is mocked by then stays as it is;
/// - `test` runs once, and whoever called the guard gets its answer or its error;
/// - afterwards each ride is as it was before, mocked or not, even if the test has thrown, or has
///   itself put another environment there.
@MainActor
func withNothingForgotten<Answer>(
  in slots: [RideSlot], report: @escaping @MainActor (_ name: String) -> Void,
  test: () throws -> Answer
) rethrows -> Answer {
  // TODO: 4.6
  try test()
}
