#!/usr/bin/env bash
# Counts what chapter 6's program loses when two of its processes change the same visit, and when
# one is killed with kill -9 while it saves, signs in or signs out. It fails if anything is lost.
#
#   bash Tests/Benchmarks/two-processes.sh [file|sqlite]     file by default
#
# PROGRAM=path tests another build of it. It takes about 20 seconds, and at most a minute.
set -euo pipefail
cd "$(dirname "$0")/../.."

store=${1:-file}
case $store in
file) options=() ;;
sqlite)
  options=(--traits SQLite --scratch-path .build/sqlite)
  export CHAPTER=6
  ;;
*) echo "usage: two-processes.sh [file|sqlite]" >&2; exit 64 ;;
esac
export LC_ALL=C
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
program=${PROGRAM:-}
if [ -z "$program" ]; then
  swift build --product Chapter6 ${options[@]+"${options[@]}"} >"$place/log" 2>&1 || { cat "$place/log" >&2; exit 1; }
  program=$(swift build --show-bin-path ${options[@]+"${options[@]}"})/Chapter6
fi
writes=200 kills=12 sum=0

# run FOLDER: runs the program, which reads its lines from a pipe.
run() { "$program" --store "$store" --data-dir "$place/$1"; }

# lines COMMAND COUNT MOST: prints lines such as "rate 1" and "rate 2", starting over after MOST.
lines() {
  awk -v command="$1" -v count="$2" -v most="$3" \
    'BEGIN { for (i = 1; i <= count; i++) print command " " (i - 1) % most + 1 }'
}

# shown NAME FILE: the number in the last line with "Your rating: " or "Your note: ".
shown() { sed -n "s/^Your $1: [^0-9]*\([0-9]*\).*/\1/p" "$2" | tail -n 1; }

# lost COMMAND NAME FILE: how often the program didn't show the value that it had just saved.
lost() {
  awk -v command="> $1 " -v name="Your $2: " '
    index($0, command) == 1 { wanted = substr($0, length(command) + 1); isNew = 1 }
    index($0, name) == 1 && isNew {
      text = substr($0, length(name) + 1); gsub(/^[^0-9]*/, "", text); sub(/[^0-9].*/, "", text)
      if (text != wanted) lost++
      isNew = 0; seen++
    }
    END { print lost + 0, seen + 0 }' "$3"
}

# row TEXT COUNT: prints how much was lost, and adds it to the sum.
row() {
  printf '%-62s %s\n' "$1" "$2"
  sum=$((sum + $2))
}

printf 'create\nAda\nx\nopen a\nrate 1\nnote 0\n' | run shared >/dev/null
(echo "open a"; lines rate "$writes" 5) | run shared >"$place/rates" &
rates=$!
(echo "open a"; lines note "$writes" "$writes") | run shared >"$place/notes"
wait "$rates"
read -r lost_rates seen_rates <<<"$(lost rate rating "$place/rates")"
read -r lost_notes seen_notes <<<"$(lost note note "$place/notes")"
[ "$seen_rates $seen_notes" = "$writes $writes" ] ||
  { echo "Only $seen_rates ratings and $seen_notes notes of $writes were tried." >&2; exit 1; }
echo "open a" | run shared >"$place/end"
[ "$(shown rating "$place/end")" = $(((writes - 1) % 5 + 1)) ] || lost_rates=$((lost_rates + 1))
[ "$(shown note "$place/end")" = "$writes" ] || lost_notes=$((lost_notes + 1))
echo "store: $store"
row "one rates and one notes the same shop, $writes times: ratings lost" "$lost_rates"
row "                                               notes lost" "$lost_notes"

# killed FOLDER FILE LINES...: sends lines to the program for a moment, and kills it.
killed() {
  "${@:3}" 2>/dev/null | "$program" --store "$store" --data-dir "$place/$1" >"$place/$2" 2>&1 &
  local process=$!
  sleep "0.$((RANDOM % 5 + 2))"
  kill -9 "$process" || { cat "$place/$2" >&2; exit 1; }
  { wait "$process"; } 2>/dev/null || true
}
# Each round goes on above the last one's notes, one of which is shown before this round's first.
notes() { echo "open a"; seq -f "note %.0f" "$first" $((first + 19999)); }

mkdir "$place/saving"
printf 'create\nAda\nx\nopen a\nrate 4\nnote 0\n' | run saving >/dev/null
saved=0 unreadable=0 older=0
for ((round = 1; round <= kills; round++)); do
  first=$((round * 20000))
  killed saving before notes
  acknowledged=$(shown note "$place/before")
  acknowledged=${acknowledged:-0}
  echo "open a" | run saving >"$place/after" || true
  note=$(shown note "$place/after")
  if [ "$acknowledged" -ge "$first" ]; then saved=$((saved + acknowledged - first + 1)); fi
  if [ "$(shown rating "$place/after")" != 4 ] || [ -z "$note" ]; then
    unreadable=$((unreadable + 1))
  elif [ "$note" -lt "$acknowledged" ]; then
    older=$((older + 1))
  fi
done
printf 'open a\nnote 1\n' | run saving >/dev/null
row "killed $kills times while it had saved $saved notes: unreadable after" "$unreadable"
row "                                               older than was shown" "$older"
row "                                               left after the next" "$(find "$place/saving" -name '*.temporary*' | wc -l | tr -d ' ')"

sessions() { yes "$(printf 'sign in\nAda\nx\nprofile\nlog out')"; }
left=0 refused=0
for ((round = 1; round <= kills; round++)); do
  killed saving session sessions
  if ! printf 'sign in\nAda\nx\nprofile\nlog out\n' | run saving >"$place/out" 2>&1 ||
    grep -q "Nobody knows who is signed in" "$place/out"; then
    refused=$((refused + 1))
  fi
  left=$((left + $(find "$place/saving" -name 'session*' | wc -l)))
done
row "killed $kills times while it signed in and out: cannot start" "$refused"
row "                                               sessions left" "$left"

[ "$sum" -eq 0 ] || { echo "Lost: $sum" >&2; exit 1; }
