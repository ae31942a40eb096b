#!/usr/bin/env bash
# Measures a chapter's plain test command, `swift test --filter Chapter3`, from a clone and from an
# edit; compared with the same command with CHAPTER=3, and with a package that has only one
# exercise. Each with the toolchain as it is, and with one that has only Swift Build.
#
#   bash Tests/Benchmarks/first-test.sh [ROUNDS]      5 warm rounds by default
#   COLD=0 bash Tests/Benchmarks/first-test.sh        cold rounds: 1 by default
#
# The measurements take turns, and it shows medians. The time of the tests themselves, from their
# own report, has a separate line, because the tests of an unsolved exercise wait for things that
# never happen. Everything happens in a temporary folder, using the last commit.
set -euo pipefail
cd "$(dirname "$0")/../.."

rounds=${1:-5}
cold=${COLD:-1}
exercise=1.2-InitializerInjection
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
. Tests/Benchmarks/common.sh

# measure NAME FOLDER FILTER: the tests fail, since nothing is solved. Swift Build of 6.3 sometimes
# crashes while it plans; such a run is repeated.
measure() {
  local name=$1 folder=$2 filter=$3 code=139 tries=0 path=$PATH
  case $name in *-sb) path=$swiftbuild:$PATH ;; esac
  while [ "$code" -ge 129 ] && [ "$tries" -lt 3 ]; do
    tries=$((tries + 1))
    code=0
    {
      time (
        cd "$folder"
        case $name in *chapter*) export CHAPTER=3 ;; esac
        PATH=$path swift test --filter "$filter" >"$place/output" 2>&1
      )
    } 2>"$place/time" || code=$?
  done
  if [ "$code" -ne 1 ] || ! grep -q "Test run with [1-9].* failed after" "$place/output"; then
    echo "$name: ended with $code" >&2
    cat "$place/output" >&2
    exit 1
  fi
  cat "$place/time" >>"$place/$name.times"
  sed -n 's/.*Test run with [1-9].* failed after \([0-9.]*\) seconds.*/\1/p' "$place/output" |
    tail -n 1 >>"$place/$name-tests.times"
  tail -n 1 "$place/output" >"$place/$name.last"
}

# edit FOLDER NUMBER body|name: changes a number inside a function, or a declaration, after which
# all tests of the chapter are compiled again.
edit() {
  local file name=edit
  [ "$3" = body ] || name=edit$2
  for file in "$1"/Exercises/Chapter3/3.2-*.swift "$1"/Exercises/Chapter1/1.2-*.swift; do
    [ -f "$file" ] || continue
    sed -i.bak '/^private func edit/d' "$file"
    rm "$file.bak"
    echo "private func $name() -> Int { $2 }" >>"$file"
  done
}

# table TITLE SERIES: prints a row for each way.
table() {
  printf '\n%s\n' "$1"
  for system in "" -sb; do
    case $system in "") echo "native" ;; *) echo "Swift Build" ;; esac
    row "  one exercise alone" "$2-alone$system"
    for way in "whole:swift test --filter Chapter3" "chapter:CHAPTER=3 swift test --filter Chapter3"; do
      row "  ${way#*:}" "$2-${way%%:*}$system" "$2-alone$system"
      printf '    %s s of it are the tests; the last line is: %s\n' \
        "$(median "$2-${way%%:*}$system-tests")" "$(cat "$place/$2-${way%%:*}$system.last")"
    done
  done
}

# prepare SERIES: makes a folder for each way.
prepare() {
  for system in "" -sb; do
    alone "$place/$1-alone$system"
    whole "$place/$1-whole$system"
    whole "$place/$1-chapter$system"
  done
}

# all SERIES: measures every way once.
all() {
  for system in "" -sb; do
    measure "$1-alone$system" "$place/$1-alone$system" Exercise1_2
    measure "$1-whole$system" "$place/$1-whole$system" Chapter3
    measure "$1-chapter$system" "$place/$1-chapter$system" Chapter3
  done
}

for ((i = 0; i < cold; i++)); do
  echo "cold round $((i + 1)) of $cold" >&2
  rm -rf "$place"/cold-*/
  prepare cold
  all cold
done
[ "$cold" -eq 0 ] || table "From a clone, medians of $cold" cold
[ "$rounds" -gt 0 ] || exit 0

# A folder can't be moved after a build.
rm -rf "$place"/cold-*/
prepare warm
for kind in body name; do
  # The first round with each kind of edit isn't counted.
  for ((round = 0; round <= rounds; round++)); do
    echo "$kind: round $round of $rounds" >&2
    for folder in "$place"/warm-*/; do edit "$folder" "$round" "$kind"; done
    all warm
    [ "$round" -gt 0 ] || rm "$place"/warm-*.times
  done
  case $kind in body) title="within a function" ;; *) title="of another declaration" ;; esac
  table "From an edit $title, medians of $rounds" warm
  rm "$place"/warm-*.times
done
