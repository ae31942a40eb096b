// Wrong: records a group in the order in which the reducer removes it.
// Must fail with: It says: handed out 3, handed out 2

func withFeed(
  _ reducer: @escaping Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>
) -> Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> {
  { state, action, environment in
    let before = state.tags
    let effects = reducer(&state, action, environment)
    var events: [CloakroomEntry.Event] = []
    switch action {
    case .hangUp(let tag):
      if !before.contains(tag), state.tags.contains(tag) { events = [.hungUp(tag: tag)] }
    case .handOut, .handOutGroup:
      events = before.reversed().filter { !state.tags.contains($0) }.map { .handedOut(tag: $0) }
    case .stocktakingTapped, .stocktakingDone:
      break
    }
    if !events.isEmpty {
      let date = environment.now()
      state.feed += events.map { CloakroomEntry(event: $0, date: date) }
    }
    return effects
  }
}
