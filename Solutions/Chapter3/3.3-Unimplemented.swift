// 3.3 · Unimplemented                                                      ★★☆
//
// The tests of a greenhouse app make clients that answer what the test is about, and keep
// quiet about the rest. Last week the app opened the roof in a test about tomatoes, and
// nobody noticed. Write the client that notices: each endpoint says that it was called. A
// test starts from it, and overrides what it expects.
//
// Edit:   `unimplemented(report:)` at the end of this file.
// Check:  swift run workshop check 3.3
// Read:   Book/03-StructWitnesses.md, "A client that refuses"

// MARK: - Given

/// Knows a greenhouse and works in it.
struct GreenhouseClient: Sendable {
  /// In degrees Celsius.
  var temperature: @Sendable (_ bed: Int) async throws -> Double
  /// What is ripe.
  var harvest: @Sendable (_ bed: Int) async throws -> [String]
  var isRoofOpen: @Sendable () -> Bool
  var openRoof: @Sendable () async -> Void
  /// The moisture of the soil in percent, measured again and again until somebody cancels.
  var moisture: @Sendable (_ bed: Int) -> AsyncStream<Int>
}

/// Somebody called an endpoint that the test did not expect to be called.
struct UnexpectedCall: Error, Equatable {
  /// The endpoint as `GreenhouseClient` spells it: "temperature".
  var endpoint: String
}

// MARK: - Yours

extension GreenhouseClient {
  /// A client that expects no call.
  ///
  /// - Parameter report: fails the test that is running.
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    GreenhouseClient(
      temperature: { _ in
        report("temperature")
        throw UnexpectedCall(endpoint: "temperature")
      },
      harvest: { _ in
        report("harvest")
        throw UnexpectedCall(endpoint: "harvest")
      },
      isRoofOpen: {
        report("isRoofOpen")
        return false
      },
      openRoof: { report("openRoof") },
      moisture: { _ in
        report("moisture")
        return AsyncStream { $0.finish() }
      })
  }
}
