# The trainer of src/net/trainer.ts in PyTorch, for machines that have it: the same samples, the same layers, the same
# file of weights. Usage: python3 fit.py --shape shape.json --start start.f32 --out out.f32 [--epochs 5] samples...
import argparse
import json
import struct
import time

import numpy as np
import torch
import torch.nn.functional as F

NO_ROW = 65535
MAGIC = 0x0A325354
ROWS = 3
RUN = 1024
TEST_EVERY = 40


def read(paths):
    parts = [[] for _ in range(7)]
    seats = 2
    for path in paths:
        data = np.fromfile(path, dtype=np.uint8).tobytes()
        at = 0
        while at + 20 <= len(data):
            magic, n, features, moves, seats = struct.unpack_from('<5I', data, at)
            if magic != MAGIC:
                break
            lengths = [n, features, n, ROWS * moves, moves, n * seats, n * seats]
            size = 20 + 2 * sum(lengths)
            if at + size > len(data):
                break
            o = at + 20
            for part, length in zip(parts, lengths):
                part.append(np.frombuffer(data, dtype='<u2', count=length, offset=o))
                o += 2 * length
            at += size + size % 4
    return [np.concatenate(part) for part in parts], seats


def pad(values, counts, fill, wide=1):
    """Rows of equal length out of values that stand one after another."""
    # Where no position has moves to learn from, one place stays empty.
    n, most = len(counts), max(1, int(counts.max()))
    out = np.full((n, most, wide) if wide > 1 else (n, most), fill, dtype=np.uint16)
    mask = np.arange(most)[None, :] < counts[:, None]
    out[mask] = values.reshape(-1, wide) if wide > 1 else values
    return out


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--shape', required=True)
    parser.add_argument('--start', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--epochs', type=int, default=5)
    parser.add_argument('--batch', type=int, default=4096)
    parser.add_argument('--rate', type=float, default=0.005)
    parser.add_argument('--decay', type=float, default=0.01)
    parser.add_argument('--result-share', type=float, default=0.7)
    parser.add_argument('--move-weight', type=float, default=0.5)
    parser.add_argument('--sharpness', type=float, default=1, help='the power that shares of the moves are taken to')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('samples', nargs='+')
    args = parser.parse_args()
    began = time.time()
    torch.manual_seed(args.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    shape = json.load(open(args.shape))
    layout, first_limit, limit, top = shape['layout'], shape['firstLimit'], shape['limit'], shape['mostActivation']
    features, rows, width, hidden = shape['features'], shape['moveRows'], shape['width'], shape['hidden']

    (fc, fv, mc, mr, ms, res, exp), seats = read(args.samples)
    n = len(fc)
    x = torch.from_numpy(pad(fv, fc, features).astype(np.int32)).to(device)
    moves = torch.from_numpy(np.minimum(pad(mr, mc, NO_ROW, ROWS), rows).astype(np.int32)).to(device)
    shares = torch.from_numpy(pad(ms, mc, 0).astype(np.float32) / 65535).to(device) ** args.sharpness
    # A position may have no moves to learn from.
    shares = shares / shares.sum(1, keepdim=True).clamp(min=1e-6)
    share = args.result_share
    value = torch.from_numpy(((share * res + (1 - share) * exp.astype(np.float32)) / 65535).reshape(n, seats).astype(np.float32)).to(device)

    # A seat that is not at the table has neither result nor expectation.
    absent = torch.from_numpy(((res == 0) & (exp == 0)).reshape(n, seats)).to(device)

    head, _, body = open(args.start, 'rb').read().partition(b'\n')
    flat = torch.from_numpy(np.frombuffer(body, dtype='<f4').copy()).to(device)

    def part(name, *size):
        count = int(np.prod(size))
        return flat[layout[name]:layout[name] + count].reshape(size).clone().requires_grad_(True)

    p = {
        'first': part('first', features, width),
        'firstBias': part('firstBias', width),
        'second': part('second', width, hidden),
        'secondBias': part('secondBias', hidden),
        'value': part('value', seats - 1, hidden),
        'valueBias': part('valueBias', seats - 1),
        'move': part('move', rows, hidden),
        'moveBias': part('moveBias', rows),
    }

    def lost(at):
        table = torch.cat([p['first'], p['first'].new_zeros(1, width)])
        one = (F.embedding_bag(x[at], table, mode='sum') + p['firstBias']).clamp(0, top)
        two = (one @ p['second'] + p['secondBias']).clamp(0, top)
        others = two @ p['value'].T + p['valueBias']
        logits = torch.cat([others.new_zeros(len(at), 1), others], 1).masked_fill(absent[at], -1e9)
        of_value = -(value[at] * F.log_softmax(logits, 1)).sum(1)
        row = two @ p['move'].T + p['moveBias']
        row = torch.cat([row, row.new_zeros(len(at), 1)], 1)
        of_move = moves[at].long()
        logit = sum(row.gather(1, of_move[:, :, k]) for k in range(ROWS))
        logit = logit.masked_fill(of_move[:, :, 0] == rows, -1e9)
        target = shares[at]
        of_moves = -(target * F.log_softmax(logit, 1)).sum(1)
        agreed = (logit.argmax(1) == target.argmax(1)).float()
        return of_value.mean(), of_moves.mean(), agreed.mean()

    everything = torch.arange(n, device=device)
    kept = everything // RUN % TEST_EVERY == TEST_EVERY - 1
    test, order = everything[kept], everything[~kept]
    steps = args.epochs * ((len(order) + args.batch - 1) // args.batch)
    optimiser = torch.optim.AdamW(p.values(), lr=args.rate, weight_decay=args.decay)
    cycle = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, total_steps=steps + 1, pct_start=0.2)
    print(f'{n} positions read in {time.time() - began:.1f} s, on {device}', flush=True)

    def on_test():
        with torch.no_grad():
            return torch.stack([torch.stack(lost(batch)) for batch in test.split(65536)]).mean(0).tolist() if len(test) else [0, 0, 0]

    before = on_test()
    print(f'before: tested: value {before[0]:.4f}, moves {before[1]:.4f}, agreed {before[2]:.3f}', flush=True)
    for epoch in range(1, args.epochs + 1):
        order = order[torch.randperm(len(order), device=device)]
        batches = order.split(args.batch)
        total = torch.zeros(3, device=device)
        for batch in batches:
            a, b, c = lost(batch)
            optimiser.zero_grad(set_to_none=True)
            (a + args.move_weight * b).backward()
            optimiser.step()
            cycle.step()
            with torch.no_grad():
                for name, weights in p.items():
                    most = first_limit if name in ('first', 'firstBias') else limit
                    weights.clamp_(-most, most)
                total += torch.stack([a, b, c])
        sums = (total / len(batches)).tolist()
        tested = on_test()
        print(
            f'epoch {epoch}: value {sums[0]:.4f}, moves {sums[1]:.4f}, agreed {sums[2]:.3f}; '
            f'tested: value {tested[0]:.4f}, moves {tested[1]:.4f}, agreed {tested[2]:.3f}; {time.time() - began:.1f} s',
            flush=True,
        )
    with torch.no_grad():
        for name, weights in p.items():
            flat[layout[name]:layout[name] + weights.numel()] = weights.reshape(-1)
    with open(args.out, 'wb') as out:
        out.write(head + b'\n' + flat.cpu().numpy().astype('<f4').tobytes())


main()
