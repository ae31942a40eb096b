#!/usr/bin/env bash
# Gives an exercise another number or another name.
#
#   bash Tests/Exercises/move.sh 1.9-AskTheTide 1.5-AskTheTide
#
# Moves its files, rewrites what names them, and lists what else mentions the old number. Nothing
# else moves: to make room for it, move the exercises that are in its way first, the last one first.
set -euo pipefail
cd "$(dirname "$0")/../.."

pattern='^[0-9]+\.[0-9]+-[A-Z][A-Za-z0-9]*$'
if [ $# -ne 2 ] || ! [[ $1 =~ $pattern && $2 =~ $pattern && ${1%%.*} = "${2%%.*}" ]]; then
  echo "Usage: move.sh 1.9-AskTheTide 1.5-AskTheSea, both in the same chapter" >&2
  exit 64
fi
chapter=Chapter${1%%.*} old=${1%%-*} new=${2%%-*}
if [ ! -f "Solutions/$chapter/$1.swift" ]; then
  echo "There is no Solutions/$chapter/$1.swift." >&2
  exit 64
fi
if [ "$old" != "$new" ] && compgen -G "Solutions/$chapter/$new-*.swift" >/dev/null; then
  echo "$new is taken. Move that exercise first." >&2
  exit 64
fi

# What is certain about the exercise, wherever it is written.
texts() { git ls-files -co --exclude-standard README.md CONTRIBUTING.md Book Exercises Solutions Tests; }
dots=${old//./\\.}
texts | tr '\n' '\0' | xargs -0 perl -pi -e "
  s/(?<![0-9.])\Q$1\E(?=Tests|Traps|Mistakes|Others|\W|\$)/$2/g;
  s/(?<=^\/\/ )$dots(?= ·)|(?<=TODO: )$dots\b|(?<=check )$dots(?![0-9])|(?<=hint )$dots(?![0-9])|(?<=reset )$dots(?![0-9])/$new/g;
  s/(?<=\*\*Exercise )$dots(?=\*\*)|(?<=^\| \[)$dots(?=\])|(?<=exercise\(\")$dots(?=\")|(?<=load\(\")$dots(?=\")/$new/g;
  s/\bExercise${old/./_}\b/Exercise${new/./_}/g;"
perl -pi -e "s/^## $dots\$/## $new/" "Exercises/$chapter/Hints.md"
for folder in Exercises Solutions Tests/Exercises; do
  for file in "$folder/$chapter/$old"-*; do
    name=${file##*/}
    case $name in "${1}"*) name=$2${name#"$1"} ;; *) name=$new-${name#"$old"-} ;; esac
    [ "$file" = "$folder/$chapter/$name" ] || mv "$file" "$folder/$chapter/$name"
  done
done

echo "Moved. Read what else mentions $old:"
texts | tr '\n' '\0' | xargs -0 grep -snE "(^|[^0-9.])$dots([^0-9]|\$)" | cut -c1-120 || true
