// Wrong: the reducer waits for the answer.
// Must fail with: Put the call of the environment into the closure of an effect, and only there.

import Dispatch
import Synchronization

/// What the turnstile does.
@Sendable func turnstileReducer(
  state: inout TurnstileState, action: TurnstileAction, environment: TurnstileEnvironment
) -> [Effect<TurnstileAction>] {
  switch action {
  case .guestEntered:
    state.guests += 1
    return state.guests.isMultiple(of: 10) ? [.fireAndForget { environment.ring() }] : []
  case .guestLeft:
    state.guests = max(0, state.guests - 1)
    return []
  case .remarkButtonTapped:
    state.isAsking = true
    let guests = state.guests
    let semaphore = DispatchSemaphore(value: 0)
    let answer = Mutex("")
    Task.detached {
      let remark = await environment.remark(guests)
      answer.withLock { $0 = remark }
      semaphore.signal()
    }
    semaphore.wait()
    let remark = answer.withLock { $0 }
    return [.task { .remarkResponse(remark) }]
  case .remarkResponse(let remark):
    state.isAsking = false
    state.remark = remark
    return []
  }
}
