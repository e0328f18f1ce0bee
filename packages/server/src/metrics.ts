// Figures for whoever runs the server, in Prometheus' format.

import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import { hashOf } from './ids.ts'
import { isLocalName, nameOf } from './origins.ts'

export interface Metrics {
  readonly registry: Registry
  answered(method: string, route: string, status: number, seconds: number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'tabularium_' })
  const requests = new Histogram({
    name: 'tabularium_http_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  return {
    registry,
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
  }
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

type Known = Pick<Config, 'metricsToken' | 'trustProxy' | 'publicUrl'>

/** With the token; or from this machine itself, where no proxy stands before the server: one on the same machine need not
 *  say that it is one. The name it was asked by must be local too, since others' names can lead here. */
export function mayMeasure(request: FastifyRequest, { metricsToken: token, trustProxy, publicUrl }: Known): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) {
    return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)))
  }
  if (trustProxy !== false || (publicUrl !== undefined && !isLocalName(new URL(publicUrl).hostname))) return false
  if (!isLocalName(nameOf(request.headers.host))) return false
  const direct = FORWARDED.every(name => request.headers[name] === undefined)
  return direct && /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}
