// What the files for hosts promise: image, compose, systemd, Kubernetes. Engines and clusters are not asked; what they would
// be told is read.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../packages/server/src/config.ts'

const root = join(import.meta.dirname, '..')
const text = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8')
const project = JSON.parse(text('package.json'))
/** How long an end may take once nobody waits any more (`main.ts`). */
const END_MS = 7_000

/** Every setting that a file names is one that the server reads. */
function settingsOf(env: Readonly<Record<string, string>>): ReturnType<typeof readConfig> {
  const source = text('packages', 'server', 'src', 'config.ts')
  for (const name of Object.keys(env)) if (name !== 'NODE_ENV') expect(source).toMatch(new RegExp(`^  ${name}: `, 'm'))
  return readConfig(env)
}

describe('the image', () => {
  const steps = text('Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  const last = steps.slice(steps.findLastIndex(step => step.startsWith('FROM ')))
  const argumentOf = (word: string): string =>
    last.find(step => step.startsWith(`${word} `))?.slice(word.length + 1) ?? ''

  test('is made with the Node of the lockfile', () => {
    expect(steps).toContain(`ARG NODE=${project.dependencies.node}`)
    for (const step of steps.filter(step => step.startsWith('FROM '))) expect(step).toMatch(/^FROM node:\$\{NODE\}-/)
  })

  test('runs as somebody else than root, keeps its data in a volume and says how it is', () => {
    expect(argumentOf('USER')).toBe('node')
    const env = Object.fromEntries(
      argumentOf('ENV')
        .split(' ')
        .map(pair => pair.split('=')),
    )
    expect(settingsOf(env)).toMatchObject({ host: '0.0.0.0', port: 8080, dataDir: argumentOf('VOLUME') })
    expect(argumentOf('EXPOSE')).toBe(env.PORT)
    expect(argumentOf('HEALTHCHECK')).toContain('/health`')
    // As a list: a shell would not pass SIGTERM on.
    for (const word of ['ENTRYPOINT', 'CMD']) expect(JSON.parse(argumentOf(word))).toBeInstanceOf(Array)
  })

  test('no source that it is built from is kept out of it', () => {
    const out = text('.dockerignore')
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
    for (const needed of ['packages', 'scripts', 'docs', 'package.json', 'package-lock.json', 'README.md', 'LICENSE'])
      expect(out).not.toContain(needed)
    for (const never of ['data', '.git', '**/node_modules']) expect(out).toContain(never)
  })
})

test('compose: two processes that write nowhere, one database, and time to hand over', () => {
  const { services, volumes } = parse(text('deploy', 'compose.yaml'), { merge: true })
  const servers = ['server-a', 'server-b'].map(name => services[name])
  for (const server of servers) {
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true, restart: 'unless-stopped' })
    const env = {
      ...server.environment,
      DATABASE_URL: 'postgres://u:p@database/tabularium',
      PUBLIC_URL: 'https://localhost',
    }
    const { drainMs, trustProxy } = settingsOf(env)
    expect(trustProxy).toBe(1)
    expect(Number.parseInt(server.stop_grace_period, 10) * 1000).toBeGreaterThan(drainMs + END_MS)
  }
  const proxied = /reverse_proxy (.+) \{/.exec(text('deploy', 'Caddyfile'))?.[1]
  expect(proxied).toBe('server-a:8080 server-b:8080')
  expect(Object.keys(volumes)).toEqual(['database', 'certificates'])
  // Nothing but the proxy is open to the world.
  expect(Object.keys(services).filter(name => services[name].ports)).toEqual(['proxy'])
  for (const file of ['Caddyfile']) expect(existsSync(join(root, 'deploy', file))).toBe(true)
})

test('systemd: a user of its own, one folder, and time to hand over', () => {
  const lines = text('deploy', 'tabularium.service').split('\n')
  const unit = Object.fromEntries(lines.flatMap(line => (/^\w+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2)] : [])))
  expect(unit).toMatchObject({
    DynamicUser: 'yes',
    ProtectSystem: 'strict',
    StateDirectory: 'tabularium',
    Restart: 'always',
  })
  const env = Object.fromEntries(unit.Environment.split(' ').map((pair: string) => pair.split('=')))
  expect(settingsOf(env).dataDir).toBe(`/var/lib/${unit.StateDirectory}`)
  expect(Number(unit.TimeoutStopSec) * 1000).toBeGreaterThan(END_MS)
  expect(unit.ExecStart).toMatch(/tabularium\.js serve$/)
  // Node compiles while it runs.
  expect(unit).not.toHaveProperty('MemoryDenyWriteExecute')
})

describe('Kubernetes', () => {
  const documents = parseAllDocuments(text('deploy', 'kubernetes.yaml')).map(document => document.toJS())
  const ofKind = (kind: string) => documents.find(document => document.kind === kind)
  const { spec } = ofKind('Deployment')
  const pod = spec.template.spec
  const [server] = pod.containers

  test('a new process is ready before an old one goes, and one of them always stays', () => {
    expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    expect(ofKind('PodDisruptionBudget').spec.minAvailable).toBeLessThan(spec.replicas)
  })

  test('what is ready answers for its database too, what lives answers for itself', () => {
    const { path: ready } = server.readinessProbe.httpGet
    const lives = [server.livenessProbe, server.startupProbe].map(probe => probe.httpGet.path)
    expect([ready, ...lives]).toEqual(['/health', '/health/live', '/health/live'])
    for (const path of [ready, ...lives]) expect(text('packages', 'server', 'src', 'app.ts')).toContain(`'${path}'`)
  })

  test('it goes on until the cluster has noticed, and has time to end', () => {
    const env = Object.fromEntries(server.env.map(({ name, value }: { name: string; value: string }) => [name, value]))
    const { drainMs } = settingsOf(env)
    const { periodSeconds, failureThreshold } = server.readinessProbe
    expect(drainMs).toBeGreaterThan(2 * periodSeconds * failureThreshold * 1000)
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(drainMs + END_MS)
  })

  test('nobody is root, and nothing is written but data', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    const closed = { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } }
    expect(server.securityContext).toMatchObject(closed)
  })

  test('services find it by its labels and ports; the image has the version of the project', () => {
    const { labels } = spec.template.metadata
    expect(ofKind('Service').spec.selector).toEqual(labels)
    expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(server.image.split(':').at(-1)).toBe(project.version)
  })
})
