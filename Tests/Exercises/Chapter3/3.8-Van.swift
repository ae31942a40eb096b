import TestSupport

@testable import Chapter3Exercises

/// What becomes of a request that was given up.
enum LateAnswer: String, CaseIterable, Sendable {
  case parcels = "answers"
  case failure = "fails"
  case cancellation = "throws a CancellationError"
}

/// A van with a board. The test drives it, and answers its requests, which are numbered from 1.
final class Van: Sendable {
  private struct NoNetwork: Error {}

  let requests = HeldRequests<[String]>()
  let isOver = CallRecorder<Void>()
  private let screens = CallRecorder<ParcelScreen>()
  private let path = AsyncStream<VanPath>.makeStream()
  private let board: ParcelBoard

  /// A van whose board is running.
  init() async {
    board = await makeParcelBoard(
      depot: ParcelDepot(
        paths: { [path] in path.stream }, fetch: { [requests] in try await requests.send() }),
      show: { [screens] in screens.record($0) })
    Task { [board, isOver] in
      await board.run()
      isOver.record(())
    }
    await settle()
  }

  /// Waits until this is all that was shown, for a short while at most, and says whether it is.
  func shows(_ screens: [ParcelScreen]) async -> Bool {
    await eventually { shown == screens }
  }

  /// All that was shown, without repeats in a row.
  var shown: [ParcelScreen] {
    screens.calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Tells the board of the path, and lets it do what there is to do.
  func drive(_ paths: VanPath...) async {
    paths.forEach { path.continuation.yield($0) }
    await settle()
  }

  /// Ends the path, and waits until the run is over, for a short while at most.
  func arrive() async {
    path.continuation.finish()
    await eventually { isOver.count == 1 }
  }

  /// Tells the board to refresh, and waits until it has returned or sent a request.
  func refresh() async {
    let (returned, before) = (CallRecorder<Void>(), requests.sent.count)
    Task {
      await board.refresh()
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

  /// Answers a request, and lets the board do with it what it likes.
  func answer(_ request: Int, _ answer: LateAnswer) async {
    let result: Result<[String], any Error> =
      switch answer {
      case .parcels: .success(["Parcel \(request)"])
      case .failure: .failure(NoNetwork())
      case .cancellation: .failure(CancellationError())
      }
    await requests.answer(request, with: result)
    await settle()
  }

  /// Gives the board its turns, on the main actor and elsewhere.
  private func settle() async {
    for _ in 0..<100 {
      await Task.yield()
      await MainActor.run {}
    }
  }
}

extension [ParcelScreen] {
  /// The screens as a sentence shows them.
  var text: String {
    guard !isEmpty else { return "nothing" }
    return map { screen in
      if case .parcels(let parcels) = screen {
        parcels.isEmpty ? "no parcels" : parcels.joined(separator: " and ")
      } else {
        "\(screen)"
      }
    }.joined(separator: ", ")
  }
}
