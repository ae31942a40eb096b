#!/usr/bin/env bash
# Measures what splitting code into modules saves, with and without the package's trait HeavyLive,
# which makes one of a chapter's modules slow to build.
#
#   bash Tests/Benchmarks/build-times.sh 3 [ROUNDS]     5 rounds by default
#
# The first two rows are clean builds of the chapter's feature and of its program, including only
# the chapter's own modules: those that chapters share have been built already. The third row is an
# incremental build of the program after a change in one file of the feature.
#
# It shows the minimum, because other work on the machine makes a build slower, but never faster.
# The feature doesn't depend on the trait, so if its row changes with it, the result is rejected.
set -euo pipefail
cd "$(dirname "$0")/../.."

chapter=${1:?Name a chapter: bash Tests/Benchmarks/build-times.sh 3 [ROUNDS]}
rounds=${2:-5}
folder=$(echo Sources/Chapter"$chapter"-*)
grep -rqs '#if HeavyLive' "$folder" ||
  { echo "Chapter $chapter has no module with #if HeavyLive." >&2; exit 64; }
feature=$(basename "$(find "$folder" -type d -name '*Feature')")
program=Chapter$chapter

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
unset ANSWERS
export CHAPTER=$chapter LC_ALL=C TIMEFORMAT=%R
# A copy, because a file of the feature is changed.
mkdir "$place/copy"
cp -R Package.swift Sources Tests Exercises "$place/copy"
cd "$place/copy"
# A build's error output, shown even if the standard error is being read for the time.
exec 3>&2
changed=$(find "$folder/$feature" -maxdepth 1 -name '*Screen.swift' | head -n 1)

# build with|without OPTIONS…: builds in the trait's own folder.
build() {
  local options=(--scratch-path "$place/$1")
  [ "$1" = without ] || options+=(--traits HeavyLive)
  swift build "${options[@]}" "${@:2}" >"$place/log" 2>&1 || { cat "$place/log" >&3; exit 1; }
}
# measure ROW with|without OPTIONS…: adds the seconds to the row.
measure() {
  { time build "${@:2}"; } 2>>"$place/$1-$2"
}
# forget with|without: deletes the products of the chapter's own modules. The package manager's plan
# stays, because it doesn't write that again.
forget() {
  local bin module
  bin=$(swift build --scratch-path "$place/$1" --show-bin-path)
  for module in "$folder"/*/; do
    module=$(basename "$module")
    find "$bin/$module.build" -type f \( -name '*.o' -o -name '*.d' -o -name '*.swiftdeps*' \
      -o -name '*.priors' -o -name '*.swiftmodule' -o -name '*.dia' \) -delete
    rm -rf "$bin/Modules/$module."* "${bin:?}/$module"
  done
}
minimum() { sort -n "$place/$1" | head -n 1; }
row() { printf '%-42s %15.1f s   %12.1f s\n' "$2" "$(minimum "$1-without")" "$(minimum "$1-with")"; }

for trait in without with; do
  echo "what is shared, $trait HeavyLive" >&2
  build $trait --product "$program"
done
for ((round = 1; round <= rounds; round++)); do
  for trait in without with; do
    echo "round $round of $rounds, $trait HeavyLive" >&2
    forget $trait
    measure feature $trait --target "$feature"
    forget $trait
    measure program $trait --product "$program"
    printf '\nprivate func change%s%s() {}\n' "$round" "$trait" >>"$changed"
    measure change $trait --product "$program"
  done
done

printf '\nThe minimum of %s rounds, on this machine:\n\n' "$rounds"
printf '%-42s without HeavyLive   with HeavyLive\n' ''
row feature "$feature"
row program "$program"
row change "$program after a change in $feature"
awk -v a="$(minimum feature-without)" -v b="$(minimum feature-with)" 'BEGIN {
  larger = a > b ? a : b; smaller = a > b ? b : a
  exit larger > 1.2 * smaller
}' || {
  printf '\nHeavyLive cannot change the first row, but it did: this machine is too busy to measure.\n' >&2
  exit 1
}
awk -v a="$(minimum program-with)" -v b="$(minimum feature-with)" -v p="$program" -v f="$feature" \
  'BEGIN { printf "\nWith HeavyLive, %s takes %.1f times as long to build as %s.\n", p, a / b, f }'
