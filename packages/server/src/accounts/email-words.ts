// What accounts are told by mail, in the person's language.

import type { Language } from '@tabularium/kernel'

/** Sends one message of plain text. */
export type Mail = (to: string, subject: string, text: string) => Promise<void>

interface Letter {
  readonly subject: string
  text(name: string, url: string): string
}

export const VERIFY: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Tabularium: confirm your e-mail address',
    text: (name, url) =>
      `Hello ${name},\n\nPlease confirm that this is your e-mail address:\n${url}\n\nIf you did not sign up, you can ignore this e-mail.\n`,
  },
  pl: {
    subject: 'Tabularium: czy to Twój adres?',
    text: (name, url) =>
      `Cześć ${name},\n\npotwierdź, że to Twój adres e-mail:\n${url}\n\nJeśli to nie Ty zakładasz konto, nie musisz nic robić.\n`,
  },
  ru: {
    subject: 'Tabularium: это ваш адрес?',
    text: (name, url) =>
      `Здравствуйте, ${name}!\n\nПодтвердите, что это ваш адрес электронной почты:\n${url}\n\nЕсли вы не регистрировались, ничего делать не нужно.\n`,
  },
  de: {
    subject: 'Tabularium: Ist das deine Adresse?',
    text: (name, url) =>
      `Hallo ${name},\n\nbitte bestätige, dass das deine E-Mail-Adresse ist:\n${url}\n\nWenn du dich nicht registriert hast, brauchst du nichts zu tun.\n`,
  },
}

export const RESET: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Tabularium: choose a new password',
    text: (name, url) =>
      `Hello ${name},\n\nTo choose a new password, open this link within an hour:\n${url}\n\nIf you did not ask for this, you can ignore this e-mail.\n`,
  },
  pl: {
    subject: 'Tabularium: nowe hasło',
    text: (name, url) =>
      `Cześć ${name},\n\naby ustawić nowe hasło, otwórz ten link w ciągu godziny:\n${url}\n\nJeśli to nie Twoja prośba, nie musisz nic robić.\n`,
  },
  ru: {
    subject: 'Tabularium: новый пароль',
    text: (name, url) =>
      `Здравствуйте, ${name}!\n\nЧтобы задать новый пароль, откройте эту ссылку в течение часа:\n${url}\n\nЕсли вы об этом не просили, ничего делать не нужно.\n`,
  },
  de: {
    subject: 'Tabularium: ein neues Passwort',
    text: (name, url) =>
      `Hallo ${name},\n\nwähle hier innerhalb einer Stunde ein neues Passwort:\n${url}\n\nWenn du nicht darum gebeten hast, brauchst du nichts zu tun.\n`,
  },
}

/** Somebody signs up with an address that has an account: only its owner hears of that. */
export const KNOWN: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Tabularium: you already have an account',
    text: (name, url) =>
      `Hello ${name},\n\nSomebody tried to sign up with this address, which already has an account. If it was you, sign in, or choose a new password:\n${url}\n\nIf it was not you, you can ignore this e-mail.\n`,
  },
  pl: {
    subject: 'Tabularium: masz już konto',
    text: (name, url) =>
      `Cześć ${name},\n\nktoś próbował założyć konto na ten adres e-mail, ale takie konto już istnieje. Jeśli to Ty, zaloguj się albo ustaw nowe hasło:\n${url}\n\nJeśli to nie Ty, nie musisz nic robić.\n`,
  },
  ru: {
    subject: 'Tabularium: у вас уже есть учётная запись',
    text: (name, url) =>
      `Здравствуйте, ${name}!\n\nКто-то пытался зарегистрироваться с этим адресом, но учётная запись для него уже есть. Если это были вы, войдите или задайте новый пароль:\n${url}\n\nЕсли это были не вы, ничего делать не нужно.\n`,
  },
  de: {
    subject: 'Tabularium: Du hast schon ein Konto',
    text: (name, url) =>
      `Hallo ${name},\n\njemand wollte sich mit dieser Adresse registrieren, aber sie hat schon ein Konto. Wenn du es warst, melde dich an oder wähle ein neues Passwort:\n${url}\n\nWenn du es nicht warst, brauchst du nichts zu tun.\n`,
  },
}
