import Foundation
import TerminalUI

/// The seconds that the work takes.
func seconds(_ work: @Sendable () async throws -> Int) async rethrows -> Double {
  let start = ContinuousClock.now
  _ = try await work()
  return (ContinuousClock.now - start) / .seconds(1)
}

/// The median; with an even number of values, the greater of the two in the middle.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

func milliseconds(_ seconds: Double) -> String {
  String(format: "%.2f ms", seconds * 1_000)
}

func microseconds(_ seconds: Double) -> String {
  String(format: "%.2f µs", seconds * 1_000_000)
}

func ratio(_ value: Double, _ other: Double) -> String {
  String(format: "%.1f times", value / other)
}

/// Cells of equal width, side by side.
func row(_ cells: String...) -> Line {
  Line(cells.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }.joined())
}
