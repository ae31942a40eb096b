// Wrong: records the first coat of a group only.
// Must fail with: It says: handed out 2. The positions belong

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
      if let tag = before.first(where: { !state.tags.contains($0) }) {
        events = [.handedOut(tag: tag)]
      }
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
