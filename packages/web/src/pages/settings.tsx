// What a person chooses for all games on this device, and the games kept here. Everything takes effect at once.

import { LANGUAGES } from '@tabularium/kernel/languages'
import { type ReactNode, useId } from 'react'
import { Link, useSearchParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { change, RECAP_PACES, RECAPS, THEMES, useSettings, VOLUMES } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { languageName } from '../ui/language-name.ts'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { playSound } from '../ui/sound/play-sound.ts'
import { Storage } from './settings/storage.tsx'
import { settingsWords } from './settings/words.ts'
import './settings/settings.css'

const LONGEST_NAME = 24
const PACES = [0, 350, 900, 2000] as const
const SWITCH = ['off', 'on'] as const
const ANSWERS = ['no', 'yes'] as const

const Row = ({
  label,
  hint,
  children,
}: {
  readonly label: string
  readonly hint?: string
  readonly children: ReactNode
}) => (
  <div className="settings-row">
    <span>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
    {children}
  </div>
)

/** The known pace nearest to the one that is set. */
const nearest = (pace: number): number => PACES.reduce((a, b) => (Math.abs(b - pace) < Math.abs(a - pace) ? b : a))

/** The table one comes from: a place of this page, nowhere else. */
export const tableIn = (from: string | null): string | undefined =>
  from !== null && /^\/[a-z]+\/[\w/-]+$/.test(from) ? from : undefined

export function SettingsPage() {
  const say = settingsWords.use()
  const now = useSettings()
  const name = useId()
  const [search] = useSearchParams()
  const from = tableIn(search.get('from'))
  usePage({ title: say('title') })
  return (
    <div className="sheet">
      {from !== undefined && (
        <p>
          <ButtonLink to={from}>{say('back')}</ButtonLink>
        </p>
      )}
      <h1>{say('title')}</h1>
      <p className="settings-note">{say('note')}</p>
      <Panel>
        <Row label={say('language')}>
          <Segmented
            label={say('language')}
            value={now.language}
            options={LANGUAGES.map(value => ({ value, text: languageName(value), lang: value }))}
            onChange={language => change({ language })}
          />
        </Row>
        <Row label={say('theme')}>
          <Segmented
            label={say('theme')}
            value={now.theme}
            options={THEMES.map(value => ({ value, text: say(`theme.${value}`) }))}
            onChange={theme => change({ theme })}
          />
        </Row>
        <Row label={say('contrast')} hint={say('contrast.hint')}>
          <Segmented
            label={say('contrast')}
            value={now.contrast}
            options={(['normal', 'strong'] as const).map(value => ({ value, text: say(`contrast.${value}`) }))}
            onChange={contrast => change({ contrast })}
          />
        </Row>
        <Row label={say('motion')}>
          <Segmented
            label={say('motion')}
            value={now.motion}
            options={(['auto', 'off'] as const).map(value => ({ value, text: say(`motion.${value}`) }))}
            onChange={motion => change({ motion })}
          />
        </Row>
        <Row label={say('sound')}>
          <Segmented
            label={say('sound')}
            value={now.sound ? 'on' : 'off'}
            options={SWITCH.map(value => ({ value, text: say(value) }))}
            onChange={value => change({ sound: value === 'on' })}
          />
        </Row>
        {now.sound && (
          <Row label={say('volume')}>
            <Segmented
              label={say('volume')}
              value={now.volume}
              options={VOLUMES.map(value => ({ value, text: say(`volume.${value}`) }))}
              onChange={volume => {
                change({ volume })
                playSound('coin')
              }}
            />
          </Row>
        )}
        <Row label={say('pace')}>
          <Segmented
            label={say('pace')}
            value={String(nearest(now.pace))}
            options={PACES.map(value => ({ value: String(value), text: say(`pace.${value}`) }))}
            onChange={value => change({ pace: Number(value) })}
          />
        </Row>
        <Row label={say('recap')} hint={say('recap.hint')}>
          <Segmented
            label={say('recap')}
            value={now.recap}
            options={RECAPS.map(value => ({ value, text: say(`recap.${value}`) }))}
            onChange={recap => change({ recap })}
          />
        </Row>
        <Row label={say('recap-pace')}>
          <Segmented
            label={say('recap-pace')}
            value={now.recapPace}
            options={RECAP_PACES.map(value => ({ value, text: say(`recap-pace.${value}`) }))}
            onChange={recapPace => change({ recapPace })}
          />
        </Row>
        <Row label={say('confirm')}>
          <Segmented
            label={say('confirm')}
            value={now.confirm ? 'yes' : 'no'}
            options={ANSWERS.map(value => ({ value, text: say(value) }))}
            onChange={value => change({ confirm: value === 'yes' })}
          />
        </Row>
        <div className="settings-row">
          <label htmlFor={name}>{say('name')}</label>
          <input
            id={name}
            className="settings-name"
            value={now.name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={event => change({ name: event.target.value })}
          />
        </div>
      </Panel>
      <Storage />
      <p>
        <Link href="/about">{say('about')}</Link>
      </p>
    </div>
  )
}
