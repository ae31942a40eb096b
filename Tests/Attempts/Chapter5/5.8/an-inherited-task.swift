// Wrong: a task that is begun on the main actor stays there.
// Must fail with: in a `Task` that has inherited it

@MainActor
private func compute(_ ticket: Int) throws -> Int {
  var number = 1
  var count = 0
  while count < ticket {
    try Task.checkCancellation()
    number += 1
    if isLucky(number) { count += 1 }
  }
  return number
}

@MainActor
func luckyNumber(forTicket ticket: Int) async throws -> Int {
  guard ticket >= 1 else { throw NoSuchTicket(ticket: ticket) }
  let machine = Task { try compute(ticket) }
  return try await withTaskCancellationHandler {
    try await machine.value
  } onCancel: {
    machine.cancel()
  }
}
