// Wrong: reads the positions when the coats are gone.
// Must fail with: The positions belong to the rail as it was before the reducer ran

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
    case .handOutGroup(let positions):
      for position in positions where state.tags.indices.contains(position) {
        events.append(.handedOut(tag: state.tags[position]))
      }
    case .handOut:
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
