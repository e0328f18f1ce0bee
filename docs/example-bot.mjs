// A bot of your own at a Tabularium table, in one file without dependencies. It needs a token (your account page makes
// one) and a table to sit down at: an invitation link, or the number of an open table.
//
//   node docs/example-bot.mjs http://localhost:8080 tab_… http://localhost:8080/join/…
//
// It plays at random. Put your own thoughts into `choose`.

/** What to do: one of `legal`. `sight.view` is all that your seat may know; docs/api.md says more. */
function choose(sight) {
  return sight.legal[Math.floor(Math.random() * sight.legal.length)]
}

const [server, token, where] = process.argv.slice(2)
if (!server || !token || !where) {
  console.error('node example-bot.mjs <server> <token> <invitation link or table>')
  process.exit(2)
}

async function api(method, path, body) {
  const answer = await fetch(new URL(path, server), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${told.code}: ${told.message}`)
  return told
}

// Sit down.
const invitation = /\/join\/([\w-]{22})$/.exec(where)?.[1]
const table = invitation
  ? await api('POST', `/api/invites/${invitation}`)
  : await api('POST', `/api/tables/${where}/join`, {})
console.log(`seated at ${table.id}, ${table.game}`)

// One socket for everything: numbered questions one way, answers and news the other.
const socket = new WebSocket(new URL('/api/socket', server.replace(/^http/, 'ws')), {
  headers: { authorization: `Bearer ${token}` },
})
let asked = 0
const ask = question => socket.send(JSON.stringify({ ask: ++asked, ...question }))

/** A change of an object or list, as updates bring it: see docs/api.md. Simplest is to look again after every update. */
async function move() {
  const sight = await api('GET', `/api/tables/${table.id}/sight`)
  if (sight.legal.length === 0) return
  const action = choose(sight)
  console.log(`move ${sight.moves + 1}: ${action}`)
  // `expect` is the version you saw; `key` makes sure that a command sent twice is done once.
  ask({ to: 'act', table: table.id, action, expect: sight.version, key: `bot-${table.id}-${sight.version}` })
}

socket.addEventListener('open', () => ask({ to: 'watch', table: table.id }))
socket.addEventListener('message', async ({ data }) => {
  const message = JSON.parse(data)
  if (message.trouble) console.log(`not done: ${message.trouble.code}: ${message.trouble.message}`)
  const card = message.news === 'table' ? message.table : message.value?.table
  if (card?.status === 'over') {
    const { reason, winners } = card.outcome
    console.log(`over: ${reason}, ${winners.includes(card.mine) ? 'won' : 'not won'}`)
    return socket.close()
  }
  const sight = message.update ?? message.sight ?? message.value?.sight
  if (sight?.legal.length > 0) await move()
})
socket.addEventListener('close', () => console.log('the line is closed'))
