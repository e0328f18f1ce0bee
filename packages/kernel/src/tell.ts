// What happened, told to those who may know it. Absent while searching: then no event is ever built.

import { includes, type Seat, type Seats } from './seat.ts'

/** One thing that happened, in the game's own words; plain JSON with names, not numbers, for things. */
export interface Event {
  readonly at: string
}

/** A game types its own events: `Tell<WdEvent>`. */
export interface Tell<E extends Event = Event> {
  all(event: E): void
  /** `event` goes to the seats in `to`; everybody else, spectators too, gets `others`, if given. */
  only(to: Seats, event: E, others?: E): void
  /** Hidden things have opened: nobody may take back a move from before this moment. */
  reveal(): void
}

interface ToldEvent {
  readonly to: Seats | undefined
  readonly event: Event
  readonly others: Event | undefined
}

/** Keeps what was told during one move. */
export class Telling implements Tell {
  revealed = false
  private readonly told: ToldEvent[] = []

  all(event: Event): void {
    this.told.push({ to: undefined, event, others: undefined })
  }

  only(to: Seats, event: Event, others?: Event): void {
    this.told.push({ to, event, others })
  }

  reveal(): void {
    this.revealed = true
  }

  /** The events as a seat (undefined: a spectator) may see them. */
  to(seat: Seat | undefined): readonly Event[] {
    const seen: Event[] = []
    for (const { to, event, others } of this.told) {
      if (to === undefined || (seat !== undefined && includes(to, seat))) seen.push(event)
      else if (others) seen.push(others)
    }
    return seen
  }
}
