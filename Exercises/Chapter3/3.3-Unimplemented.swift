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
  /// You are done when each endpoint, at each call,
  /// - gives its own name to `report`, before it returns: "temperature", "harvest", and so on;
  /// - then throws `UnexpectedCall` with that name, if it can throw;
  /// - otherwise gives back something harmless: any answer, or a stream that ends at once.
  ///
  /// - Parameter report: fails the test that is running. In a test, it is
  ///   `{ Issue.record("\($0) is unimplemented") }`. An app cannot call that, since it does not
  ///   import the test library, so it comes from outside.
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    // TODO: 3.3
    GreenhouseClient(
      temperature: { _ in 20 },
      harvest: { _ in [] },
      isRoofOpen: { false },
      openRoof: {},
      moisture: { _ in AsyncStream { $0.finish() } })
  }
}
