// What nobody may be called, in every language: names that would be taken for the server's own words.

import type { Language } from '@tabularium/kernel/languages'

interface ReservedNames {
  /** What the page calls people whose account is gone, and what says as much. */
  readonly gone: readonly string[]
  /** Those who look after the server: nobody has such a word in their name. */
  readonly moderators: readonly string[]
  readonly administrators: readonly string[]
  /** The server itself. */
  readonly server: readonly string[]
}

export const RESERVED_NAMES: Readonly<Record<Language, ReservedNames>> = {
  en: {
    gone: ['Deleted player', 'Player deleted', 'Deleted account', 'Account deleted', 'Deleted user', 'User deleted'],
    moderators: ['Moderator', 'Moderators', 'Moderation'],
    administrators: ['Admin', 'Admins', 'Administrator', 'Administrators', 'Administration'],
    server: ['System', 'Server', 'Support', 'Tabularium'],
  },
  pl: {
    gone: [
      'Usunięte konto',
      'Konto usunięte',
      'Usunięty gracz',
      'Gracz usunięty',
      'Usunięty użytkownik',
      'Użytkownik usunięty',
    ],
    moderators: ['Moderator', 'Moderatorka', 'Moderatorzy', 'Moderatorki', 'Moderacja'],
    administrators: ['Admin', 'Adminka', 'Administrator', 'Administratorka', 'Administratorzy', 'Administracja'],
    server: ['System', 'Serwer', 'Pomoc techniczna', 'Wsparcie', 'Obsługa'],
  },
  ru: {
    gone: [
      'Удалённый игрок',
      'Игрок удалён',
      'Удалённый аккаунт',
      'Аккаунт удалён',
      'Удалённая запись',
      'Удалённая учётная запись',
      'Удалённый пользователь',
    ],
    moderators: ['Модератор', 'Модераторша', 'Модераторы', 'Модерация'],
    administrators: ['Админ', 'Админы', 'Администратор', 'Администраторша', 'Администраторы', 'Администрация'],
    server: ['Система', 'Сервер', 'Поддержка', 'Техподдержка'],
  },
  de: {
    gone: [
      'Gelöschtes Konto',
      'Konto gelöscht',
      'Gelöschter Account',
      'Gelöschter Spieler',
      'Gelöschte Spielerin',
      'Gelöschter Nutzer',
      'Gelöschter Benutzer',
    ],
    moderators: ['Moderator', 'Moderatorin', 'Moderatoren', 'Moderatorinnen', 'Moderation'],
    administrators: ['Admin', 'Admins', 'Administrator', 'Administratorin', 'Administratoren', 'Administratorinnen'],
    server: ['System', 'Server', 'Support', 'Kundendienst', 'Betreiber', 'Betreiberin'],
  },
}
