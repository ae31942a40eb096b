import FileClient
import Foundation
import Observation
import Primes

/// An experiment that is under way: which of two ways to the nth prime answers faster?
///
/// It is a sketch. In production an experiment has a server that assigns the groups and collects the
/// figures, the user's consent, and an end.
@MainActor @Observable
package final class Experiment {
  /// The user's group.
  package let group: ExperimentGroup
  /// What was measured, also by those who used the folder before.
  package private(set) var notes: ExperimentNotes
  /// Why the last figures could not be kept for the next start.
  private(set) var problem: String?
  @ObservationIgnored private let files: FileClient
  @ObservationIgnored private let elapsed: @Sendable () -> Duration

  /// - Parameters:
  ///   - group: the user's group.
  ///   - notes: what was measured before.
  ///   - files: where the notes are kept.
  ///   - clock: measures how long an answer takes.
  package init(
    group: ExperimentGroup, notes: ExperimentNotes, files: FileClient,
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    (self.group, self.notes, self.files) = (group, notes, files)
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The same way to the nth prime, with a note of how long each answer took.
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
        // Neither group has an answer to this, so it isn't a failure.
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

/// What is kept of an experiment between two starts.
package struct ExperimentNotes: Codable, Equatable, Sendable {
  /// What was measured in one group.
  package struct Measured: Codable, Equatable, Sendable {
    /// How long the answers took, in milliseconds.
    package var answers: [Double] = []
    /// How many questions got no answer.
    package var failures = 0
  }

  static let name = "experiment.json"

  /// The group that was drawn by chance at the first start; nil before it.
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

  /// The notes in the folder. At the first start they get a group, which is the user's from then on.
  ///
  /// - Parameters:
  ///   - files: where the notes are.
  ///   - draw: draws a group by chance.
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

  /// Keeps the notes for the next start.
  ///
  /// - Parameter files: where the notes are.
  /// - Throws: what the client throws.
  package func save(to files: FileClient) async throws {
    try await files.save(Self.name, JSONEncoder().encode(self))
  }
}

/// The file of the notes holds something else.
package struct DamagedNotes: Error, Equatable, CustomStringConvertible {
  /// What a message calls the file.
  let path: String

  /// What happened, to what, and what to do.
  package var description: String {
    """
    The file \(path) is damaged, so your group in the experiment is unknown. Delete the file, and \
    you will be assigned to a group again.
    """
  }
}
