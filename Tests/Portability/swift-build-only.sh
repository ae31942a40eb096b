#!/usr/bin/env bash
# Makes a toolchain that knows Swift Build only, as one after Swift 6.4 may, from the one in PATH:
#
#   bash Tests/Portability/swift-build-only.sh FOLDER
#   PATH=FOLDER/usr/bin:$PATH swift test
#
# Everything in it is a link to the real toolchain but `swift`, which builds, tests and runs with Swift
# Build and refuses the native build system. Swift Build looks for its toolchain beside the first `swift`
# in PATH, so the links have the layout of one.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: swift-build-only.sh FOLDER" >&2; exit 64; }

program=$(command -v swift) || { echo "There is no swift in PATH." >&2; exit 69; }
# A link may lead to the toolchain, over several steps.
while [ -L "$program" ]; do
  target=$(readlink "$program")
  case $target in
    /*) program=$target ;;
    *) program=$(dirname "$program")/$target ;;
  esac
done
real=$(cd "$(dirname "$program")/.." && pwd -P)

mkdir -p "$1/usr/bin"
for entry in "$real"/*; do
  [ "$(basename "$entry")" = bin ] || ln -sfn "$entry" "$1/usr/"
done
for entry in "$real"/bin/*; do
  [ "$(basename "$entry")" = swift ] || ln -sfn "$entry" "$1/usr/bin/"
done
rm -f "$1/usr/bin/swift"
cat >"$1/usr/bin/swift" <<SCRIPT
#!/bin/sh
case " \$* " in *" --build-system native "*)
  echo "error: this toolchain has no build system 'native'" >&2
  exit 64 ;;
esac
case "\${1-}" in
build | test | run)
  command=\$1
  shift
  exec "$real/bin/swift" "\$command" --build-system swiftbuild "\$@" ;;
esac
exec "$real/bin/swift" "\$@"
SCRIPT
chmod +x "$1/usr/bin/swift"
