// 2.2 · Another one  ★☆☆
//
// Read:   Book/02-Second.md, "Seven"

func other() -> Int {
  7
}
