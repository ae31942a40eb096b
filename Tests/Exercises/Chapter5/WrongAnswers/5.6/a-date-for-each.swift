// Wrong: asks for the date beforehand, and then again for each coat.
// Must fail with: the environment was asked for the date 2 times. Ask once

func withFeed(
  _ reducer: @escaping Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>
) -> Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> {
  { state, action, environment in
    let before = state.tags
    let now = environment.now()
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
      state.feed += events.map { CloakroomEntry(event: $0, date: max(now, environment.now())) }
    }
    return effects
  }
}
