// How often somebody may ask: buckets that fill again with time, one a session, one an address.

/** So many at once, and so many a second in the long run. */
export interface Rule {
  readonly burst: number
  readonly perSecond: number
}

export interface Bucket {
  /** Takes what a request costs; false: there is not enough in it. */
  take(cost?: number): boolean
  /** Seconds until `cost` can be taken. */
  wait(cost?: number): number
  /** Nothing was taken for so long that forgetting the bucket changes nothing. */
  readonly full: boolean
}

/** One bucket, for instance of one socket. */
export function bucket(rule: Rule, now: () => number = Date.now): Bucket {
  let held = rule.burst
  let since = now()
  const fill = (): number => {
    const time = now()
    held = Math.min(rule.burst, held + (Math.max(0, time - since) / 1000) * rule.perSecond)
    since = time
    return held
  }
  return {
    take(cost = 1) {
      if (fill() < cost) return false
      held -= cost
      return true
    },
    wait(cost = 1) {
      return Math.max(0, Math.ceil((cost - fill()) / rule.perSecond))
    },
    get full() {
      return fill() >= rule.burst
    },
  }
}

/** Reading and playing by hand stay far below these; many people can share one address. */
export const SESSION: Rule = { burst: 120, perSecond: 10 }
export const ADDRESS: Rule = { burst: 400, perSecond: 60 }
/** The page's files, of which a visit reads many; unknown addresses too. */
export const FILES: Rule = { burst: 2000, perSecond: 200 }
/** Whoever looks after the server asks every few seconds. */
export const OPERATION: Rule = { burst: 60, perSecond: 5 }
/** What makes the engine look at a whole game, over all sockets and requests of an address. */
export const READS: Rule = { burst: 240, perSecond: 20 }
/** Tables that one person opens or sits down at: whoever waits there is called, and whoever looks at the lobby looks again. */
/** Data of somebody's own are large, and checking them takes the engine's time. */
export const DATA: Rule = { burst: 10, perSecond: 1 / 30 }
export const SEATS: Rule = { burst: 30, perSecond: 0.5 }
/** Offers of one person at one table: each is a question to everybody there. */
export const OFFERS: Rule = { burst: 6, perSecond: 1 / 30 }
/** Standing orders given anew: each is an entry of the log. */
export const ORDERS: Rule = { burst: 20, perSecond: 0.5 }
/** Finished games that one person has analysed: each keeps a bots' worker busy for a while. */
export const ANALYSES: Rule = { burst: 5, perSecond: 1 / 60 }
/** All records of somebody at once. */
export const RECORDS: Rule = { burst: 3, perSecond: 1 / 20 }
/** What one person does in tournaments: enters, leaves, directs. */
export const TOURNAMENTS: Rule = { burst: 30, perSecond: 0.5 }
/** Challenges by name: each is a question to somebody. */
export const CHALLENGES: Rule = { burst: 6, perSecond: 1 / 20 }
export const FOLLOWS: Rule = { burst: 30, perSecond: 0.2 }
/** Private messages of one person, and of one whose account is new. */
export const MESSAGES: Rule = { burst: 10, perSecond: 0.5 }
export const MESSAGES_OF_NEW: Rule = { burst: 5, perSecond: 1 / 15 }
/** Searching through all games. */
export const SEARCHES: Rule = { burst: 30, perSecond: 1 }
/** Games from a device: each is played through by the rules. */
export const UPLOADS: Rule = { burst: 10, perSecond: 1 / 10 }
/** What changes a club. */
export const CLUBS: Rule = { burst: 20, perSecond: 0.2 }
/** What one person says, at all tables and by all ways together. */
export const CHATS: Rule = { burst: 8, perSecond: 0.5 }

/** An address as limits see it: a household has a whole /64 of IPv6. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head, tail = ''] = plain.split('%')[0].split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

export interface Limits {
  /** Seconds to wait; 0: go on. */
  take(key: string, rule: Rule, cost?: number): number
  readonly size: number
}

/** Buckets by key; full ones are forgotten when there are many. */
export function createLimits(on = true, now: () => number = Date.now, most = 20_000): Limits {
  const buckets = new Map<string, Bucket>()
  const forget = () => {
    for (const [key, one] of buckets) if (one.full) buckets.delete(key)
    // Still too many: the oldest go, whoever they are.
    for (const key of buckets.keys()) {
      if (buckets.size < most / 2) break
      buckets.delete(key)
    }
  }
  return {
    take(key, rule, cost = 1) {
      if (!on) return 0
      let found = buckets.get(key)
      if (!found) {
        if (buckets.size >= most) forget()
        found = bucket(rule, now)
        buckets.set(key, found)
      }
      return found.take(cost) ? 0 : Math.max(1, found.wait(cost))
    },
    get size() {
      return buckets.size
    },
  }
}
