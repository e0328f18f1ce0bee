// What this page is, whom it thanks, and how its chance can be checked.

import { usePage } from '../frame/page-header.tsx'
import { Panel } from '../ui/panel.tsx'
import { aboutWords } from './about/words.ts'
import './about/about.css'

const LIBRARIES: readonly (readonly [name: string, address: string, licence: string])[] = [
  ['React', 'https://react.dev', 'MIT'],
  ['wouter', 'https://github.com/molefrog/wouter', 'Unlicense'],
  ['idb', 'https://github.com/jakearchibald/idb', 'ISC'],
  ['intl-messageformat', 'https://formatjs.github.io', 'BSD-3-Clause'],
  ['@noble/hashes, @noble/ciphers', 'https://paulmillr.com/noble/', 'MIT'],
  ['Vite', 'https://vite.dev', 'MIT'],
  ['Fastify', 'https://fastify.dev', 'MIT'],
]

const Away = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={to} rel="noreferrer">
    {children}
  </a>
)

export function AboutPage() {
  const say = aboutWords.use()
  usePage({ title: say('title') })
  return (
    <div className="sheet about">
      <h1>{say('title')}</h1>
      <Panel>
        <h2>{say('what')}</h2>
        <p>{say('what.text')}</p>
        <p>{say('what.name')}</p>
        <p className="about-version">{say('version', { version: __VERSION__ })}</p>
      </Panel>
      <Panel>
        <h2>{say('unofficial')}</h2>
        <p>{say('unofficial.text')}</p>
        <p>{say('unofficial.duel')}</p>
      </Panel>
      <Panel>
        <h2>{say('chance')}</h2>
        <p>{say('chance.text')}</p>
        <p>{say('chance.how')}</p>
        <p>{say('chance.bots')}</p>
      </Panel>
      <Panel>
        <h2>{say('offline')}</h2>
        <p>{say('offline.text')}</p>
      </Panel>
      <Panel>
        <h2>{say('credits')}</h2>
        <p>
          {say('credits.icons')}, <Away to="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Away>.{' '}
          <Away to="https://game-icons.net">game-icons.net</Away>
        </p>
        <p>
          {say('credits.fonts')}; <Away to="https://openfontlicense.org">SIL Open Font License</Away>.
        </p>
        <h3>{say('credits.libraries')}</h3>
        <ul>
          {LIBRARIES.map(([name, address, licence]) => (
            <li key={name}>
              <Away to={address}>{name}</Away>, {licence}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel>
        <h2>{say('licence')}</h2>
        <p>{say('licence.text')}</p>
      </Panel>
    </div>
  )
}
