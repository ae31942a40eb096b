import TestSupport
import Testing

@testable import Chapter4Exercises

@Suite(.exercise("4.5"), .serialized)
struct Exercise4_5 {
  init() throws {
    // Two tasks that write at the same time may end the test process.
    let source = try LearnerSource.load("4.5")
    let places = ["nonisolated(unsafe)", "@unchecked"].flatMap { source.lines(mentioning: $0) }
    let isChecked = places.isEmpty
    try #require(
      isChecked,
      """
      This test reads \(source.path), and goes no further. Here the compiler's checks are turned off: \
      \(places.quoted). Fifty tasks write there at the same time, which may end the program. Even \
      if it doesn't, a task reads what another one has written. A lock doesn't help, as there is \
      still one value for all. Each task needs its own.
      """)
  }

  @Test("when fifty auctions run at once, each keeps its own rules")
  func keepsFiftyApart() async {
    let gate = Gate()
    let (begun, done) = (CallRecorder<Int>(), CallRecorder<AuctionReport>())
    for number in 1...50 {
      Task {
        let heard = await withAuctionRules {
          $0.currency = "coins \(number)"
          $0.fee = { _ in number }
        } operation: {
          begun.record(number)
          await gate.pass()
          return await heardInAuction()
        }
        done.record(AuctionReport(number: number, heard: heard))
      }
    }
    await eventually { begun.count == 50 }
    gate.open()
    await eventually { done.count == 50 }
    let strange = done.calls.filter { !$0.isRight }.sorted()
    let isRight = done.count == 50 && strange.isEmpty
    let advice =
      strange.isEmpty
      ? "The others were held up. An auction shouldn't wait for another one: give each task rules of "
        + "its own, instead of letting them take turns."
      : strange.allSatisfy(\.hasLostRulesInTasks)
        ? "Part of it is by the rules of the house: the clerk asks for the fee in a child task, with "
          + "`async let`. A child task is another task, and should inherit the auction's rules."
        : "Where all share one place, they get what was written last, with a lock or without."
    #expect(
      isRight,
      """
      Fifty auctions are held at the same time. Auction 1 has coins 1 and a fee of 1, auction 2 has \
      coins 2, and so on. \(done.count) of them finished. In \(strange.count) of them, what \
      was heard isn't right\(strange.first.map { ": \($0)" } ?? ""). \(advice)
      """)
    let calls = done.calls.filter { [1, 2, 50].contains($0.number) }.sorted()
    demonstrate(
      """
      50 auctions at the same time. In auction 1 the fee is 1 and the currency "coins 1", and so
      on. For a bid of 1000 the clerk calls out:
      \(calls.map { "  in auction \($0.number): \(listed(Set($0.heard).sorted()))" }.joined(separator: "\n"))
      """)
  }

  @Test("an auction doesn't wait for others")
  func opensAllAtOnce() async {
    let gate = Gate()
    let (begun, done) = (CallRecorder<Int>(), CallRecorder<Int>())
    for number in 1...50 {
      Task {
        await withAuctionRules { _ in
        } operation: {
          begun.record(number)
          await gate.pass()
        }
        done.record(number)
      }
    }
    await eventually { begun.count == 50 }
    let together = begun.count
    gate.open()
    await eventually { done.count == 50 }
    let isRight = together == 50
    #expect(
      isRight,
      """
      Fifty auctions were opened, and none ends before all have begun. \(together) of them \
      \(together == 1 ? "has" : "have") begun. An auction shouldn't wait for another one: give each \
      task rules of its own, instead of letting them take turns.
      """)
  }

  @Test("a detached task has the rules of the house")
  func detachedTasksInheritNothing() async {
    let heard = await heardInTime {
      await withAuctionRules {
        $0.currency = "euros"
      } operation: {
        let detached = await Task.detached { await auctionCurrency() }.value
        return ["detached: \(detached)", "here: \(await auctionCurrency())"]
      }
    }
    let isRight = heard == ["detached: kroner", "here: euros"]
    #expect(
      isRight,
      """
      An auction in euros starts a detached task, which inherits nothing: it should get the default, \
      kroner, while the auction's own task has euros. In the detached task \
      "\(heard.first?.dropFirst(10) ?? "")" was heard, and in the auction's own \
      "\(heard.last?.dropFirst(6) ?? "")". A task-local value makes this difference, and a place that all tasks read can't. Keep no such place, not \
      even beside the task-local value.
      """)
  }

  @Test("the tasks that an auction starts have its rules, even after it is over")
  func childrenInherit() async {
    let gate = Gate()
    let heard = await heardInTime {
      let (heard, late) = await withAuctionRules {
        $0.currency = "euros"
      } operation: {
        async let bound = auctionCurrency()
        var heard = ["async let: \(await bound)"]
        await withTaskGroup { group in
          group.addTask { await auctionCurrency() }
          for await currency in group { heard.append("task group: \(currency)") }
        }
        heard.append("Task {}: \(await Task { await auctionCurrency() }.value)")
        heard.append("the clerk: \(await AuctionClerk().callOut(100))")
        let late = Task {
          await gate.pass()
          return await auctionCurrency()
        }
        return (heard, late)
      }
      gate.open()
      return heard + ["Task {}, late: \(await late.value)"]
    }
    let wanted = [
      "async let: euros", "task group: euros", "Task {}: euros", "the clerk: 125 euros",
      "Task {}, late: euros",
    ]
    let isRight = heard == wanted
    let wrong = wanted.indices.filter { !heard.indices.contains($0) || heard[$0] != wanted[$0] }
    #expect(
      isRight,
      """
      An auction in euros starts five tasks. The last one goes on when the auction is over. \
      \(listed(wrong.map { "\"\(wanted[$0])\"" })) should be heard. Heard instead: \
      \(listed(wrong.map { heard.indices.contains($0) ? "\"\(heard[$0])\"" : "nothing" })). A task inherits \
      the task-local values of the task that starts it. Bind the rules themselves: what is put back \
      or removed elsewhere when the auction is over is gone for these tasks, too.
      """)
  }

  @Test("outside all auctions the rules are those of the house", arguments: [false, true])
  func putsBack(throwing: Bool) async {
    let (runs, changes) = (CallRecorder<Void>(), CallRecorder<Void>())
    let heard = await heardInTime {
      var heard = [await auctionCurrency()]
      do {
        heard += try await withAuctionRules {
          changes.record(())
          $0.currency = "euros"
        } operation: {
          runs.record(())
          let currencies = [auctionRules().currency, await auctionCurrency()]
          if throwing { throw FireAlarm(floor: 2) }
          return currencies
        }
      } catch {
        heard.append("\(error)")
      }
      return heard + [await auctionCurrency()]
    }
    let isRunOnce = runs.count == 1
    #expect(
      isRunOnce,
      """
      An auction was opened with `withAuctionRules`. Its operation should run once, but ran \
      \(runs.count) times.
      """)
    let isChangedOnce = changes.count == 1
    #expect(
      isChangedOnce || !isRunOnce,
      """
      An auction was held. Its change should be made once, but was made \(changes.count) times. Make \
      it once, before the operation, and bind the result.
      """)
    guard isRunOnce && isChangedOnce else { return }
    let inside = throwing ? ["FireAlarm(floor: 2)"] : ["euros", "euros"]
    let wanted = ["kroner"] + inside + ["kroner"]
    let isRight = heard == wanted
    #expect(
      isRight,
      """
      Before an auction in euros, twice in it and after it, the currency is read. \
      \(throwing ? "The auction throws FireAlarm(floor: 2), which should be passed on. " : "")\
      This should be heard: \(listed(wanted)). Heard instead: \(listed(heard)).
      """)
  }

  @Test("a child task that holds an auction changes the rules for itself only")
  func keepsChildrenApart() async {
    // This test and the next come last: where auctions wait for each other, these wait for ever.
    let gate = Gate()
    let begun = CallRecorder<Int>()
    let heard = await heardInTime {
      await withAuctionRules {
        $0.currency = "euros"
      } operation: {
        let children = await withTaskGroup(of: String.self) { group in
          for number in 1...5 {
            group.addTask {
              await withAuctionRules {
                $0.currency = "coins \(number)"
              } operation: {
                begun.record(number)
                if begun.count == 5 { gate.open() }
                await gate.pass()
                return "child \(number): \(await auctionCurrency())"
              }
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        return children.sorted() + ["afterwards: \(await auctionCurrency())"]
      }
    }
    gate.open()
    let wanted = (1...5).map { "child \($0): coins \($0)" } + ["afterwards: euros"]
    let isRight = heard == wanted
    let difference = zip(wanted, heard).first { $0 != $1 }.map {
      "\"\($0)\" should be heard, but \"\($1)\" was."
    }
    #expect(
      isRight,
      """
      An auction in euros starts five child tasks. Each changes the currency for itself, to coins 1, \
      coins 2 and so on, and none is over before all have begun. \
      \(difference ?? "It never came to an end.") \
      A change within an auction counts for the task that makes it and for the tasks that this one \
      starts. Don't write it where the others read it, such as in a box that the auction shares.
      """)
  }

  @Test("an auction within an auction starts from the outer one's rules", arguments: [false, true])
  func nests(throwing: Bool) async {
    let heard = await heardInTime {
      await withAuctionRules {
        $0.currency = "euros"
        $0.fee = { $0 / 2 }
      } operation: {
        var heard = [await AuctionClerk().callOut(100)]
        do {
          heard += try await withAuctionRules {
            $0.fee = { _ in 1 }
          } operation: {
            if throwing { throw FireAlarm(floor: 3) }
            return [await AuctionClerk().callOut(100)]
          }
        } catch {
          heard.append("\(error)")
        }
        let inPounds = await withAuctionRules {
          $0.currency = "pounds"
        } operation: {
          await AuctionClerk().callOut(100)
        }
        return heard + [inPounds, await AuctionClerk().callOut(100)]
      }
    }
    let wanted = [
      "150 euros", throwing ? "FireAlarm(floor: 3)" : "101 euros", "150 pounds", "150 euros",
    ]
    let isRight = heard == wanted
    let moments = ["Before these two", "In the first one", "In the second one", "After these two"]
    let wrong = wanted.indices.first { heard.indices.contains($0) && heard[$0] != wanted[$0] }
    let difference = wrong.map {
      "\(moments[$0]), \"\(wanted[$0])\" should be heard, but \"\(heard[$0])\" was."
    }
    #expect(
      isRight,
      """
      An auction is in euros, and its fee is half the bid. Within it, one auction sets the fee to 1\
      \(throwing ? " and throws FireAlarm(floor: 3)" : ""), and a second one sets the currency to \
      pounds. The bid is 100. \(difference ?? "It never came to an end.") An inner auction starts \
      from the outer one's rules, changes some, and leaves the outer ones as they are.
      """)
    guard isRight, !throwing else { return }
    let inKroner = await heardInTime {
      await withAuctionRules {
        $0.currency = "euros"
        $0.fee = { $0 / 2 }
      } operation: {
        await withAuctionRules {
          $0.currency = AuctionRules.house.currency
        } operation: {
          [await AuctionClerk().callOut(100)]
        }
      }
    }
    let isChangedBack = inKroner == ["150 kroner"]
    #expect(
      isChangedBack,
      """
      An auction is in euros, and its fee is half the bid. Within it, another one sets the currency to \
      kroner. The bid is 100, and "150 kroner" should be heard. Heard instead: \(listed(inKroner)). \
      Bind all the rules, even where they are like those of the house.
      """)
    guard isChangedBack else { return }
    let deep = await heardInTime { await heardInAuctions(levels: 5) }
    let steps = ["kroner!", "kroner!!", "kroner!!!", "kroner!!!!", "kroner!!!!!"]
    let isDeep = deep == steps + steps.reversed()
    #expect(
      isDeep,
      """
      Five auctions are held, one within the other, and each adds an exclamation mark to the currency. \
      Before and after the next one, these should be heard: \(listed(steps + steps.reversed())). Heard \
      instead: \(listed(deep)). Each auction starts from the rules around it, at any depth.
      """)
  }
}
