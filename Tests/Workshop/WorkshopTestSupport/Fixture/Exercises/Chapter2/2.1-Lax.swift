// 2.1 · Lax tests  ★☆☆
//
// Edit:   `lax` below.
// Check:  swift test --filter Exercise2_1
// Read:   Book/02-Second.md, "Seven"

func lax() -> Int {
  // TODO: 2.1
  0
}
