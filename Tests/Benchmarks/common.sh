# shellcheck shell=bash disable=SC2154,SC2034
# Shared by the benchmarks of checks and tests, which source it in the workspace's folder. They set
# `place`, a temporary folder, and `exercise`, such as 1.2-InitializerInjection.
root=$PWD
unset ANSWERS CHAPTER WORKSHOP_BUILD WORKSHOP_STATE
export NO_COLOR=1 TIMEFORMAT=%R LC_ALL=C
bash Tests/Portability/swift-build-only.sh "$place/swift-build"
swiftbuild=$place/swift-build/usr/bin

# The whole workspace, as a learner would clone it.
whole() { git clone -q "$root" "$1"; }

# A package with only this exercise, its tests and what they import.
alone() {
  mkdir -p "$1"/Exercises/Chapter1 "$1"/Solutions/Chapter1 "$1"/Sources "$1"/Tests/{Support,Exercises/Chapter1}
  cp "Exercises/Chapter1/$exercise.swift" "$1/Exercises/Chapter1/"
  cp "Solutions/Chapter1/$exercise.swift" "$1/Solutions/Chapter1/"
  cp "Tests/Exercises/Chapter1/$exercise"T*s.swift "$1/Tests/Exercises/Chapter1/"
  cp -R Tests/Support/{ScreenBuffer,TestSupport} "$1/Tests/Support/"
  cp -R Sources/Shared/{LoopbackHTTP,SwiftSource,TerminalUI} Sources/Chapter1-ControlFreak/CoffeeShopParts "$1/Sources/"
  cat >"$1/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Alone",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "LoopbackHTTP"),
    .target(name: "SwiftSource"),
    .target(name: "TerminalUI"),
    .target(name: "CoffeeShopParts", dependencies: ["TerminalUI"]),
    .target(name: "ScreenBuffer", path: "Tests/Support/ScreenBuffer"),
    .target(
      name: "TestSupport",
      dependencies: ["LoopbackHTTP", "ScreenBuffer", "SwiftSource", "TerminalUI"],
      path: "Tests/Support/TestSupport"),
    .target(
      name: "Chapter1Exercises", dependencies: ["CoffeeShopParts", "TerminalUI"],
      path: "Exercises/Chapter1"),
    .testTarget(
      name: "Chapter1ExercisesTests",
      dependencies: ["Chapter1Exercises", "CoffeeShopParts", "TerminalUI", "TestSupport"],
      path: "Tests/Exercises/Chapter1"),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
}

# The median of a series, in seconds.
median() { sort -n "$place/$1.times" | awk '{ a[NR] = $1 } END { print (a[int((NR+1)/2)] + a[int((NR+2)/2)]) / 2 }'; }

# row TEXT NAME [BASE]: a median, and its ratio to the base's.
row() {
  local time ratio=
  time=$(median "$2")
  [ -z "${3:-}" ] || ratio=$(awk -v a="$time" -v b="$(median "$3")" 'BEGIN { printf "%.2f", a / b }')
  printf '%-52s %7.2f s   %s\n' "$1" "$time" "$ratio"
}
