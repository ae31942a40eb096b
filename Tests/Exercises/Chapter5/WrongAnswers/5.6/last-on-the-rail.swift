// Wrong: takes the last coat for the new one, and it may have hung there before.
// Must fail with: It has ["hung up 19 at 100"]

func withFeed(
  _ reducer: @escaping Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>
) -> Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> {
  { state, action, environment in
    let before = state.tags
    let effects = reducer(&state, action, environment)
    var events: [CloakroomEntry.Event] = []
    switch action {
    case .hangUp(let tag):
      if state.tags.last == tag { events = [.hungUp(tag: tag)] }
    case .handOut, .handOutGroup:
      events = before.filter { !state.tags.contains($0) }.map { .handedOut(tag: $0) }
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
