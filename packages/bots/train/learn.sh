#!/usr/bin/env bash
# Makes puzzles, or appraises the analysis, on a machine that has neither Node nor a network, from the folder that bundle.ts made.
#   learn.sh puzzles <minutes> <threads>
#   learn.sh appraise <minutes> <threads>
# Keeps what it finds in $OUT (default /tmp/learn), game by game: what is there when it is stopped is whole. What lies in the bundle's
# folder `kept` was found before, and is gone on with.
set -eu
bundle=$(cd "$(dirname "$0")" && pwd)
what=$1
until=$(($(date +%s) + $(python3 -c "import sys; print(int(60 * float(sys.argv[1])))" "$2")))
threads=$3
work=${WORK:-/tmp/train}
out=${OUT:-/tmp/learn}
mkdir -p "$work" "$out"
if [ ! -x "$work/node" ]; then
  python3 -c "
import lzma, shutil, sys
with lzma.open(sys.argv[1]) as packed, open(sys.argv[2], 'wb') as node: shutil.copyfileobj(packed, node, 1 << 24)
" "$bundle/node.xz" "$work/node.part"
  chmod +x "$work/node.part"
  mv "$work/node.part" "$work/node"
fi
case $what in puzzles) kept='*.txt *.json' ;; *) kept='*.jsonl' ;; esac
for file in $(cd "$bundle/kept" 2>/dev/null && ls $kept 2>/dev/null); do
  [ -e "$out/$file" ] || install -m 644 "$bundle/kept/$file" "$out/$file"
done

# Of the time that is left, this share in percent.
minutes() { python3 -c "import sys, time; print(max(0, (int(sys.argv[1]) - time.time()) * int(sys.argv[2]) / 6000))" "$until" "$1"; }

puzzles() {
  "$work/node" "$bundle/puzzles/bin/puzzles.mjs" "$1" --out "$out" --workers "$threads" --minutes "$(minutes "$2")" \
    --from 1000 --count "$3" 2>&1 | tail -n 2
}

appraise() {
  "$work/node" "$bundle/appraise/bin/appraise.mjs" "$@" --out "$out" --workers "$threads" --minutes "$(minutes 100)" 2>&1 | tail -n 1
}

case $what in
  puzzles)
    puzzles glory-to-rome 12 400
    puzzles mare-nostrum 35 400
    puzzles assyrian-wars 100 400
    ;;
  appraise)
    # Whether chances come true: few positions of many games among equals.
    appraise wonders-duel --bots net:1000 --games 300 --positions 10 --name wonders-duel-chances
    appraise glory-to-rome --bots net:75 --games 300 --positions 10 --name glory-to-rome-chances
    appraise mare-nostrum --bots mcts:5 --seats 3 --games 300 --positions 10 --name mare-nostrum-chances
    appraise assyrian-wars --bots sensible --option scenario=two-rivers --games 300 --positions 10 --name assyrian-wars-chances
    # Whether marks and best moves hold, and luck: all moves of games in which somebody makes mistakes.
    appraise wonders-duel --bots net:1000,sensible --games 60 --best 8 --name wonders-duel-moves
    appraise glory-to-rome --bots net:75,sensible --games 60 --best 8 --name glory-to-rome-moves
    appraise mare-nostrum --bots mcts:5,sensible --seats 3 --games 60 --best 8 --name mare-nostrum-moves
    appraise assyrian-wars --bots plan:16,sensible --option scenario=two-rivers --games 60 --best 8 --name assyrian-wars-moves
    ;;
esac
