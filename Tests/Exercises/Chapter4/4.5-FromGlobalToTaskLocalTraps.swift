import TestSupport
import Testing

@testable import Chapter4Exercises

extension Exercise4_5 {
  @Test("an order in a child task changes the rules for itself, and not for its parent")
  func keepsChildrenApart() async {
    let (begun, gate) = (Gate(), Gate())
    let parent = Crowd(of: 1) {
      await withTillRules {
        $0.currency = "euros"
      } operation: {
        async let child: Void = withTillRules {
          $0.currency = "pounds"
        } operation: {
          begun.open()
          await gate.pass()
        }
        await begun.pass()
        let currency = tillRules().currency
        gate.open()
        await child
        return currency
      }
    }
    await parent.isServed()
    #expect(
      parent.answers.calls == ["euros"], "The child sells in pounds, while its parent has euros.")
  }

  @Test("the change and the operation are called once each")
  func callsOnce() async {
    let calls = CallRecorder<String>()
    await withTillRules { _ in
      calls.record("change")
    } operation: {
      _ = (tillRules(), tillRules())
      calls.record("operation")
    }
    #expect(calls.calls == ["change", "operation"], "Make the change once, and bind the result.")
  }
}
