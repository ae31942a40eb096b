#!/usr/bin/env bash
# How long it takes from an edit of exercise 1.2 to its verdict, and from a clone to the first one:
# `workshop check 1.2`, against `swift test` in a package that holds that exercise alone.
#
#   bash Tests/Benchmarks/edit-to-verdict.sh [ROUNDS]     9 warm rounds unless told otherwise
#   COLD=0 bash Tests/Benchmarks/edit-to-verdict.sh       cold rounds: 1 unless told otherwise
#
# All are measured in turns, so that a busy machine is as busy for each; medians are shown. Each
# round edits the exercise: the reference answer in one, the task in the next, with a number that
# makes it a new text. Every verdict is compared with the one that the answer deserves. All happens
# in a temporary folder; what is measured is the last commit.
set -euo pipefail
cd "$(dirname "$0")/../.."

rounds=${1:-9}
cold=${COLD:-1}
exercise=1.2-HandItTheDatabase
root=$PWD
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
unset ANSWERS CHAPTER WORKSHOP_BUILD WORKSHOP_STATE
export NO_COLOR=1 TIMEFORMAT=%R

# The whole workspace, as a learner clones it.
whole() { git clone -q "$root" "$1"; }

# The workspace as it would be with one chapter only.
one_chapter() {
  whole "$1"
  (
    cd "$1"
    rm -r Sources/Chapter[2-9]-* Exercises/Chapter[2-9] Solutions/Chapter[2-9] Tests/Chapter[2-9]Tests
    # The chapters' entries in the table: from "2: chapter(" to the brace that closes it.
    awk '/^      [2-9]: chapter\(/ { skip = 1 } !skip { print } skip && /^      },$/ { skip = 0 }' \
      Package.swift >Package.new
    mv Package.new Package.swift
  )
}

# A package with this exercise, its tests and what they import, and nothing else.
alone() {
  mkdir -p "$1"/Exercises/Chapter1 "$1"/Solutions/Chapter1 "$1"/Sources "$1"/Tests/Chapter1Tests
  cp "Exercises/Chapter1/$exercise.swift" "$1/Exercises/Chapter1/"
  cp "Solutions/Chapter1/$exercise.swift" "$1/Solutions/Chapter1/"
  cp "Tests/Chapter1Tests/${exercise}Tests.swift" "$1/Tests/Chapter1Tests/"
  cp -R Tests/TestSupport "$1/Tests/"
  cp -R Sources/Shared/LoopbackHTTP Sources/Shared/TerminalUI "$1/Sources/"
  cat >"$1/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Alone",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "LoopbackHTTP"),
    .target(name: "TerminalUI"),
    .target(
      name: "TestSupport", dependencies: ["LoopbackHTTP", "TerminalUI"], path: "Tests/TestSupport"),
    .target(name: "Chapter1Exercises", path: "Exercises/Chapter1"),
    .testTarget(name: "Chapter1Tests", dependencies: ["Chapter1Exercises", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
}

# measure NAME FOLDER ROUND COMMAND...: edits, runs, holds the verdict against the answer.
measure() {
  local name=$1 folder=$2 round=$3 answers=Solutions expected=0 code=0
  shift 3
  if [ $((round % 2)) -ne 0 ]; then
    answers=Exercises
    expected=1
  fi
  # Another machine's clock may tell files of one second apart no better than by the second.
  { cat "$root/$answers/Chapter1/$exercise.swift"; echo "private let edit = $round"; } \
    >"$folder/Exercises/Chapter1/$exercise.swift"
  { time (cd "$folder" && "$@" >"$place/output" 2>&1); } 2>"$place/time" || code=$?
  if [ "$code" -ne "$expected" ]; then
    echo "$name, round $round: ended with $code instead of $expected" >&2
    cat "$place/output" >&2
    exit 1
  fi
  [ "$round" -lt 0 ] || cat "$place/time" >>"$place/$name.times"
}

# The median of a series, in seconds.
median() { sort -n "$place/$1.times" | awk '{ a[NR] = $1 } END { print (a[int((NR+1)/2)] + a[int((NR+2)/2)]) / 2 }'; }

# row TEXT NAME [BASE]: a median, and how many times as long as the base's.
row() {
  local time ratio=
  time=$(median "$2")
  [ -z "${3:-}" ] || ratio=$(awk -v a="$time" -v b="$(median "$3")" 'BEGIN { printf "%.2f", a / b }')
  printf '%-52s %7.2f s   %s\n' "$1" "$time" "$ratio"
}

for ((i = 0; i < cold; i++)); do
  echo "cold round $((i + 1)) of $cold" >&2
  rm -rf "$place/cold"
  mkdir "$place/cold"
  alone "$place/cold/alone"
  whole "$place/cold/whole"
  measure cold-alone "$place/cold/alone" $((2 * i + 1)) swift test --filter Exercise1_2
  measure cold-check "$place/cold/whole" $((2 * i + 1)) swift run workshop check 1.2
done
rm -rf "$place/cold"
if [ "$cold" -gt 0 ]; then
  printf '\nFrom a clone to the first verdict, median of %s\n' "$cold"
  row "the exercise alone, swift test" cold-alone
  row "swift run workshop check 1.2" cold-check cold-alone
fi
[ "$rounds" -gt 0 ] || exit 0

alone "$place/alone"
one_chapter "$place/one"
whole "$place/whole"
# The first build of each, and of both answers, is not counted.
for round in -2 -1; do
  for name in alone one whole; do
    echo "preparing: $name" >&2
    if [ $name = alone ]; then
      measure $name "$place/alone" $round swift test --filter Exercise1_2
    else
      measure $name "$place/$name" $round swift run workshop check 1.2
    fi
  done
done
# Both ways of calling alternate, so that every edit goes from the task to the answer or back.
for ((round = 1; round <= rounds; round++)); do
  echo "round $round of $rounds" >&2
  measure alone "$place/alone" $((10 * round + round % 2)) swift test --filter Exercise1_2
  ways=(run check)
  [ $((round % 2)) -eq 1 ] || ways=(check run)
  for turn in 0 1; do
    way=${ways[turn]}
    for size in one whole; do
      command=(swift run workshop)
      [ "$way" = run ] || command=(.build/debug/workshop)
      measure "$way-$size" "$place/$size" $((10 * round + 3 - turn)) "${command[@]}" check 1.2
    done
  done
done
printf '\nFrom an edit to the verdict, median of %s\n' "$rounds"
row "the exercise alone, swift test --filter Exercise1_2" alone
row "one chapter,  .build/debug/workshop check 1.2" check-one alone
row "all chapters, .build/debug/workshop check 1.2" check-whole alone
row "one chapter,  swift run workshop check 1.2" run-one alone
row "all chapters, swift run workshop check 1.2" run-whole alone
