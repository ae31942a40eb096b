/// The water level in the harbour at one time of day.
package struct Tide: Equatable, Sendable {
  /// From 0 to 23.
  package var hour: Int
  /// In centimetres. Below zero, there's less water than the harbour's chart says.
  package var level: Int

  /// - Parameters:
  ///   - hour: from 0 to 23.
  ///   - level: in centimetres.
  package init(hour: Int, level: Int) {
    self.hour = hour
    self.level = level
  }
}

/// Knows the tides of a day.
package protocol TideClient: Sendable {
  /// - Returns: the tides in the order of the day, or an empty array if nobody measures them there.
  /// - Throws: an error whose description is a sentence for the board.
  func tides(in harbour: String) async throws -> [Tide]
}

/// The states that you may want to see the board in.
package enum TideState: CaseIterable, Sendable {
  /// Nobody measures the tides here.
  case empty
  /// At least three tides, each at a later hour than the one before, all of them above zero.
  case happyPath
  /// At least one tide below zero, each at a later hour than the one before.
  case belowZero
  /// An error every time.
  case failed
}

/// The board at the pier, which shows the tides or why there are none.
package struct TideBoard: Sendable {
  private let client: any TideClient

  /// - Parameter client: where the tides come from.
  package init(client: any TideClient) {
    self.client = client
  }

  /// The board of a harbour, with the client's answer.
  package func lines(for harbour: String) async -> [String] {
    do {
      let tides = try await client.tides(in: harbour)
      if tides.isEmpty { return ["Nobody measures the tides here."] }
      return tides.map { tide in
        "\(tide.hour):00  \(tide.level) cm\(tide.level < 0 ? "  Mind the rocks." : "")"
      }
    } catch {
      return ["No tides. \(error)"]
    }
  }
}
