// What is counted at the tables, for whoever runs the server.

import { Counter, Gauge, type Registry } from 'prom-client'

export interface TableMetrics {
  readonly entries: Counter
  readonly finished: Counter
  readonly timeouts: Counter
  readonly suspended: Counter
  readonly refused: Counter
  gauge(name: string, help: string, read: () => number): void
}

export function createTableMetrics(registry: Registry): TableMetrics {
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name: `tabularium_${name}`, help, registers })
  return {
    entries: counter('entries_total', 'Entries stored in the logs of tables'),
    finished: counter('tables_finished_total', 'Games that came to an end'),
    timeouts: counter('timeouts_total', 'Seats that ran out of time'),
    suspended: counter('tables_set_aside_total', 'Tables whose rules failed'),
    refused: counter('messages_refused_total', 'Socket messages that could not be read or came too fast'),
    gauge(name, help, read) {
      new Gauge({
        name: `tabularium_${name}`,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
  }
}
