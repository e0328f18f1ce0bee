// Seats and those who play them, where seats are spoken of by what they play.

/** As whom a seat is spoken of, and who plays it. */
export const withPlayers = (seats: readonly string[], players: readonly string[]): readonly string[] =>
  seats.map((name, seat) => (name === players[seat] ? name : `${name} (${players[seat]})`))
