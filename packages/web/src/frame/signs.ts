// A sign for each game, where its rules and lessons are listed.

import type { SignName } from '../ui/sign.tsx'

export const GAME_SIGNS: Readonly<Record<string, SignName>> = {
  'wonders-duel': 'great-pyramid',
  'glory-to-rome': 'arcade',
  'mare-nostrum': 'amphora',
  'assyrian-wars': 'crossed-swords',
}
