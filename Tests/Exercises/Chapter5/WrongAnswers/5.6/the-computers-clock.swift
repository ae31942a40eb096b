// Wrong: the date is that of the computer.
// Must fail with: ask `environment.now()`, at each action

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
      events = before.filter { !state.tags.contains($0) }.map { .handedOut(tag: $0) }
    case .stocktakingTapped, .stocktakingDone:
      break
    }
    if !events.isEmpty {
      let date = Date()
      state.feed += events.map { CloakroomEntry(event: $0, date: date) }
    }
    return effects
  }
}
