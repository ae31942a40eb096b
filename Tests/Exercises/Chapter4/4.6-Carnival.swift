import TestSupport

@testable import Chapter4Exercises

/// The rides of the task, as the reports call them.
enum FairRide: String, CaseIterable, CustomStringConvertible {
  case ferrisWheel = "Ferris wheel"
  case ghostTrain = "ghost train"
  case tombola

  var description: String { rawValue }

  @MainActor func mock() {
    switch self {
    case .ferrisWheel: Chapter4Exercises.ferrisWheel = .mock
    case .ghostTrain: Chapter4Exercises.ghostTrain = .mock
    case .tombola: Chapter4Exercises.tombola = .mock
    }
  }

  @MainActor static func reset() {
    Chapter4Exercises.ferrisWheel = .live
    Chapter4Exercises.ghostTrain = .live
    Chapter4Exercises.tombola = .live
    fairMotors = []
  }
}

/// Rides that no answer can know. They are live to begin with.
@MainActor
final class Carnival {
  /// What the live ones have done.
  let moved = CallRecorder<String>()
  var carousel: SpinningEnvironment
  var dodgems: DodgemsEnvironment
  var ponyRide: SpinningEnvironment

  init() {
    carousel = .live("the carousel spins", moved)
    dodgems = .live(moved)
    ponyRide = .live("the pony ride spins", moved)
  }

  func mockCarousel() {
    (carousel, dodgems) = (.mock, .live(moved))
  }

  func mockDodgems() {
    (carousel, dodgems) = (.live("the carousel spins", moved), .mock)
  }

  /// New slots for the carousel and the dodgems.
  func makeSlots() -> [RideSlot] {
    [
      makeRideSlot("carousel", get: { self.carousel }, set: { self.carousel = $0 }),
      makeRideSlot("dodgems", get: { self.dodgems }, set: { self.dodgems = $0 }),
    ]
  }

  /// Uses the dodgems twice, the others once.
  func useAll() {
    _ = carousel.spin(3)
    dodgems.crash(2)
    dodgems.honk()
    _ = ponyRide.spin(4)
  }

  /// What stands where, in the order of the properties.
  var labels: [String] { [carousel.label, dodgems.label, ponyRide.label] }
}

struct SpinningEnvironment: RideEnvironment {
  var isLive = false
  var label: String
  var spin: @MainActor (_ rounds: Int) -> Int

  static func live(_ deed: String, _ moved: CallRecorder<String>) -> Self {
    Self(isLive: true, label: "live") {
      moved.record(deed)
      return $0
    }
  }

  static let mock = Self(label: "mock") { $0 * 100 }

  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self(label: "reporting") { _ in
      onUse()
      return 0
    }
  }
}

struct DodgemsEnvironment: RideEnvironment {
  var isLive = false
  var label: String
  var crash: @MainActor (_ cars: Int) -> Void
  var honk: @MainActor () -> Void

  static func live(_ moved: CallRecorder<String>) -> Self {
    Self(isLive: true, label: "live") { _ in
      moved.record("the dodgems crash")
    } honk: {
      moved.record("the dodgems honk")
    }
  }

  static let mock = Self(label: "mock", crash: { _ in }, honk: {})

  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self(label: "reporting", crash: { _ in onUse() }, honk: onUse)
  }
}

struct PonyRanAway: Error {
  var number: Int
}

/// How a test ends, as a sentence says it.
enum CarnivalEnding: String, CaseIterable, Sendable {
  case success = "comes to its end"
  case error = "throws"
  case mocks = "mocks the dodgems, which was forgotten before"
  case replacesAMock = "puts something else in place of the carousel's mock"
  case mocksAnew = "puts another mock in place of the carousel's mock"

  @MainActor func end(_ carnival: Carnival) throws {
    switch self {
    case .success: carnival.useAll()
    case .error: throw PonyRanAway(number: 1)
    case .mocks: carnival.dodgems = .mock
    case .replacesAMock: carnival.carousel = .live("the carousel spins", carnival.moved)
    case .mocksAnew: carnival.carousel = SpinningEnvironment(label: "another mock") { $0 }
    }
  }
}
