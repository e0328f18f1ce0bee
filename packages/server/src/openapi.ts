// The API as a document (/api/docs/json) and as a page (/api/docs).

import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { POLICY } from './headers.ts'
import type { App } from './http.ts'

export const DOCS = '/api/docs'

/** The page of the documentation writes styles into its elements; nothing else is different there. */
export const DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

const ABOUT = `Programs send \`Authorization: Bearer tab_…\`, an API key created on the account page (or by POST /api/tokens).
Every error is \`{ code, message, rule? }\`; unknown fields are rejected. Moves are made over the socket at /api/socket.
Signing in is under /api/auth (better-auth): sign-in/anonymous, sign-up/email, sign-in/email, sign-out, passkey/….`

export async function document(app: App, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tabularium', description: ABOUT, version },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'tabularium.session_token' },
        },
      },
      security: [{ token: [] }, { session: [] }],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: DOCS,
    staticCSP: DOCS_POLICY,
    // Asked for by its own files alone: nothing is sent to a validator elsewhere.
    uiConfig: { validatorUrl: null, persistAuthorization: false },
    theme: { title: 'Tabularium API' },
  })
}
