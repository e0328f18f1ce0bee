#!/usr/bin/env bash
# Makes puzzles on a machine that has neither Node nor a network, from the folder that bundle.ts made.
#   puzzles.sh <game> <minutes> [more options of the maker]
# Keeps what it finds in $OUT (default /tmp/puzzles), written game by game: what is there when it is stopped is whole.
set -eu
bundle=$(cd "$(dirname "$0")" && pwd)
game=$1
minutes=$2
shift 2
work=${WORK:-/tmp/train}
mkdir -p "$work"
if [ ! -x "$work/node" ]; then
  python3 -c "
import lzma, shutil, sys
with lzma.open(sys.argv[1]) as packed, open(sys.argv[2], 'wb') as node: shutil.copyfileobj(packed, node, 1 << 24)
" "$bundle/node.xz" "$work/node.part"
  chmod +x "$work/node.part"
  mv "$work/node.part" "$work/node"
fi
exec "$work/node" "$bundle/puzzles/bin/puzzles.mjs" "$game" --out "${OUT:-/tmp/puzzles}" --minutes "$minutes" "$@"
