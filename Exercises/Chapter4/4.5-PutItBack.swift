// 4.5 · Put it back                                                        ★★☆
//
// The dome of a planetarium takes what it needs from a global. A show about Galileo sets the
// year to 1610 and has another narrator. If nobody puts that back, the next visitors get
// Galileo's sky with a live ticket. Write the function that changes the dome for one show.
//
// Edit:   `withDome(_:show:)` at the end of this file.
// Check:  swift run workshop check 4.5
// Read:   Book/04-Current.md, "Put it back"

import Foundation

// MARK: - Given

/// What the dome takes from outside.
struct DomeEnvironment: Sendable {
  /// The year whose sky is to be seen.
  var year: @Sendable () -> Int
  var narrator: String

  static let live = DomeEnvironment(
    year: { Calendar(identifier: .gregorian).component(.year, from: Date()) }, narrator: "Vera")
}

/// The one that everybody reads.
@MainActor var dome = DomeEnvironment.live

/// Speaks to the visitors, and reads the global each time.
@MainActor
struct DomeGuide {
  func welcome() -> String {
    "This is the sky of \(dome.year()), says \(dome.narrator)."
  }
}

// MARK: - Yours

/// Changes the dome for the length of a show.
///
///     let greeting = withDome {
///       $0.year = { 1610 }
///     } show: {
///       DomeGuide().welcome()
///     }
///
/// You are done when
/// - the dome of the show is the dome as it was before, with `change` applied to it;
/// - `show` is called once, and whoever called `withDome` gets its answer or its error;
/// - afterwards the dome is as it was before, whatever happened: `show` has answered or thrown,
///   has itself changed the dome, or was a show within a show;
/// - if `change` throws, `show` is not called, and the dome is as it was before, too.
///
/// - Parameters:
///   - change: changes what it is given. It does not touch the global.
///   - show: what happens meanwhile.
@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  // TODO: 4.5
  try change(&dome)
  return try show()
}
