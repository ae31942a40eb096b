// 5.6 · Date the feed                                                      ★★☆
//
// The tags of a cloakroom are prime numbers. The reducer of its rail is finished. Now the owner
// wants an activity feed: which coats have come and gone, and when. It goes around the reducer,
// not into it. A first try is there, and lists coats that are still on the rail.
//
// Edit:   `withFeed(_:)` at the end of this file.
// Check:  swift run workshop check 5.6
// Read:   Book/05-ReducerEnvironments.md, "What an exhaustive switch buys"

import ComposableArchitecture
import Foundation

// MARK: - Given

/// A rail with coats, and what has happened to them.
struct Cloakroom: Equatable, Sendable {
  /// The tags of the coats, from left to right. No tag is there twice.
  var tags: [Int] = []
  /// What has happened, oldest first.
  var feed: [CloakroomEntry] = []
}

/// A line of the activity feed.
struct CloakroomEntry: Equatable, Sendable {
  enum Event: Equatable, Sendable {
    case hungUp(tag: Int)
    case handedOut(tag: Int)
  }

  var event: Event
  var date: Date
}

enum CloakroomAction: Equatable, Sendable {
  case hangUp(tag: Int)
  case handOut(tag: Int)
  /// A group leaves, and takes the coats at these positions on the rail, counted from 0. An
  /// `IndexSet` has each position once, in ascending order.
  case handOutGroup(positions: IndexSet)
  case stocktakingTapped
  /// So that is what hangs there. It says nothing about who came and went.
  case stocktakingDone(tags: [Int])
}

struct CloakroomEnvironment: Sendable {
  var now: @Sendable () -> Date
  var countCoats: @Sendable () async -> [Int]
}

/// The rail. It has place for eight coats, and does nothing where there is nothing to do.
let cloakroomReducer: Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> = {
  state, action, environment in
  switch action {
  case .hangUp(let tag):
    if !state.tags.contains(tag), state.tags.count < 8 { state.tags.append(tag) }
    return []
  case .handOut(let tag):
    state.tags.removeAll { $0 == tag }
    return []
  case .handOutGroup(let positions):
    for position in positions.reversed() where state.tags.indices.contains(position) {
      state.tags.remove(at: position)
    }
    return []
  case .stocktakingTapped:
    return [.task { await .stocktakingDone(tags: environment.countCoats()) }]
  case .stocktakingDone(let tags):
    state.tags = tags
    return []
  }
}

// MARK: - Yours

/// The same reducer with an activity feed.
///
/// The tests call it with `cloakroomReducer`, and with reducers that you do not know: some refuse
/// to do what they are asked. You are done when
/// - a coat that was hung up by `hangUp` has an entry at the end of the feed, and so has each coat
///   that was handed out by `handOut` or `handOutGroup`, those of a group from left to right, as
///   they hung on the rail;
/// - the feed says what has happened, not what was asked for: where no coat came or went, there is
///   no new entry;
/// - stocktaking leaves no entries, whatever it finds;
/// - the dates are those of the environment. You may ask for the date right here, in the reducer:
///   once for an action, and not for each entry. It does not matter whether you ask where there is
///   no new entry;
/// - nothing else changes: the reducer runs once for each action, and its effects are kept.
func withFeed(
  _ reducer: @escaping Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>
) -> Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> {
  { state, action, environment in
    // TODO: 5.6
    let effects = reducer(&state, action, environment)
    switch action {
    case .hangUp(let tag):
      state.feed.append(CloakroomEntry(event: .hungUp(tag: tag), date: Date()))
    case .handOut(let tag):
      state.feed.append(CloakroomEntry(event: .handedOut(tag: tag), date: Date()))
    case .handOutGroup(let positions):
      for position in positions where state.tags.indices.contains(position) {
        let tag = state.tags[position]
        state.feed.append(CloakroomEntry(event: .handedOut(tag: tag), date: Date()))
      }
    case .stocktakingTapped, .stocktakingDone:
      break
    }
    return effects
  }
}
