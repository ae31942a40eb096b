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

/// The request that is on its way when the network goes, as a sentence names it.
enum LostRequest: String, CaseIterable, Sendable {
  case online = "a request"
  case refresh = "the request from a refresh"
  case second = "the second of two requests"

  /// Its number.
  var number: Int { self == .online ? 1 : 2 }

  /// Why it may go on though the network is gone, and what to do about it.
  func advice(_ late: LateAnswer) -> String {
    switch self {
    case .online: "Keep its task in a property, and cancel it when the network goes."
    case .refresh:
      """
      Only a request that was sent by going online is cancelled. Keep every request's task in the \
      same property, and cancel it when the network goes.
      """
    case .second:
      """
      A refresh had sent it and cancelled the first one, which then \(late.rawValue) all the same. \
      When an old request is over, it must not clear the property with the new one's task.
      """
    }
  }
}

/// A pier with a sign. The test changes its network, and answers its requests, which are numbered from
/// 1. The first one is answered with 11 degrees, the second one with 12, and so on.
final class Pier: Sendable {
  private struct NoNetwork: Error {}

  let requests = HeldRequests<Double>()
  let isOver = CallRecorder<Void>()
  /// The places of the requests, and the calls of `paths`.
  let places = CallRecorder<Coordinate>()
  let subscriptions = CallRecorder<Void>()
  private let story = CallRecorder<(isShown: Bool, text: String)>()
  private let screens = CallRecorder<HarbourScreen>()
  private let path = AsyncStream<NetworkPath>.makeStream()
  private let sign: HarbourSign

  /// A pier whose sign is running.
  init() async {
    let forecast: @Sendable (Coordinate) async throws -> Forecast = { [requests, places] place in
      places.record(place)
      return try .of(try await requests.send(), at: place)
    }
    sign = await HarbourSign(
      weather: WeatherClient(forecast: forecast, searchLocations: { _ in throw NoNetwork() }),
      paths: PathMonitorClient { [path, subscriptions] in
        subscriptions.record(())
        return path.stream
      },
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
    var lines: [(event: String, shown: [String])] = []
    for entry in story.calls {
      if !entry.isShown {
        lines.append((entry.text, []))
      } else if let last = lines.indices.last, lines[last].shown.last != entry.text {
        lines[last].shown.append(entry.text)
      }
    }
    return lines.map { line in
      "  \(line.event) → \(line.shown.isEmpty ? "nothing new" : line.shown.joined(separator: " → "))"
    }.joined(separator: "\n")
  }

  /// Tells the sign of the path, and lets it do what there is to do.
  func connect(_ paths: NetworkPath...) async {
    for (index, path) in paths.enumerated() {
      if index == 0 || path != paths[index - 1] {
        story.record((false, path == .satisfied ? "the network comes" : "the network goes"))
      }
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
    story.record((false, "a refresh"))
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

  /// Has this request sent, and returns what the sign should have shown by then.
  ///
  /// - Parameter late: what becomes of a request that is replaced by it.
  func send(_ request: LostRequest, _ late: LateAnswer) async -> [HarbourScreen] {
    await connect(.satisfied)
    await sends(1)
    guard request != .online else { return [.loading] }
    if request == .refresh { await answer(1, .answer) }
    await refresh()
    await sends(2)
    if request == .second { await answer(1, late) }
    return request == .refresh ? [.loading, .temperature(11), .loading] : [.loading]
  }

  /// Answers a request, and lets the sign do with it what it likes.
  func answer(_ request: Int, _ answer: LateAnswer) async {
    story.record((false, "request \(request) \(answer.rawValue)"))
    await requests.answer(request, with: result(answer, of: request))
    await settle()
  }

  /// Answers a request with this temperature.
  func answer(_ request: Int, degrees: Double) async {
    await requests.answer(request, with: .success(degrees))
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
  case answeredJustBefore = "the request answers, and at the same moment the network goes"
  case answered = "the network goes, and at the same moment the request answers"
  case failed = "the network goes, and at the same moment the request fails"
  case refreshedOffline = "the network goes, and at the same moment the sign is refreshed"
  case refreshedAnswered = "the request answers, and at the same moment the sign is refreshed"

  /// Whether the sign may have shown this when all is over.
  func allows(_ shown: [HarbourScreen]) -> Bool {
    switch self {
    case .answeredJustBefore, .answered, .failed, .refreshedOffline: shown.last == .offline
    case .refreshedAnswered: shown == [.loading, .temperature(12)]
    }
  }

  /// What should be there at the end, and what to do about it.
  func advice(_ shown: [HarbourScreen]) -> String {
    switch self {
    case .answeredJustBefore, .answered, .failed:
      "It should end with offline. \(Self.inOneStep)"
    case .refreshedAnswered:
      "It should show loading and 12 °C, the second request's answer. "
        + (shown == [.loading] ? "The refresh should send its request at once." : Self.inOneStep)
    case .refreshedOffline:
      """
      It should end with offline. Show loading before you start the task: inside the task it may \
      come after the sign has gone offline.
      """
    }
  }

  private static let inOneStep = """
    On the main actor, ask whether the request was cancelled, and show its result in the same \
    step. If you ask elsewhere, or show it in another task, the request may be cancelled in between.
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
    case .answeredJustBefore:
      answerAtOnce(1, .answer)
      path.continuation.yield(.unsatisfied)
      blockMainActor()
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
      guard case .temperature(let degrees) = screen else { return "\(screen)" }
      return degrees == degrees.rounded() ? "\(Int(degrees)) °C" : "\(degrees) °C"
    }.joined(separator: ", ")
  }
}
