// How the tables of schema.ts are made, step by step. A step that was released is never changed: the next one changes
// what it made.

import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { authMigration } from './migrations-auth.ts'
import type { Schema } from './schema.ts'

/** In this order for ever; the names stand in the database. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-accounts': authMigration,
  '002-tables': { up: makeTables },
  '003-private-talk': {
    async up(db) {
      await sql`alter table chat add column to_seat integer`.execute(db)
    },
  },
  '004-service': {
    async up(db) {
      await sql`create table service (since bigint primary key, until bigint not null)`.execute(db)
    },
  },
  '005-shares': {
    async up(db) {
      await sql`alter table game_table add column shares jsonb`.execute(db)
      await sql`alter table seat add column pledge text, add column share text`.execute(db)
    },
  },
  '006-fair-play': { up: makeFair },
  '007-broken-off': {
    async up(db) {
      await run(db, BROKEN_OFF)
    },
  },
  '008-clock-jumps': {
    async up(db) {
      await sql`alter table service add column shifted bigint not null default 0`.execute(db)
    },
  },
  '009-connections': {
    async up(db) {
      await run(db, CONNECTIONS)
    },
  },
  '010-analyses': {
    async up(db) {
      await run(db, ANALYSES)
    },
  },
  '011-tournaments': {
    async up(db) {
      await run(db, TOURNAMENTS)
    },
  },
  '012-people': {
    async up(db) {
      await run(db, PEOPLE)
    },
  },
  '013-meeting': {
    async up(db) {
      await run(db, MEETING)
    },
  },
  '017-own-data': {
    async up(db) {
      await run(db, OWN_DATA)
    },
  },
}

/** Brings the database to the newest step, or (for tests) to an older one. Two at once must be kept apart by the caller. */
export async function migrate(db: Kysely<Schema>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error === undefined) return
  const failed = results?.find(result => result.status === 'Error')
  const message = error instanceof Error ? error.message : String(error)
  if (!failed && message.includes('corrupted migrations')) {
    throw new Error('The database was made by a newer version of Tabularium: start that version, or use a backup.', {
      cause: error,
    })
  }
  throw new Error(
    `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}: ${message}`,
    {
      cause: error,
    },
  )
}

const TABLES = `
create table game_table (
  id text primary key,
  game text not null,
  rules integer not null,
  options jsonb not null,
  status text not null,
  visibility text not null,
  owner text references "user" (id) on delete set null,
  rated boolean not null,
  clock jsonb not null,
  created bigint not null,
  started bigint,
  ended bigint,
  touched bigint not null,
  seed text,
  commitment text,
  setup jsonb,
  log integer not null default 0,
  moves integer not null default 0,
  waiting integer not null default 0,
  clocks jsonb,
  deadline bigint,
  outcome jsonb,
  aside text,
  rematch text
);
create index game_table_status on game_table (status);
create index game_table_deadline on game_table (deadline) where status = 'playing';
create index game_table_owner on game_table (owner);

create table seat (
  table_id text not null references game_table (id) on delete cascade,
  seat integer not null,
  user_id text references "user" (id) on delete set null,
  name text,
  bot text,
  stand_in text,
  resigned boolean not null default false,
  orders jsonb not null default '[]',
  primary key (table_id, seat)
);
create index seat_user on seat (user_id);

create table entry (
  table_id text not null references game_table (id) on delete cascade,
  number integer not null,
  kind text not null,
  seat integer,
  action text,
  answers text[],
  at_move integer,
  by text not null,
  data jsonb,
  key text,
  time bigint not null,
  primary key (table_id, number)
);

create table snapshot (
  table_id text not null references game_table (id) on delete cascade,
  number integer not null,
  moves integer not null,
  rules integer not null,
  state jsonb not null,
  primary key (table_id, number)
);

create table invite (
  hash text primary key,
  table_id text not null references game_table (id) on delete cascade,
  created bigint not null,
  used_by text references "user" (id) on delete set null
);
create index invite_table on invite (table_id);
create index invite_used_by on invite (used_by);

create table offer (
  table_id text not null references game_table (id) on delete cascade,
  kind text not null,
  by_seat integer not null,
  moves integer,
  agreed integer not null default 0,
  log integer not null,
  primary key (table_id, kind)
);

create table chat (
  id bigint generated by default as identity primary key,
  table_id text not null references game_table (id) on delete cascade,
  room text not null,
  user_id text references "user" (id) on delete set null,
  name text not null,
  text text not null,
  time bigint not null,
  hidden boolean not null default false
);
create index chat_table on chat (table_id, id);
create index chat_user on chat (user_id);

create table note (
  table_id text not null references game_table (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  text text not null,
  time bigint not null,
  primary key (table_id, user_id)
);
create index note_user on note (user_id);

create table profile (
  user_id text primary key references "user" (id) on delete cascade,
  language text not null,
  theme text not null,
  preferences jsonb not null default '{}',
  moderator boolean not null default false,
  banned_until bigint,
  mail boolean not null default true,
  holiday_from bigint,
  holiday_until bigint,
  holiday_days integer not null default 0,
  holiday_year integer not null default 0,
  created bigint not null,
  seen bigint not null
);

create table relation (
  user_id text not null references "user" (id) on delete cascade,
  other_id text not null references "user" (id) on delete cascade,
  kind text not null,
  primary key (user_id, other_id, kind)
);
create index relation_other on relation (other_id);

create table report (
  id bigint generated by default as identity primary key,
  by_user text references "user" (id) on delete set null,
  about_user text references "user" (id) on delete set null,
  table_id text references game_table (id) on delete set null,
  chat_id bigint references chat (id) on delete set null,
  reason text not null,
  text text not null,
  time bigint not null,
  state text not null default 'open',
  handled_by text references "user" (id) on delete set null,
  decision text
);
create index report_state on report (state, id);
create index report_by_user on report (by_user);
create index report_about_user on report (about_user);
create index report_handled_by on report (handled_by);
create index report_table on report (table_id);
create index report_chat on report (chat_id);

create table rating (
  user_id text not null references "user" (id) on delete cascade,
  game text not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  wins integer not null,
  time bigint not null,
  primary key (user_id, game)
);
create index rating_game on rating (game, mu);

create table rating_change (
  user_id text not null references "user" (id) on delete cascade,
  game text not null,
  table_id text not null references game_table (id) on delete cascade,
  mu double precision not null,
  sigma double precision not null,
  place integer not null,
  time bigint not null,
  primary key (user_id, table_id)
);
create index rating_change_game on rating_change (user_id, game, time);
create index rating_change_table on rating_change (table_id);

create table push (
  endpoint text primary key,
  user_id text not null references "user" (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  time bigint not null
);
create index push_user on push (user_id);

create table token (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  name text not null,
  hash text not null unique,
  created bigint not null,
  used bigint
);
create index token_user on token (user_id);

create table setting (
  key text primary key,
  value text not null
);
`

async function run(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(/;\s*\n/)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  }
}

async function makeTables(db: Kysely<unknown>): Promise<void> {
  await run(db, TABLES)
}

const BROKEN_OFF = `
create table broken_off (
  user_id text not null references "user" (id) on delete cascade,
  table_id text not null references game_table (id) on delete cascade,
  time bigint not null,
  primary key (user_id, table_id)
);
create index broken_off_table on broken_off (table_id);
alter table profile add column rated_from bigint not null default 0;
`

const CONNECTIONS = `
create table connection (
  user_id text not null references "user" (id) on delete cascade,
  process text not null,
  until bigint not null,
  primary key (user_id, process)
);
alter table seat add column called_turn integer not null default -1;
alter table seat add column webhook_turn integer not null default -1;
`

const ANALYSES = `
create table analysis (
  table_id text primary key references game_table (id) on delete cascade,
  version integer not null,
  rules integer not null,
  moves jsonb not null,
  time bigint not null
);
`

const TOURNAMENTS = `
create table tournament (
  id text primary key,
  name text not null,
  description text not null,
  terms jsonb not null,
  director text references "user" (id) on delete set null,
  created bigint not null,
  starts bigint,
  phase text not null,
  entrants integer not null default 0,
  round integer not null default 0,
  started bigint,
  ended bigint,
  touched bigint not null,
  log integer not null default 0
);
create index tournament_phase on tournament (phase, touched);
create index tournament_director on tournament (director);

create table tournament_player (
  tournament_id text not null references tournament (id) on delete cascade,
  entrant integer not null,
  user_id text references "user" (id) on delete set null,
  primary key (tournament_id, entrant),
  unique (tournament_id, user_id)
);
create index tournament_player_user on tournament_player (user_id);

create table tournament_entry (
  tournament_id text not null references tournament (id) on delete cascade,
  number integer not null,
  data jsonb not null,
  key text,
  time bigint not null,
  primary key (tournament_id, number),
  unique (tournament_id, key)
);

alter table game_table add column tournament text references tournament (id) on delete set null;
alter table game_table add column pairing integer, add column board integer;
create unique index game_table_tournament on game_table (tournament, pairing, board);
`

const PEOPLE = `
alter table profile add column contact text not null default 'all';
alter table profile add column tells boolean not null default true;

create table handle (
  look text primary key,
  handle text not null,
  user_id text references "user" (id) on delete set null,
  until bigint
);
create index handle_user on handle (user_id);
create unique index handle_in_use on handle (user_id) where until is null;

create table follow (
  user_id text not null references "user" (id) on delete cascade,
  other_id text not null references "user" (id) on delete cascade,
  time bigint not null,
  primary key (user_id, other_id)
);
create index follow_other on follow (other_id);

create table challenge (
  id text primary key,
  from_user text not null references "user" (id) on delete cascade,
  to_user text not null references "user" (id) on delete cascade,
  wish jsonb not null,
  created bigint not null,
  until bigint not null,
  unique (from_user, to_user)
);
create index challenge_to on challenge (to_user);

create table conversation (
  id text primary key,
  a_user text references "user" (id) on delete set null,
  b_user text references "user" (id) on delete set null,
  begun_by text references "user" (id) on delete set null,
  created bigint not null,
  last bigint not null default 0,
  touched bigint not null,
  a_read bigint not null default 0,
  b_read bigint not null default 0,
  a_cleared bigint not null default 0,
  b_cleared bigint not null default 0,
  unique (a_user, b_user)
);
create index conversation_b on conversation (b_user);
create index conversation_begun on conversation (begun_by, created);

create table message (
  id bigint generated by default as identity primary key,
  conversation_id text not null references conversation (id) on delete cascade,
  side text not null,
  text text not null,
  time bigint not null,
  hidden boolean not null default false
);
create index message_conversation on message (conversation_id, id);

create table local_game (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  game text not null,
  rules integer not null,
  names jsonb not null,
  moves integer not null,
  outcome jsonb,
  hash text not null,
  record text not null,
  time bigint not null,
  unique (user_id, hash)
);
create index local_game_user on local_game (user_id, time);

create table club (
  id text primary key,
  look text not null unique,
  name text not null,
  description text not null,
  joining text not null,
  created bigint not null
);

create table club_member (
  club_id text not null references club (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  role text not null,
  since bigint not null,
  primary key (club_id, user_id)
);
create index club_member_user on club_member (user_id);

alter table game_table add column club_id text references club (id) on delete set null;
create index game_table_club on game_table (club_id) where club_id is not null;
create index game_table_ended on game_table (ended) where status = 'over';

alter table game_table add column talk boolean not null default true;

create table deal (
  id bigint generated by default as identity primary key,
  table_id text not null references game_table (id) on delete cascade,
  by_user text references "user" (id) on delete set null,
  text text not null,
  time bigint not null
);
create index deal_table on deal (table_id);
create index deal_by on deal (by_user);

create table deal_party (
  deal_id bigint not null references deal (id) on delete cascade,
  seat integer not null,
  user_id text references "user" (id) on delete set null,
  signed bigint,
  primary key (deal_id, seat)
);
create index deal_party_user on deal_party (user_id);

alter table report add column message_id bigint references message (id) on delete set null;
alter table report add column quote text;
alter table report add column club_id text references club (id) on delete set null;
create index report_message on report (message_id);
create index report_club on report (club_id);
`

/** Where people meet: who seeks a game, which pairs were made, how the house fares, and the game that is shown to all. */
const MEETING = `
create table seek (
  user_id text primary key references "user" (id) on delete cascade,
  game text not null,
  pace text not null,
  pledge text,
  since bigint not null,
  touched bigint not null
);
create table pairing (
  table_id text primary key references game_table (id) on delete cascade,
  game text not null,
  pace text not null,
  waited bigint not null,
  time bigint not null
);
create index pairing_pace on pairing (game, pace, time);
create table house_result (
  game text not null,
  level text not null,
  games integer not null,
  wins integer not null,
  primary key (game, level)
);
create table showcase (
  id integer primary key,
  table_id text references game_table (id) on delete set null
);
create index showcase_table on showcase (table_id);
alter table game_table add column house boolean not null default false;
create index game_table_decided on game_table (ended) where status = 'over' and visibility = 'open';
`

const OWN_DATA = `
create table data_set (
  hash text primary key,
  game text not null,
  name text not null,
  parts jsonb not null,
  text text not null,
  owner text references "user" (id) on delete set null,
  created bigint not null
);
create index data_set_owner on data_set (owner) where owner is not null;
alter table game_table add column data jsonb;
create index game_table_data on game_table ((data->>'hash')) where data is not null;
`

const FAIR = `
alter table seat add column moved boolean not null default false;
alter table seat add column seen bigint not null default 0;
alter table seat add column invited boolean not null default false;
alter table seat add column left_mu double precision;
alter table seat add column left_sigma double precision;
update seat set moved = true where exists (select 1 from entry e
  where e.table_id = seat.table_id and e.seat = seat.seat and e.kind = 'move' and e.by in ('person', 'order'));

alter table chat add column to_user text references "user" (id) on delete set null;
create index chat_to_user on chat (to_user);
update chat set to_user = s.user_id from seat s join game_table t on t.id = s.table_id
  where s.table_id = chat.table_id and s.seat = chat.to_seat and chat.time >= t.started;

alter table rating_change add column mu_before double precision;
alter table profile add column here_until bigint not null default 0;
alter table profile add column holidays jsonb not null default '{}';
update profile set holidays = jsonb_build_object(holiday_year::text, holiday_days) where holiday_year > 0;
update game_table set rated = false where rated and status in ('open', 'playing', 'aside') and exists (
  select 1 from seat s join "user" u on u.id = s.user_id where s.table_id = game_table.id and u."isAnonymous");
`

/**
 * Rated games are between accounts, private lines belong to persons, days of holiday are counted by the year. To whom a
 * line was said before its table began nobody knows any more: it stays with whoever said it. The old two columns of
 * holidays stay, for backups of before.
 */
async function makeFair(db: Kysely<unknown>): Promise<void> {
  await run(db, FAIR)
}
