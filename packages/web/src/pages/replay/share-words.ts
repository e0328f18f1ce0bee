// Words of the dialog that shares an online game: its address, and the board for other sites.

import { area } from '../../words.ts'

export const shareWords = area({
  en: {
    title: 'Share the game',
    link: 'Link',
    at: 'Open at move {move}',
    copy: 'Copy',
    'copied.link': 'Link copied.',
    'copied.code': 'Code copied.',
    failed: 'Your browser does not allow copying. Select the text and copy it.',
    embed: 'Board for your site',
    'embed.text': 'Paste this code into a page: it shows the board, and visitors can step through the game.',
    private: 'Only those who played can open this game, so it cannot be shown on other sites.',
    close: 'Close',
  },
  pl: {
    title: 'Udostępnij partię',
    link: 'Link',
    at: 'Otwórz na ruchu {move}',
    copy: 'Kopiuj',
    'copied.link': 'Skopiowano link.',
    'copied.code': 'Skopiowano kod.',
    failed: 'Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go.',
    embed: 'Plansza na twojej stronie',
    'embed.text': 'Wklej ten kod do strony: pokaże planszę, a odwiedzający przejdą partię ruch po ruchu.',
    private: 'Tę partię mogą otworzyć tylko ci, którzy w niej grali, więc nie można jej pokazać na innych stronach.',
    close: 'Zamknij',
  },
  ru: {
    title: 'Поделиться партией',
    link: 'Ссылка',
    at: 'Открыть на ходу {move}',
    copy: 'Копировать',
    'copied.link': 'Ссылка скопирована.',
    'copied.code': 'Код скопирован.',
    failed: 'Браузер не разрешает копировать. Выделите текст и скопируйте его.',
    embed: 'Поле для вашего сайта',
    'embed.text': 'Вставьте этот код в страницу: на ней появится поле, и посетители смогут пройти партию по ходам.',
    private: 'Эту партию могут открыть только её игроки, поэтому показать её на других сайтах нельзя.',
    close: 'Закрыть',
  },
  de: {
    title: 'Partie teilen',
    link: 'Link',
    at: 'Bei Zug {move} öffnen',
    copy: 'Kopieren',
    'copied.link': 'Link kopiert.',
    'copied.code': 'Code kopiert.',
    failed: 'Dein Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn.',
    embed: 'Spielplan für deine Website',
    'embed.text': 'Füge diesen Code in eine Seite ein: Sie zeigt den Spielplan, und man kann die Partie durchgehen.',
    private:
      'Nur wer mitgespielt hat, kann diese Partie öffnen. Auf anderen Websites lässt sie sich deshalb nicht zeigen.',
    close: 'Schließen',
  },
})
