// `tabularium mcp`: the games for language models, by the Model Context Protocol over standard input and output.

import { type Command, Option } from 'commander'
import { InputError } from '../input.ts'
import { apiOf } from '../remote-seat.ts'
import { command, type Shell } from '../shell.ts'

const TOKEN = 'TABULARIUM_TOKEN'
/** A model is told that nobody answers; it does not wait for ever. */
const TRIES = 4

export const mcpCommand = (shell: Shell): Command =>
  command(
    'mcp',
    'Let language models play, by the Model Context Protocol on standard input and output.',
    ['tabularium mcp', `${TOKEN}=tab_… tabularium mcp --server http://localhost:8080`],
    `Tools: list_games, read_rules, read_card, list_tables, open_table, join_table, position, move, why_not, record, analyse. Without --server the
tables are this process's own, against bots; with it they are the server's, played with the account's token from ${TOKEN}. docs/mcp.md.`,
  )
    .addOption(new Option('--server <address>', 'play at tables of this server'))
    .action(async ({ server }: { readonly server?: string }) => {
      const { games, terminal } = shell
      const { input, env } = terminal.streams
      // Loaded when they are wanted: no other command needs them.
      const [{ StdioServerTransport }, { mcpServer }, { localTables }, { remoteTables }] = await Promise.all([
        import('@modelcontextprotocol/server/stdio'),
        import('../mcp/server.ts'),
        import('../mcp/local-tables.ts'),
        import('../mcp/remote-tables.ts'),
      ])
      const address = server === undefined ? undefined : URL.parse(server)
      if (server !== undefined && !/^https?:$/.test(address?.protocol ?? ''))
        throw new InputError('--server: is not an address')
      const token = env[TOKEN]
      if (address && token === undefined) throw new InputError(`${TOKEN}: no token in it`)
      const api =
        address && apiOf({ server: address.origin, token: token ?? '', say: terminal.note, pauseMs: 2000 }, TRIES)
      const mcp = mcpServer(games, api ? remoteTables(api, games) : localTables())
      await new Promise<void>((resolve, reject) => {
        input.once('end', resolve)
        mcp.server.onclose = resolve
        mcp.connect(new StdioServerTransport()).catch(reject)
      })
      await mcp.close()
    })
