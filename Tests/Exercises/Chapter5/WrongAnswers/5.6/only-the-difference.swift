// Wrong: compares the rails, whatever the action was.
// Must fail with: Ask which action it was, and not only what has changed

func withFeed(
  _ reducer: @escaping Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>
) -> Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> {
  { state, action, environment in
    let before = state.tags
    let effects = reducer(&state, action, environment)
    let gone = before.filter { !state.tags.contains($0) }
    let new = state.tags.filter { !before.contains($0) }
    let events =
      gone.map { CloakroomEntry.Event.handedOut(tag: $0) }
      + new.map { CloakroomEntry.Event.hungUp(tag: $0) }
    if !events.isEmpty {
      let date = environment.now()
      state.feed += events.map { CloakroomEntry(event: $0, date: date) }
    }
    return effects
  }
}
