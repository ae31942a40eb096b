// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A tiny course that has one of each: see FixtureCourse.
let answers = Context.environment["ANSWERS"] ?? "Exercises"
let only = Context.environment["CHAPTER"]
let chapters = only.flatMap { Int($0.prefix { $0 != "." }) }.map { [$0] } ?? [1, 2]

/// What isn't compiled: pages, and the other exercises' files.
func leftOut(of folder: String) -> [String] {
  let path = "\(Context.packageDirectory)/\(folder)"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  let beginning = only.flatMap { $0.contains(".") ? "\($0)-" : nil } ?? ""
  return names.filter { !$0.hasPrefix(beginning) || !$0.hasSuffix(".swift") }
}

let package = Package(
  name: "Fixture",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "First", path: "Sources/Chapter1-First/First"),
    .target(name: "Second", path: "Sources/Chapter2-Second/Second"),
    .target(name: "Support", path: "Tests/Support"),
  ]
    + chapters.flatMap { chapter in
      [
        .target(
          name: "Chapter\(chapter)Exercises", path: "\(answers)/Chapter\(chapter)",
          exclude: leftOut(of: "\(answers)/Chapter\(chapter)")),
        .testTarget(
          name: "Chapter\(chapter)ExercisesTests",
          dependencies: [.target(name: "Chapter\(chapter)Exercises"), "Support"],
          path: "Tests/Exercises/Chapter\(chapter)",
          exclude: leftOut(of: "Tests/Exercises/Chapter\(chapter)")),
      ]
    }
)
