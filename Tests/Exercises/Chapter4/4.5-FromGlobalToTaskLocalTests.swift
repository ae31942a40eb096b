import TestSupport
import Testing

@testable import Chapter4Exercises

@Suite(.exercise("4.5"), .serialized)
struct Exercise4_5 {
  @Test("when orders run at once, none waits for another, and each keeps its own rules")
  func keepsOrdersApart() async {
    let (gate, begun, heard) = (Gate(), CallRecorder<Int>(), CallRecorder<String>())
    for number in 1...5 {
      Task {
        await withTillRules {
          if number.isMultiple(of: 2) {
            $0.fee = { _ in number }
          } else {
            $0.currency = "coins \(number)"
          }
        } operation: {
          begun.record(number)
          await gate.pass()
          heard.record(await Till().charge(1000))
        }
      }
    }
    await eventually { begun.count == 5 }
    #expect(begun.calls.sorted() == [1, 2, 3, 4, 5], "All five begin before one is over.")
    gate.open()
    await eventually { heard.count == 5 }
    #expect(
      heard.calls.sorted()
        == ["1002 kroner", "1004 kroner", "1250 coins 1", "1250 coins 3", "1250 coins 5"],
      "An order changes its fee or its currency. The till asks for the fee in a child task.")
  }

  @Test("the tasks that an order starts have its rules, even after it is over")
  func tasksInherit() async {
    let gate = Gate()
    let (early, late) = await withTillRules {
      $0.currency = "euros"
    } operation: {
      async let child = tillRules().currency
      let task = Task {
        await gate.pass()
        return tillRules().currency
      }
      return (await [child, Till().charge(100)], task)
    }
    gate.open()
    #expect(early == ["euros", "125 euros"], "A child task inherits what its order has.")
    let last = await late.value
    #expect(last == "euros", "Bind the rules themselves, and nothing that is emptied afterwards.")
  }

  @Test("a detached task has the rules of the house")
  func detachedTasksInheritNothing() async {
    let heard = await withTillRules {
      $0.currency = "euros"
    } operation: {
      [await Task.detached { tillRules().currency }.value, tillRules().currency]
    }
    #expect(heard == ["kroner", "euros"], "A detached task inherits nothing of the order.")
  }

  @Test("after an order the rules are those of the house, even if it throws")
  func putsBack() async {
    await #expect(throws: FireAlarm.self, "The operation's error reaches the caller.") {
      try await withTillRules {
        $0.currency = "euros"
      } operation: {
        if tillRules().currency == "euros" { throw FireAlarm() }
      }
    }
    #expect(tillRules().currency == "kroner", "The order in euros is over.")
  }

  @Test("an order within an order starts from the outer one's rules")
  func nests() async {
    // No one awaits this visitor's task, in case that an order waits for the one around it.
    let visitor = Crowd(of: 1) {
      await withTillRules {
        $0.fee = { $0 / 2 }
      } operation: {
        let inner = await withTillRules {
          $0.currency = "pounds"
        } operation: {
          await Till().charge(100)
        }
        return [inner, await Till().charge(100)]
      }
    }
    await visitor.isServed()
    #expect(
      visitor.answers.calls == [["150 pounds", "150 kroner"]],
      "The outer order's fee is half the price. The inner one changed the currency alone.")
  }
}

private struct FireAlarm: Error {}
