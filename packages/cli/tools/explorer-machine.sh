#!/usr/bin/env bash
# Runs `tabularium explorer` on a machine that has neither Node nor a network, from the folder that explorer-bundle.ts made.
#   explorer.sh <game> [options of the command]
# Node is unpacked into $WORK (default /tmp/explorer: kept while the machine is).
set -eu
bundle=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-/tmp/explorer}
mkdir -p "$work"
if [ ! -x "$work/node" ]; then
  python3 -c "
import lzma, shutil, sys
with lzma.open(sys.argv[1]) as packed, open(sys.argv[2], 'wb') as node: shutil.copyfileobj(packed, node, 1 << 24)
" "$bundle/node.xz" "$work/node.part"
  chmod +x "$work/node.part"
  mv "$work/node.part" "$work/node"
fi
exec "$work/node" "$bundle/code/explorer/explorer.mjs" "$@"
