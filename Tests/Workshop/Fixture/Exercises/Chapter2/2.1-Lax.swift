// 2.1 · Lax tests  ★☆☆
//
// Read:   Book/02-Second.md, "Seven"

func lax() -> Int {
  // TODO: 2.1
  0
}
