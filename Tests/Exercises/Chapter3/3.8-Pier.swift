import Forecasts
import Foundation
import PathMonitorClient
import TestSupport
import WeatherClient

@testable import Chapter3Exercises

/// What becomes of a request that was given up.
enum LateAnswer: String, CaseIterable, Sendable {
  case answer = "answers"
  case failure = "fails"
  case cancellation = "throws a CancellationError"
}

/// A pier with a sign. The test changes its network, and answers its requests, which are numbered from
/// 1. The first one is answered with 11 degrees, the second one with 12, and so on.
final class Pier: Sendable {
  private struct NoNetwork: Error {}

  let requests = HeldRequests<Double>()
  let isOver = CallRecorder<Void>()
  private let story = CallRecorder<(isShown: Bool, text: String)>()
  private let screens = CallRecorder<HarbourScreen>()
  private let path = AsyncStream<NetworkPath>.makeStream()
  private let sign: HarbourSign

  /// A pier whose sign is running.
  init() async {
    let forecast: @Sendable (Coordinate) async throws -> Forecast = { [requests] place in
      try .of(try await requests.send(), at: place)
    }
    sign = await HarbourSign(
      weather: WeatherClient(forecast: forecast, searchLocations: { _ in throw NoNetwork() }),
      paths: PathMonitorClient { [path] in path.stream },
      show: { [screens, story] screen in
        screens.record(screen)
        story.record((isShown: true, text: [screen].text))
      })
    Task { [sign, isOver] in
      await sign.run()
      isOver.record(())
    }
    await settle()
  }

  /// Waits until this is all that was shown, for a short while at most, and says whether it is.
  func shows(_ screens: [HarbourScreen]) async -> Bool {
    await eventually { shown == screens }
  }

  /// All that was shown, without repeats in a row.
  var shown: [HarbourScreen] {
    screens.calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// What has happened, and what was shown after it, a line each.
  var picture: String {
    story.calls.reduce(into: [String]()) { lines, entry in
      if entry.isShown {
        lines.append("\(lines.popLast() ?? "") → \(entry.text)")
      } else {
        lines.append("  \(entry.text)")
      }
    }.joined(separator: "\n")
  }

  /// Tells the sign of the path, and lets it do what there is to do.
  func connect(_ paths: NetworkPath...) async {
    for path in paths {
      story.record((false, path == .satisfied ? "online" : "offline"))
      self.path.continuation.yield(path)
    }
    await settle()
  }

  /// Ends the path, and waits until the run is over, for a short while at most.
  func close() async {
    path.continuation.finish()
    await eventually { isOver.count == 1 }
  }

  /// Tells the sign to refresh, and waits until it has returned or sent a request.
  func refresh() async {
    story.record((false, "refresh"))
    let (returned, before) = (CallRecorder<Void>(), requests.sent.count)
    Task {
      await sign.refresh()
      returned.record(())
    }
    await eventually { returned.count == 1 || requests.sent.count > before }
    await settle()
  }

  // These wait until a request was sent, or cancelled, for a short while at most.
  func sends(_ request: Int) async {
    await eventually { requests.sent.calls.contains(request) }
  }

  func cancels(_ request: Int) async {
    await eventually { requests.cancelled.calls.contains(request) }
  }

  /// Answers a request, and lets the sign do with it what it likes.
  func answer(_ request: Int, _ answer: LateAnswer) async {
    story.record((false, "request \(request) \(answer.rawValue)"))
    await requests.answer(request, with: result(answer, of: request))
    await settle()
  }

  private func result(_ answer: LateAnswer, of request: Int) -> Result<Double, any Error> {
    switch answer {
    case .answer: .success(10 + Double(request))
    case .failure: .failure(NoNetwork())
    case .cancellation: .failure(CancellationError())
    }
  }

  /// Gives the sign its turns, on the main actor and elsewhere.
  func settle() async {
    for _ in 0..<50 {
      await Task.yield()
      await Task.detached {}.value
      await MainActor.run {}
    }
  }
}

/// Two things that happen in the same moment, the second one before the sign could act on the first.
enum HarbourMoment: String, CaseIterable, Sendable {
  case answered = "the network goes, and in the same moment the request answers"
  case failed = "the network goes, and in the same moment the request fails"
  case refreshedOffline = "the network goes, and in the same moment the sign is refreshed"
  case refreshedAnswered = "the request answers, and in the same moment the sign is refreshed"

  /// Whether the sign may have shown this when all is over.
  func allows(_ shown: [HarbourScreen]) -> Bool {
    switch self {
    case .answered, .failed, .refreshedOffline: shown.last == .offline
    case .refreshedAnswered: shown == [.loading, .temperature(12)]
    }
  }

  /// What should be there at the end, and what to do about it.
  var advice: String {
    switch self {
    case .answered, .failed:
      "It should end with offline. \(Self.inOneStep)"
    case .refreshedAnswered:
      "It should show loading and 12 °C, which the second request answers. \(Self.inOneStep)"
    case .refreshedOffline:
      """
      It should end with offline. Show loading before you start the task: inside the task it may \
      come after the sign has gone offline.
      """
    }
  }

  private static let inOneStep = """
    Ask whether the request still counts on the main actor, in the same step in which you show \
    what came of it. Between a question asked elsewhere and the step onto the main actor, the \
    request may be cancelled.
    """
}

extension Pier {
  /// Brings two things about in one turn of the main actor. The sign's jobs wait meanwhile, in the
  /// order in which they were called for.
  @MainActor
  func happen(_ moment: HarbourMoment) async {
    // The second request, if one is sent, is answered at once: a `refresh()` may wait for it.
    Task.detached { [self] in await requests.answer(2, with: result(.answer, of: 2)) }
    // A method that isn't asynchronous fits as well, and is called on the spot.
    let refresh: @MainActor () async -> Void = sign.refresh
    switch moment {
    case .answered, .failed:
      path.continuation.yield(.unsatisfied)
      blockMainActor()
      answerAtOnce(1, moment == .answered ? .answer : .failure)
    case .refreshedOffline:
      path.continuation.yield(.unsatisfied)
      blockMainActor()
      await refresh()
    case .refreshedAnswered:
      answerAtOnce(1, .answer)
      await refresh()
    }
  }

  /// Answers without leaving the main actor, which stays busy until the sign's task has had time to ask
  /// for a turn there.
  @MainActor
  private func answerAtOnce(_ request: Int, _ answer: LateAnswer) {
    let before = requests.answered.count
    let answer = result(answer, of: request)
    Task.detached { [requests] in await requests.answer(request, with: answer) }
    for _ in 0..<500 where requests.answered.count == before { usleep(1_000) }
    blockMainActor()
  }

  /// Long enough for a job on another thread to ask for its turn. A right answer passes in any case.
  @MainActor
  private func blockMainActor() {
    usleep(3_000)
  }
}

extension [HarbourScreen] {
  /// The screens as a sentence shows them.
  var text: String {
    guard !isEmpty else { return "nothing" }
    return map { screen in
      if case .temperature(let degrees) = screen { "\(Int(degrees)) °C" } else { "\(screen)" }
    }.joined(separator: ", ")
  }
}
