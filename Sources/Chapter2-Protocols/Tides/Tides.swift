/// The level of the water in the harbour at one time of the day.
package struct Tide: Equatable, Sendable {
  /// From 0 to 23.
  package var hour: Int
  /// In centimetres. Below zero there is less water than the chart of the harbour says.
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
  /// - Returns: the tides in the order of the day, or none if nobody measures them there.
  /// - Throws: an error whose description is a sentence for the board.
  func tides(in harbour: String) async throws -> [Tide]
}

/// The states in which you may want to see the board.
package enum TideState: CaseIterable, Sendable {
  /// Nobody measures the tides here.
  case empty
  /// At least three tides, each at a later hour than the one before, all of them above zero.
  case happyPath
  /// At least one tide below zero, each at a later hour than the one before.
  case belowZero
  /// No answer but an error, each time.
  case failed
}

/// Everything that the board at the pier can look like.
package struct TideBoard: Sendable {
  private let client: any TideClient

  /// - Parameter client: is asked for the tides.
  package init(client: any TideClient) {
    self.client = client
  }

  /// The board of a harbour, as the client's answer makes it look.
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
