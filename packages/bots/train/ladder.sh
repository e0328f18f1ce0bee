#!/usr/bin/env bash
# Measures levels on a machine that has neither Node nor a network, from the folder that bundle.ts made.
#   ladder.sh <plan> <minutes> [more options of the ladder]
# Writes to $OUT (default /tmp/ladder), game by game; goes on from games.jsonl beside this file, where there is one.
set -eu
bundle=$(cd "$(dirname "$0")" && pwd)
plan=$1
minutes=$2
shift 2
work=${WORK:-/tmp/train}
out=${OUT:-/tmp/ladder}
mkdir -p "$work" "$out"
if [ ! -x "$work/node" ]; then
  python3 -c "
import lzma, shutil, sys
with lzma.open(sys.argv[1]) as packed, open(sys.argv[2], 'wb') as node: shutil.copyfileobj(packed, node, 1 << 24)
" "$bundle/node.xz" "$work/node.part"
  chmod +x "$work/node.part"
  mv "$work/node.part" "$work/node"
fi
if [ -f "$bundle/games.jsonl" ] && [ ! -f "$out/games.jsonl" ]; then
  cp "$bundle/games.jsonl" "$out/games.jsonl"
  chmod u+w "$out/games.jsonl"
fi
exec "$work/node" "$bundle/ladder/bin/ladder.mjs" "$plan" "$out" --minutes "$minutes" "$@"
