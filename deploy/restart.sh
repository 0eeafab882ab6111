#!/bin/sh
# Restarts the store behind nginx port by port, so that no request is lost:
#   restart.sh 3001 3002
# Needs ss (iproute2) and curl. Stops at the first port that does not answer again; the others then run
# as before, and that port stays out of the upstream until this script has restarted it.
set -eu

# The lines of the upstream, the command by which nginx reads them again, and the command that restarts
# a process; the port is added to its end.
SERVERS=${SERVERS:-/etc/nginx/store-servers.conf}
RELOAD=${RELOAD:-nginx -s reload}
RESTART=${RESTART:-systemctl restart storefront@}
# An upload takes 310 s at most: a connection that is open for longer carries no request.
LONGEST_S=320

fail() {
  echo "restart.sh: $1" >&2
  exit 1
}

# Writes the end of the line of a port, " down" or nothing, and lets nginx read it.
mark() {
  sed "/^ *server .*:$1[ ;]/s/\( down\)*;/$2;/" "$SERVERS" >"$SERVERS.new"
  mv "$SERVERS.new" "$SERVERS"
  $RELOAD
}

# Returns when nothing was open to a port at two looks, a second apart. The reload takes a moment in
# which nginx may open one more connection; the store itself also waits, for 2 s without any.
wait_until_closed() {
  looks=0 seconds=0
  while [ "$looks" -lt 2 ] && [ "$seconds" -lt "$LONGEST_S" ]; do
    sleep 1
    seconds=$((seconds + 1))
    open=$(ss -Htn state established "sport = :$1")
    if [ -z "$open" ]; then looks=$((looks + 1)); else looks=0; fi
  done
}

[ $# -gt 0 ] || fail 'name the ports: restart.sh 3001 3002'
down=
trap '[ -z "$down" ] || echo "restart.sh: port $down is still marked down in $SERVERS" >&2' EXIT
trap 'exit 1' INT TERM

for port in "$@"; do
  grep -q "^ *server .*:$port[ ;]" "$SERVERS" || fail "$SERVERS has no line for port $port"
  grep '^ *server ' "$SERVERS" | grep -qv -e ":$port[ ;]" -e ' down;' ||
    fail "no port but $port is up; restart the others first"
  down=$port
  mark "$port" ' down'
  wait_until_closed "$port"
  $RESTART"$port"
  curl -fs --retry 60 --retry-delay 1 --retry-connrefused -o /dev/null "http://127.0.0.1:$port/readyz"
  mark "$port" ''
  down=
done
