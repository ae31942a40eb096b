#!/usr/bin/env bash
# Measures the time from an edit of exercise 1.2 to its verdict, and from a clone to the first
# verdict: for `workshop check 1.2` and `workshop watch`, compared with `swift test` in a package
# that has only this exercise; each with the toolchain as it is, and with one that has only Swift
# Build. The floor is what the toolchain itself needs: it compiles the answer and a test file with a
# single expectation, links both and runs the test, each called directly, one after another.
#
#   bash Tests/Benchmarks/edit-to-verdict.sh [ROUNDS]     9 warm rounds by default
#   COLD=0 bash Tests/Benchmarks/edit-to-verdict.sh       cold rounds: 1 by default
#
# The measurements take turns, so that other work on the machine affects all of them equally; it
# shows medians. Each round edits the exercise, using alternately the reference answer and the task,
# with a declaration that makes the text unique. Rows with "a body only" change a number inside a
# function instead. Every verdict is compared with the expected one. Everything happens in a
# temporary folder, using the last commit.
set -euo pipefail
cd "$(dirname "$0")/../.."

rounds=${1:-9}
cold=${COLD:-1}
exercise=1.2-InitializerInjection
place=$(mktemp -d)
watcher=
trap '[ -z "$watcher" ] || kill "$watcher" 2>/dev/null; rm -rf "$place"' EXIT
. Tests/Benchmarks/common.sh

# edit FOLDER ROUND [body]: writes another answer, and sets `expected` to its verdict.
edit() {
  local answers=Solutions line="private let edit = $2"
  expected=0
  if [ $(($2 % 2)) -ne 0 ]; then
    answers=Exercises
    expected=1
  fi
  if [ "${3:-}" = body ]; then
    answers=Exercises
    expected=1
    line="private func edit() -> Int { $2 }"
  fi
  { cat "$root/$answers/Chapter1/$exercise.swift"; echo "$line"; } >"$place/edited"
  mv "$place/edited" "$1/Exercises/Chapter1/$exercise.swift"
}

# measure NAME FOLDER ROUND COMMAND...: edits, runs the command, and checks the verdict.
#
# Swift Build of 6.3 sometimes crashes while it plans. Such a run is repeated, and not counted.
measure() {
  local name=$1 folder=$2 round=$3 expected code=139 kind='' tries=0
  shift 3
  case $name in *-body) kind=body ;; esac
  edit "$folder" "$round" "$kind"
  while [ "$code" -ge 129 ] && [ "$tries" -lt 3 ]; do
    tries=$((tries + 1))
    code=0
    { time (cd "$folder" && "$@" >"$place/output" 2>&1); } 2>"$place/time" || code=$?
    [ "$code" -lt 129 ] || echo "$name, round $round: crashed with $code" >&2
  done
  if [ "$code" -ne "$expected" ]; then
    echo "$name, round $round: ended with $code instead of $expected" >&2
    cat "$place/output" >&2
    exit 1
  fi
  [ "$round" -lt 0 ] || cat "$place/time" >>"$place/$name.times"
}

# verdicts: the number of verdicts that the watcher has shown.
verdicts() { grep -cE "^1\\.2 .*: (solved|red)" "$place/watch" || true; }

# measure_watch ROUND: saves the file, and waits for the verdict in the output of `watch`.
measure_watch() {
  local before expected word=solved
  before=$(verdicts)
  { time {
    edit "$place/watched" "$1"
    while [ "$(verdicts)" -eq "$before" ]; do sleep 0.02; done
  }; } 2>"$place/time"
  [ "$expected" -eq 0 ] || word=red
  if ! grep -E "^1\\.2 .*: (solved|red)" "$place/watch" | tail -n 1 | grep -q ": $word"; then
    echo "watch, round $1: not $word" >&2
    exit 1
  fi
  [ "$1" -lt 0 ] || cat "$place/time" >>"$place/watch.times"
}

# What no edit of the floor changes. The package with one exercise has built its modules.
prepare_floor() {
  local built=$place/alone/.build/debug
  mkdir -p "$place/floor/Exercises/Chapter1"
  printf '%s\n' 'import Testing' '@main struct Runner {' \
    '  static func main() async { await Testing.__swiftPMEntryPoint() as Never }' '}' \
    >"$place/floor/runner.swift"
  cat >"$place/floor/test.swift" <<'TEST'
import CoffeeShopParts
import Testing

@testable import Chapter1Exercises

@Test func single() {
  let screen = makeMapScreen(database: CoffeeShopsDatabase(shops: []))
  #expect(screen.body().text.hasPrefix("There are 0"))
}
TEST
  options=(-swift-version 6 -package-name alone -Onone -enable-testing -parse-as-library -wmo
    -I "$built/Modules" -I .)
  link=("$built"/{CoffeeShopParts,TerminalUI}.build/*.o)
  [ ! -x "$(dirname "$(command -v swiftc)")/ld.lld" ] || link+=(-use-ld=lld)
  (cd "$place/floor" && swiftc "${options[@]}" -module-name Runner -c runner.swift -o runner.o)
}

# floor: compiles, links and runs.
floor() {
  swiftc "${options[@]}" -no-emit-module-separately-wmo -module-name Chapter1Exercises \
    -emit-module -emit-module-path Chapter1Exercises.swiftmodule \
    -c Exercises/Chapter1/$exercise.swift -o answer.o
  swiftc "${options[@]}" -module-name FloorTests -c test.swift -o test.o
  swiftc answer.o test.o runner.o "${link[@]}" -o floor
  ./floor --testing-library swift-testing
}

for ((i = 0; i < cold; i++)); do
  echo "cold round $((i + 1)) of $cold" >&2
  rm -rf "$place/cold"
  mkdir "$place/cold"
  for system in native swiftbuild; do
    path=$PATH
    [ $system = native ] || path=$swiftbuild:$PATH
    alone "$place/cold/alone-$system"
    whole "$place/cold/whole-$system"
    PATH=$path measure cold-alone-$system "$place/cold/alone-$system" $((2 * i + 1)) \
      swift test --filter Exercise1_2
    PATH=$path measure cold-check-$system "$place/cold/whole-$system" $((2 * i + 1)) \
      swift run workshop check 1.2
  done
done
rm -rf "$place/cold"
if [ "$cold" -gt 0 ]; then
  printf '\nFrom a clone to the first verdict, median of %s\n' "$cold"
  row "native:      the exercise alone, swift test" cold-alone-native
  row "             swift run workshop check 1.2" cold-check-native cold-alone-native
  row "Swift Build: the exercise alone, swift test" cold-alone-swiftbuild
  row "             swift run workshop check 1.2" cold-check-swiftbuild cold-alone-swiftbuild
fi
[ "$rounds" -gt 0 ] || exit 0

alone "$place/alone"
alone "$place/alone-sb"
whole "$place/whole"
whole "$place/watched"
whole "$place/whole-sb"
# The first build in each folder, and of each answer, isn't counted.
for round in -2 -1; do
  for name in alone alone-sb whole watched whole-sb; do
    echo "preparing: $name" >&2
    path=$PATH
    case $name in *-sb) path=$swiftbuild:$PATH ;; esac
    case $name in
      alone*) PATH=$path measure $name "$place/$name" $round swift test --filter Exercise1_2 ;;
      *) PATH=$path measure $name "$place/$name" $round swift run workshop check 1.2 ;;
    esac
  done
done
prepare_floor
built_sb=$(cd "$place/whole-sb" && PATH=$swiftbuild:$PATH swift build --show-bin-path)/workshop
(cd "$place/watched" && exec .build/debug/workshop watch 1.2 </dev/null >"$place/watch" 2>&1) &
watcher=$!
until [ "$(verdicts)" -gt 0 ]; do sleep 0.1; done
# Every edit switches between the task and the answer, so the rounds of a folder alternate in
# parity.
for ((round = 1; round <= rounds; round++)); do
  echo "round $round of $rounds" >&2
  number=$((10 * round + round % 2))
  measure alone "$place/alone" $number swift test --filter Exercise1_2
  measure floor "$place/floor" $number floor
  measure check "$place/whole" $number .build/debug/workshop check 1.2
  measure_watch $number
  measure run "$place/whole" $((number + 1)) swift run workshop check 1.2
  PATH=$swiftbuild:$PATH measure alone-sb "$place/alone-sb" $number swift test --filter Exercise1_2
  PATH=$swiftbuild:$PATH measure check-sb "$place/whole-sb" $number "$built_sb" check 1.2
done
kill "$watcher"
watcher=
for ((round = 0; round <= rounds; round++)); do
  number=$((2000 + round))
  # The first round changes a declaration, and isn't counted.
  [ "$round" -gt 0 ] || number=-3
  measure alone-body "$place/alone" $number swift test --filter Exercise1_2
  measure check-body "$place/whole" $number .build/debug/workshop check 1.2
done
printf '\nFrom an edit to the verdict, medians of %s; times the floor\n' "$rounds"
row "native: the floor, each tool called directly" floor
row "  the built workshop check 1.2" check floor
row "  watch, from the save" watch floor
row "  swift run workshop check 1.2" run floor
row "  the exercise alone, swift test --filter" alone floor
row "  a body only: the built workshop check 1.2" check-body floor
row "  a body only: the exercise alone, swift test" alone-body floor
row "Swift Build: the built workshop check 1.2" check-sb floor
row "  the exercise alone, swift test --filter" alone-sb floor
