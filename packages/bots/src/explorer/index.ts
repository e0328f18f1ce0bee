// The explorer as it is read: counts of strong games. How they are made is in `play.ts`, which needs the bots.

export {
  addTables,
  differs,
  type ExplorerCounts,
  type ExplorerHeader,
  type ExplorerRow,
  type ExplorerRun,
  gamesIn,
  mergeCounts,
  readCounts,
  type Tables,
  writeCounts,
} from './counts.ts'
