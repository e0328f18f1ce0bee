#!/usr/bin/env bash
# Runs generations on a machine that has neither Node nor a network, from the folder that bundle.ts made.
#   device.sh <minutes> [weights.f32 to go on from] [more options of the trainer]
# Trains for $GAME (default wonders-duel) in $WORK (default /tmp/train: kept while the machine is), leaves the newest weights and
# the log in $OUT.
set -eu
bundle=$(cd "$(dirname "$0")" && pwd)
minutes=$1
start=${2:-}
shift $(($# < 2 ? $# : 2))
game=${GAME:-wonders-duel}
work=${WORK:-/tmp/train}
out=${OUT:-$work/out}
mkdir -p "$work" "$out"
if [ ! -x "$work/node" ]; then
  python3 -c "
import lzma, shutil, sys
with lzma.open(sys.argv[1]) as packed, open(sys.argv[2], 'wb') as node: shutil.copyfileobj(packed, node, 1 << 24)
" "$bundle/node.xz" "$work/node.part"
  chmod +x "$work/node.part"
  mv "$work/node.part" "$work/node"
fi
NET_COMMIT=$(cat "$bundle/commit")
export NET_COMMIT PYTHONUNBUFFERED=1
exec "$work/node" "$bundle/train.mjs" "$game" all --out "$work/$game" --copy "$out" \
  --generations 100 --minutes "$minutes" --games 1000000 ${start:+--start "$start"} --python "${PYTHON:-python3} $bundle/fit.py" "$@"
