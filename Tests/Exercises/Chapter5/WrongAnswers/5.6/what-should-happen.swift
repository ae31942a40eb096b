// Wrong: knows beforehand what the reducer will do, and does not look whether it does.
// Must fail with: This reducer does nothing at all

func withFeed(
  _ reducer: @escaping Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>
) -> Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> {
  { state, action, environment in
    var events: [CloakroomEntry.Event] = []
    switch action {
    case .hangUp(let tag):
      if !state.tags.contains(tag), state.tags.count < 8 { events = [.hungUp(tag: tag)] }
    case .handOut(let tag):
      if state.tags.contains(tag) { events = [.handedOut(tag: tag)] }
    case .handOutGroup(let positions):
      events = positions.filter(state.tags.indices.contains)
        .map { .handedOut(tag: state.tags[$0]) }
    case .stocktakingTapped, .stocktakingDone:
      break
    }
    let effects = reducer(&state, action, environment)
    if !events.isEmpty {
      let date = environment.now()
      state.feed += events.map { CloakroomEntry(event: $0, date: date) }
    }
    return effects
  }
}
