#!/bin/sh
# Starts Chromium, the path in $CHROMIUM, inside bubblewrap: no network but an empty namespace, no environment, no files but
# libraries and fonts (read-only) and a scratch folder in memory. Chromium adds its own sandbox (namespaces, seccomp) inside.
# Its pipe to us, file descriptors 3 and 4, stays open.
set -eu

# Chromium is never root, not even where root tries out a visit.
unprivileged=
if [ "$(id -u)" -eq 0 ]; then unprivileged='setpriv --reuid=nobody --regid=nogroup --clear-groups --'; fi

# shellcheck disable=SC2086 # one word per argument
exec $unprivileged bwrap --unshare-all --die-with-parent --new-session --cap-drop ALL --clearenv --setenv HOME /tmp \
  --ro-bind /usr/lib /usr/lib --ro-bind-try /usr/lib64 /usr/lib64 --symlink usr/lib /lib --symlink usr/lib64 /lib64 \
  --ro-bind-try /usr/share/fonts /usr/share/fonts --ro-bind-try /usr/share/fontconfig /usr/share/fontconfig \
  --ro-bind-try /etc/fonts /etc/fonts --ro-bind-try /etc/ld.so.cache /etc/ld.so.cache \
  --ro-bind-try "$(dirname "$CHROMIUM")" "$(dirname "$CHROMIUM")" \
  --proc /proc --dev /dev --size 268435456 --tmpfs /tmp --remount-ro / --chdir /tmp \
  -- "$CHROMIUM" "$@"
