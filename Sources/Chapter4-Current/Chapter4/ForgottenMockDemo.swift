import CounterFeature
import FavoritesFeature
import FileClient
import Foundation
import Synchronization
import TerminalUI

/// A test of two features, whose author knew about only one of the two worlds.
@MainActor
enum ForgottenMockDemo {
  static let arguments = Arguments<Void>(
    "\(Chapter4.program) forgotten-mock",
    "Runs a test of both features with only one of their worlds mocked, in a temporary folder.")

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "PrimeTime-\(UUID())", directoryHint: .isDirectory)
    let screen = await screen(folder: folder)
    try? FileManager.default.removeItem(at: folder)
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(screen)
  }

  /// Leaves its worlds in both features' `Current`.
  ///
  /// - Parameter folder: where the live file client keeps its files.
  static func screen(folder: URL) async -> Screen {
    let calls = LiveCalls()
    var live = FavoritePrimesEnvironment.live
    live.fileClient = .live(folder: folder)
    FavoritesFeature.Current = live.recorded(by: calls)

    CounterFeature.Current = .mock
    let screens = await test()

    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Screen {
      "CounterFeature.Current = .mock"
      Line("FavoritesFeature.Current is forgotten", .dim)
      ""
      Line("The test: +, +, nth, add, save", .bold)
      screens.flatMap(\.lines).map { "  " + $0 }
      ""
      Line("Live calls that happened anyway: \(calls.names.count)", .bold)
      calls.names.map { Line("  \($0)") }
      Line("Files that the test left behind: \(files.count)", .bold)
      files.map { Line("  \($0)") }
    }
  }

  private static func test() async -> [Screen] {
    let (counter, favorites) = (CounterModel(), FavoritePrimesModel())
    counter.increment()
    counter.increment()
    counter.askNthPrime()
    await counter.asking?.value
    favorites.add(counter.count)
    favorites.save()
    await favorites.working?.value
    return [counter.screen, favorites.screen]
  }
}

/// Records which live functions are called, in order.
private final class LiveCalls: Sendable {
  private let log = Mutex<[String]>([])

  var names: [String] { log.withLock { $0 } }

  func record(_ name: String) {
    log.withLock { $0.append("FavoritesFeature: \(name)") }
  }
}

extension FavoritePrimesEnvironment {
  /// The same environment, but it records each call before it answers.
  fileprivate func recorded(by calls: LiveCalls) -> FavoritePrimesEnvironment {
    var recorded = self
    recorded.fileClient.load = { name in
      calls.record("fileClient.load(\(name))")
      return try await fileClient.load(name)
    }
    recorded.fileClient.save = { name, data in
      calls.record("fileClient.save(\(name))")
      try await fileClient.save(name, data)
    }
    recorded.now = {
      calls.record("now()")
      return now()
    }
    return recorded
  }
}
