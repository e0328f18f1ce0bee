// The order of the test files: the longest first, so that no process is left with one of them when the others are done.

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest in each group, in order; all others come after, the larger the earlier. */
const LONG: readonly string[] = [
  ...['assyrian-wars/src/game', 'glory-to-rome/src/game', 'mare-nostrum/src/game', 'bots/src/sensible/mare-nostrum'],
  ...['mare-nostrum/src/text/text', 'kernel/src/faults', 'bots/src/sensible/glory-to-rome', 'cli/src/program'],
  ...[
    'wonders-duel/src/game',
    'kernel/src/table',
    'kernel/src/check',
    'bots/src/puzzle',
    'bots/src/sensible/assyrian-wars',
  ],
  ...[
    'web/e2e/looks-tables',
    'web/e2e/assyria',
    'server/src/tables/heartbeat',
    'server/src/load/kill',
    'web/e2e/mare',
    'web/e2e/looks-pages',
    'web/e2e/online-looks',
    'web/e2e/game',
    'web/e2e/rome',
    'web/e2e/dev',
  ],
  ...['web/e2e/online-game', 'web/e2e/online-watch', 'web/e2e/keys', 'web/e2e/learn', 'web/e2e/together'],
  ...['server/src/database/database', 'server/src/database/pglite', 'server/src/engine/engine', 'server/src/processes'],
].map(name => `/packages/${name}.test.ts`)

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex(name => moduleId.endsWith(name))
  return at < 0 ? LONG.length : at
}

/** Those that share processes follow each other: one that has nothing to do for its own kind ends. */
const KINDS: readonly string[] = ['page', 'served', 'plain', 'apart']

const kind = ({ project }: TestSpecification): number => KINDS.indexOf(project.name)
const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || kind(a) - kind(b) || rank(a) - rank(b))
  }
}
