import FileClient
import Foundation
import Observation
import Primes

/// A running experiment: which of two ways to find the nth prime answers faster?
///
/// It's a sketch. In production, an experiment has an end date, the user's consent, and a server
/// that assigns the groups and collects the figures.
@MainActor @Observable
package final class Experiment {
  /// The user's group.
  package let group: ExperimentGroup
  /// What was measured, including earlier runs with the same folder.
  package private(set) var notes: ExperimentNotes
  /// Why the last figures couldn't be saved for the next start.
  private(set) var problem: String?
  @ObservationIgnored private let files: FileClient
  @ObservationIgnored private let elapsed: @Sendable () -> Duration

  /// - Parameters:
  ///   - group: the user's group.
  ///   - notes: what was measured before.
  ///   - files: where the notes are stored.
  ///   - clock: measures how long an answer takes.
  package init(
    group: ExperimentGroup, notes: ExperimentNotes, files: FileClient,
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    (self.group, self.notes, self.files) = (group, notes, files)
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The same way to find the nth prime, but it records how long each answer takes.
  package func measuring(
    _ nthPrime: @escaping @Sendable (Int) async throws -> Int
  ) -> @Sendable (Int) async throws -> Int {
    { [elapsed] n in
      let start = elapsed()
      do {
        let prime = try await nthPrime(n)
        let time = elapsed() - start
        await self.note { $0.answers.append(time / .milliseconds(1)) }
        return prime
      } catch let error as NoSuchPrime {
        // Neither group can answer this, so it doesn't count as a failure.
        throw error
      } catch {
        await self.note { $0.failures += 1 }
        throw error
      }
    }
  }

  private func note(_ change: @Sendable (inout ExperimentNotes.Measured) -> Void) async {
    change(&notes[group])
    do {
      try await notes.save(to: files)
    } catch {
      problem = "\(error)"
    }
  }
}

/// What is stored about an experiment from one start to the next.
package struct ExperimentNotes: Codable, Equatable, Sendable {
  /// What was measured in one group.
  package struct Measured: Codable, Equatable, Sendable {
    /// How long the answers took, in milliseconds.
    package var answers: [Double] = []
    /// How many requests got no answer.
    package var failures = 0
  }

  static let name = "experiment.json"

  /// The group that was drawn at random at the first start; nil before that.
  package var group: ExperimentGroup?
  private var a = Measured()
  private var b = Measured()

  /// Nothing drawn, nothing measured.
  package init() {}

  /// What was measured in a group.
  package subscript(group: ExperimentGroup) -> Measured {
    get { group == .a ? a : b }
    set { if group == .a { a = newValue } else { b = newValue } }
  }

  /// Loads the notes from the folder. At the first start, it draws a group, which the user keeps.
  ///
  /// - Parameters:
  ///   - files: where the notes are.
  ///   - draw: draws a group at random.
  /// - Throws: `DamagedNotes`, or what the client throws.
  package static func load(
    from files: FileClient, draw: @Sendable () -> ExperimentGroup
  ) async throws -> ExperimentNotes {
    var notes = ExperimentNotes()
    if let data = try await files.load(name) {
      guard let saved = try? JSONDecoder().decode(Self.self, from: data) else {
        throw DamagedNotes(path: files.path(name))
      }
      notes = saved
    }
    if notes.group == nil {
      notes.group = draw()
      try await notes.save(to: files)
    }
    return notes
  }

  /// Saves the notes for the next start.
  ///
  /// - Parameter files: where the notes are.
  /// - Throws: what the client throws.
  package func save(to files: FileClient) async throws {
    try await files.save(Self.name, JSONEncoder().encode(self))
  }
}

/// The file with the notes contains something else.
package struct DamagedNotes: Error, Equatable, CustomStringConvertible {
  /// The file's name for messages.
  let path: String

  /// What happened, to what, and what to do.
  package var description: String {
    """
    The file \(path) is damaged, so your group in the experiment is unknown. Delete the file, and \
    you will be assigned to a group again.
    """
  }
}
