# shellcheck shell=bash
# What building and testing the site need: Swift, Chromium, and the locked packages in an environment
# of their own. Sets `python`, and exports `CHROMIUM`.

# Root gets a package installed on Debian; others are told its name.
install_package() {
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -qq -y "$1" >/dev/null
  else
    printf 'Install it: on Debian and Ubuntu, the package %s.\n' "$1" >&2
    return 1
  fi
}

find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium google-chrome chromium-browser \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then
      command -v "$name"
      return
    fi
  done
  return 1
}

if ! command -v swift >/dev/null; then
  echo "The Book's site needs Swift: https://www.swift.org/install." >&2
  exit 1
fi

if ! CHROMIUM=$(find_chromium); then
  echo "The Book's site needs Chromium or Chrome, and there is none here." >&2
  install_package chromium
  CHROMIUM=$(find_chromium)
fi
export CHROMIUM

if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
  echo "The Book's site needs Python 3.11 or later." >&2
  install_package python3
fi
if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
  echo "The Book's site needs Python's module venv." >&2
  install_package python3-venv
fi

environment=.build/web-venv
python=$environment/bin/python
if ! cmp -s Book/Web/requirements.txt "$environment/requirements.txt"; then
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
    -r Book/Web/requirements.txt
  cp Book/Web/requirements.txt "$environment/requirements.txt"
fi
