// 2.2 · Incomplete  ★☆☆
//
// Edit:   `incomplete` below.
// Check:  swift test --filter Exercise2_2
// Read:   Book/02-Second.md, "Seven"

// MARK: - Given

let almost = 5

// MARK: - Yours

func incomplete() -> Int {
  7
}
