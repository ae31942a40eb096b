import Testing

@testable import FromShared

@Suite("A singleton that uses a singleton")
struct SyncTests {
  @Test("what can't be sent waits for the next time")
  func failing() async {
    let outbox = Outbox()
    outbox.add("Comets: 5 of 5")
    await Step1.Sync(outbox: outbox).run { _ in throw Server.Unreachable() }
    #expect(outbox.takeAll() == ["Comets: 5 of 5"])
  }

  @Test("tasks that add messages at the same time lose none, and each is sent once")
  func manyTasks() async {
    let (outbox, sent) = (Outbox(), Outbox())
    await withTaskGroup { group in
      for number in 1...100 {
        group.addTask { outbox.add("\(number)") }
        group.addTask { await Step1.Sync(outbox: outbox).run { sent.add($0) } }
      }
    }
    let all = sent.takeAll() + outbox.takeAll()
    #expect(all.sorted() == (1...100).map(String.init).sorted())
  }
}
