# shellcheck shell=bash
# OpenSearch from Maven: the whole server, without optional plugins and without a JDK.

OPENSEARCH_VERSION=3.6.0

opensearch_port() { echo $((PORT_BASE + OPENSEARCH_OFFSET)); }

opensearch_version() { echo "$OPENSEARCH_VERSION"; }

opensearch_healthy() {
  curl --noproxy '*' -fsS --max-time 5 \
    "http://127.0.0.1:$(opensearch_port)/_cluster/health?wait_for_status=yellow&timeout=2s"
}

opensearch_stop_signal() { echo TERM; }

opensearch_jdk() {
  local home version
  for home in "${OPENSEARCH_JAVA_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release" 2>/dev/null) || continue
    if ((${version:-0} >= 21)) && [[ -x $home/bin/java ]]; then
      echo "$home"
      return
    fi
  done
  die "OpenSearch needs a JDK 21 or newer, and neither OPENSEARCH_JAVA_HOME, JAVA_HOME nor /usr/lib/jvm has one.
  Debian 12 has only JDK 17: take Temurin from https://adoptium.net/installation/linux
  or a JDK unpacked anywhere: OPENSEARCH_JAVA_HOME=<its folder>
  With Docker no JDK is needed: docker compose up -d, then VEDETTA_ENGINES=external pnpm dev"
}

opensearch_missing() {
  opensearch_jdk >/dev/null
  if ! command -v curl >/dev/null; then echo curl; fi
  if ! command -v unzip >/dev/null; then echo unzip; fi
  if ! command -v mvn >/dev/null; then echo maven; fi
}

opensearch_unpack() {
  local new=$DIR/new-opensearch
  rm -rf "$new"
  "${AS_SERVICE[@]}" mkdir "$new"
  say "Fetching OpenSearch $OPENSEARCH_VERSION (160 MB, once: Maven keeps it)"
  mvn -q -B dependency:copy -DoutputDirectory="$new" \
    -Dartifact="org.opensearch.distribution.integ-test-zip:opensearch:$OPENSEARCH_VERSION:zip" >&2
  "${AS_SERVICE[@]}" unzip -q "$new/opensearch-$OPENSEARCH_VERSION.zip" -d "$new"
  mv "$new/opensearch-$OPENSEARCH_VERSION" "$DIR/"
  rm -rf "$new"
}

opensearch_start() {
  local home=$DIR/opensearch-$OPENSEARCH_VERSION state=$DIR/opensearch heap=${VEDETTA_OPENSEARCH_HEAP:-1g}
  if [[ ! -e $home ]]; then opensearch_unpack; fi
  "${AS_SERVICE[@]}" mkdir -p "$state/data" "$state/logs" "$state/tmp"
  cat >"$home/config/opensearch.yml" <<YAML
cluster.name: vedetta
node.name: vedetta
discovery.type: single-node
network.host: 127.0.0.1
http.port: $(opensearch_port)
transport.port: $((PORT_BASE + OPENSEARCH_TRANSPORT_OFFSET))
path.data: $state/data
path.logs: $state/logs
bootstrap.memory_lock: false
action.auto_create_index: false
# A disk that looks full must not turn the indices read-only.
cluster.routing.allocation.disk.threshold_enabled: false
YAML
  # -Xlog: by default the garbage collector's log grows to 2 GB.
  launch opensearch env "OPENSEARCH_JAVA_HOME=$(opensearch_jdk)" "OPENSEARCH_TMPDIR=$state/tmp" \
    "OPENSEARCH_JAVA_OPTS=-Xms$heap -Xmx$heap -Xlog:disable -Xlog:all=warning:stderr" \
    "$home/bin/opensearch"
}
