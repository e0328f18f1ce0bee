// `tabularium moderator`: who sees the moderators' page of a server.

import { Argument, type Command } from 'commander'
import { databaseOption, dataOption, openStored, type Where } from '../database-options.ts'
import { InputError } from '../input.ts'
import { command, type Shell } from '../shell.ts'

const VERBS = ['add', 'remove', 'list'] as const

const MORE = `The account must exist: sign up first. A server on PostgreSQL can keep running; one with a data folder has to be
stopped first. Addresses in the setting MODERATORS are moderators too, once they are confirmed by e-mail.`

export const moderatorCommand = (shell: Shell): Command =>
  command(
    'moderator',
    'Add, remove or list the moderators of a server.',
    [
      'tabularium moderator add ada@example.org',
      'tabularium moderator remove ada@example.org',
      'tabularium moderator list',
    ],
    MORE,
  )
    .addArgument(new Argument('<verb>', 'what to do').choices(VERBS))
    .argument('[account]', "the account's e-mail address")
    .addOption(dataOption())
    .addOption(databaseOption())
    .action(async (verb: (typeof VERBS)[number], account: string | undefined, where: Where) => {
      const { moderatorsOf, setModerator } = await import('@tabularium/server/moderators')
      if (verb !== 'list' && account === undefined) throw new InputError(`moderator ${verb}: name an account`)
      const database = await openStored(shell, where)
      try {
        if (account !== undefined && verb !== 'list') {
          const found = await setModerator(database, account, verb === 'add')
          if (!found) throw new InputError(`there is no account ${account}; sign up first`)
          shell.terminal.print(
            `${found.email} (${found.name}) is ${verb === 'add' ? 'a moderator' : 'no moderator'} now`,
          )
          return
        }
        for (const { email, name } of await moderatorsOf(database.db)) shell.terminal.print(`${email} (${name})`)
      } finally {
        await database.close()
      }
    })
