#!/usr/bin/env bash
# How long a chapter's feature and its program take to build from clean, without and with the
# package's trait HeavyLive, which makes one of the chapter's modules slow to build.
#
#   bash Tests/Benchmarks/build-times.sh 3 [ROUNDS]     3 rounds unless told otherwise
#
# All are built in turns, so that a busy machine is as busy for each; medians are shown.
set -euo pipefail
cd "$(dirname "$0")/../.."

chapter=${1:?Name a chapter: bash Tests/Benchmarks/build-times.sh 3 [ROUNDS]}
rounds=${2:-3}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
unset ANSWERS
export CHAPTER=$chapter LC_ALL=C TIMEFORMAT=%R

grep -rqs '#if HeavyLive' Sources/Chapter"$chapter"-* ||
  { echo "Chapter $chapter has no module with #if HeavyLive." >&2; exit 64; }
feature=$(basename "$(find Sources/Chapter"$chapter"-* -type d -name '*Feature')")
program=Chapter$chapter

# build MODULE with|without: from clean; the seconds are added to a series of that name.
build() {
  local options=(--target "$1")
  [ "$1" = "$feature" ] || options=(--product "$1")
  [ "$2" = without ] || options+=(--traits HeavyLive)
  rm -rf "$place/build"
  { time swift build --scratch-path "$place/build" "${options[@]}" >"$place/log" 2>&1; } \
    2>>"$place/$1-$2" || { cat "$place/log" >&2; exit 1; }
}
median() { sort -n "$place/$1" | awk '{ a[NR] = $1 } END { print (a[int((NR+1)/2)] + a[int((NR+2)/2)]) / 2 }'; }
row() { printf "%-14s   %15.1f s   %12.1f s\n" "$1" "$(median "$1-without")" "$(median "$1-with")"; }
ratio() { awk "BEGIN { printf \"%.1f\", $(median "$program-$1") / $(median "$feature-$1") }"; }

swift package --scratch-path "$place/build" dump-package >/dev/null 2>&1
for ((round = 1; round <= rounds; round++)); do
  for trait in without with; do
    for module in "$feature" "$program"; do
      echo "round $round of $rounds: $module $trait HeavyLive" >&2
      build "$module" $trait
    done
  done
done

printf '\nFrom clean, medians of %s rounds, on this machine:\n\n' "$rounds"
printf '%-14s   without HeavyLive   with HeavyLive\n' ''
row "$feature"
row "$program"
printf '\nWith HeavyLive, %s takes %s times as long to build as %s; without it, %s times.\n' \
  "$program" "$(ratio with)" "$feature" "$(ratio without)"
