# shellcheck shell=bash
# Redis 7 from Debian's packages.

redis_port() { echo $((PORT_BASE + REDIS_OFFSET)); }

redis_version() { redis-server --version 2>/dev/null | sed 's/.* v=\([^ ]*\).*/\1/'; }

redis_healthy() { [[ $(redis-cli -h 127.0.0.1 -p "$(redis_port)" ping) == PONG ]]; }

redis_stop_signal() { echo TERM; }

redis_missing() {
  if ! command -v redis-server >/dev/null; then echo redis-server; fi
}

redis_start() {
  local durability=(--appendonly yes)
  if [[ $1 == --throwaway ]]; then durability=(--appendonly no --save ''); fi
  "${AS_SERVICE[@]}" mkdir -p "$DIR/redis"
  # Its own process title would hide the folder by which `running` knows it.
  launch redis redis-server --bind 127.0.0.1 --port "$(redis_port)" --dir "$DIR/redis" \
    --maxmemory-policy noeviction --set-proc-title no "${durability[@]}"
}
