# The whole server as an image: docker build -t tabularium . && docker run --init -p 8080:8080 -v tabularium:/data tabularium
# It runs as `node` (uid 1000) and writes to /data alone: --read-only --cap-drop ALL is fine. Settings: docs/hosting.md.

# The Node that the lockfile names; a test compares them.
ARG NODE=24.21.0

FROM node:${NODE}-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts --loglevel=error && node scripts/pack.ts

# Only what runs, in the versions that were tested (npm-shrinkwrap.json).
FROM node:${NODE}-alpine AS install
WORKDIR /app
COPY --from=build /src/dist/tabularium/ ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error

FROM node:${NODE}-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
RUN mkdir -m 700 /data && chown node:node /data
COPY --from=install /app /app
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/bin/tabularium.js"]
CMD ["serve"]
