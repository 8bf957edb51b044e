# shellcheck shell=bash
# PostgreSQL 15 from Debian's packages, in a cluster of its own.

PG_BIN=/usr/lib/postgresql/15/bin

postgres_port() { echo $((PORT_BASE + POSTGRES_OFFSET)); }

postgres_version() { "$PG_BIN/postgres" --version 2>/dev/null | awk '{print $3}'; }

postgres_healthy() { "$PG_BIN/pg_isready" -h 127.0.0.1 -p "$(postgres_port)" -U vedetta -d postgres; }

# With TERM it would wait until all clients have left.
postgres_stop_signal() { echo INT; }

postgres_missing() {
  if [[ ! -x $PG_BIN/postgres ]]; then echo postgresql-15; fi
  # For the restore drill among the tests.
  if ! command -v pgbackrest >/dev/null; then echo pgbackrest; fi
}

postgres_start() {
  local durable=on
  if [[ $1 == --throwaway ]]; then durable=off; fi
  if [[ ! -e $DIR/postgres ]]; then
    rm -rf "$DIR/new-postgres"
    "${AS_SERVICE[@]}" "$PG_BIN/initdb" --pgdata="$DIR/new-postgres" --username=vedetta --auth=trust \
      --encoding=UTF8 --locale=C.UTF-8 >/dev/null
    mv "$DIR/new-postgres" "$DIR/postgres"
  fi
  cat >"$DIR/postgres/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
port = $(postgres_port)
unix_socket_directories = '$DIR'
max_connections = 200
shared_buffers = 512MB
maintenance_work_mem = 256MB
max_wal_size = 4GB
checkpoint_timeout = 15min
fsync = $durable
full_page_writes = $durable
synchronous_commit = $durable
CONF
  launch postgres "$PG_BIN/postgres" -D "$DIR/postgres"
}

postgres_create_database() {
  local psql=("$PG_BIN/psql" -X -q -h 127.0.0.1 -p "$(postgres_port)" -U vedetta -d postgres)
  if [[ -z $("${psql[@]}" -Atc "select 1 from pg_database where datname = 'vedetta'") ]]; then
    "${psql[@]}" -c 'create database vedetta'
  fi
}
