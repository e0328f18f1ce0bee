// A sign for each game, where its rules and lessons are listed.

import type { IconName } from '../ui/icons.tsx'

export const GAME_ICONS: Readonly<Record<string, IconName>> = {
  'wonders-duel': 'great-pyramid',
  'glory-to-rome': 'arcade',
  'mare-nostrum': 'amphora',
  'assyrian-wars': 'crossed-swords',
}
