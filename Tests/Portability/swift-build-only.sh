#!/usr/bin/env bash
# Makes a toolchain whose only build system is Swift Build, as may be the case in a later Swift:
#   Tests/Portability/swift-build-only.sh DIR
#   PATH=DIR/usr/bin:$PATH swift test
# It consists of links to the installed toolchain, except for `swift` itself, which always builds,
# tests and runs with Swift Build, and rejects the native build system. The links are in the same
# folders as in a real toolchain, because Swift Build looks for its tools beside the first `swift`
# in PATH. Like Swift 6.4's, it colours the compiler's messages unless NO_COLOR is set, even in a
# pipe, and lets tests find the libraries that it has built.
# It runs with the bash 3.2 of a Mac.
set -euo pipefail

if [ $# -ne 1 ]; then
  echo "Usage: $0 DIR" >&2
  exit 64
fi

# On a Mac, the `swift` in PATH isn't the toolchain's own; xcrun knows where that one is.
if [ "$(uname)" = Darwin ] && command -v xcrun >/dev/null; then
  swift=$(xcrun --find swift)
else
  swift=$(command -v swift) || { echo "There is no swift in PATH." >&2; exit 1; }
fi
# Older Macs don't have `readlink -f`.
while [ -L "$swift" ]; do
  link=$(readlink "$swift")
  case $link in
    /*) swift=$link ;;
    *) swift=$(dirname "$swift")/$link ;;
  esac
done
real=$(cd "$(dirname "$swift")/.." && pwd -P)
if [ ! -x "$real/bin/swiftc" ]; then
  echo "$real is no toolchain: it has no bin/swiftc." >&2
  exit 1
fi

mkdir -p "$1/usr/bin"
for path in "$real"/*; do
  if [ "${path##*/}" != bin ]; then ln -sfn "$path" "$1/usr/${path##*/}"; fi
done
for path in "$real"/bin/*; do
  if [ "${path##*/}" != swift ]; then ln -sfn "$path" "$1/usr/bin/${path##*/}"; fi
done

# Remove the link first, or the text would be written to the link's target.
rm -f "$1/usr/bin/swift"
cat >"$1/usr/bin/swift" <<SCRIPT
#!/usr/bin/env bash
# Swift 6.3 has no option that does this.
in_colour() {
  local escape=\$'\033'
  sed "s/^\(.*\.swift:[0-9]*:[0-9]*: \)\(error: \)\(.*\)/\1\$escape[1;31m\2\$escape[1;39m\3\$escape[0;0m/"
}
case " \$* " in
  *" --build-system native "* | *" --build-system=native "*)
    echo "error: this toolchain has no build system 'native'" >&2
    exit 64
    ;;
esac
case \${1-} in
  build | test | run)
    command=\$1
    shift
    if [ "\$command" = test ]; then
      package=.
      scratch=
      previous=
      for word; do
        case \$previous in
          --package-path) package=\$word ;;
          --scratch-path) scratch=\$word ;;
        esac
        previous=\$word
      done
      products=\${scratch:-\$package/.build}/out/Products/Debug-linux
      case \$products in /*) ;; *) products=\$PWD/\$products ;; esac
      # The processor's name is part of the folder's from Swift 6.4 on.
      products=\$products:\$products-$(uname -m)
      export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+\$LD_LIBRARY_PATH:}\$products"
    fi
    if [ -z "\${NO_COLOR-}" ] && [ "\$command" != run ]; then
      exec > >(in_colour) 2> >(in_colour >&2)
    fi
    exec "$real/bin/swift" "\$command" --build-system swiftbuild "\$@"
    ;;
  *) exec "$real/bin/swift" "\$@" ;;
esac
SCRIPT
chmod +x "$1/usr/bin/swift"
