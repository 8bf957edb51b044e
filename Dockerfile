# syntax=docker/dockerfile:1.19
# Every image of Vedetta, a target each: docker build --target api -t vedetta/api .
# docs/operations.md says how they are run; scripts/images/check starts each from exactly this file tree, without Docker.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS node

FROM node AS build
ARG PNPM=12.18.0
ENV CI=true
RUN npm install --global --no-audit --no-fund --allow-scripts=pnpm "pnpm@${PNPM}"
WORKDIR /build
COPY . .

FROM build AS build-api
RUN node scripts/images/assemble.ts api /out

FROM build AS build-web
RUN pnpm install --frozen-lockfile --filter "@vedetta/web..." && pnpm --filter @vedetta/web build \
  && node scripts/images/assemble.ts web /out

FROM build AS build-worker
RUN node scripts/images/assemble.ts worker /out && mkdir /pages

FROM build AS build-renderer
RUN node scripts/images/assemble.ts renderer /out

FROM build AS build-cli
RUN node scripts/images/assemble.ts cli /out

# glibc, libstdc++, certificates and time zones; no shell, no package manager, and a user of its own, 65532.
FROM gcr.io/distroless/cc-debian12:nonroot AS runtime
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY LICENSE THIRD-PARTY-NOTICES.md /app/
ENV NODE_ENV=production
WORKDIR /app
USER 65532:65532
STOPSIGNAL SIGTERM

FROM runtime AS api
COPY --from=build-api /out /app
ENV HOST=0.0.0.0 PORT=8080 METRICS_HOST=0.0.0.0 METRICS_PORT=9090 DRAIN_SECONDS=5
EXPOSE 8080 9090
ENTRYPOINT ["node", "apps/api/src/main.ts"]

# The API with the built pages beside it: balancers send /api to the one or the other.
FROM runtime AS web
COPY --from=build-web /out /app
ENV HOST=0.0.0.0 PORT=8080 METRICS_HOST=0.0.0.0 METRICS_PORT=9090 DRAIN_SECONDS=5 WEB_ROOT=/app/apps/web/dist
EXPOSE 8080 9090
ENTRYPOINT ["node", "apps/api/src/main.ts"]

FROM runtime AS worker
COPY --from=build-worker /out /app
ENV METRICS_HOST=0.0.0.0 METRICS_PORT=9090
EXPOSE 9090
ENTRYPOINT ["node", "apps/worker/src/main.ts"]

FROM runtime AS watch
COPY --from=build-worker /out /app
# A volume that is mounted here takes its owner from this folder.
COPY --from=build-worker --chown=65532:65532 /pages /pages
ENV METRICS_HOST=0.0.0.0 METRICS_PORT=9090 PAGE_STORE=/pages
EXPOSE 9090
ENTRYPOINT ["node", "apps/worker/src/watch.ts"]

FROM runtime AS cli
COPY --from=build-cli /out /app
ENTRYPOINT ["node", "apps/cli/src/main.ts"]

# The browser needs a distribution around it. tini reaps what its processes leave behind.
FROM node AS renderer
# Of Debian's stable release, with its security updates: these have no version that stays available to pin.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends bubblewrap chromium fonts-liberation tini \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && useradd --system --uid 65532 --no-create-home --shell /usr/sbin/nologin vedetta-renderer
COPY LICENSE THIRD-PARTY-NOTICES.md /app/
COPY --from=build-renderer /out /app
ENV NODE_ENV=production HOME=/tmp
WORKDIR /app
USER 65532:65532
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/bin/tini", "--", "node", "apps/renderer/src/main.ts"]

# nginx before web or api, as deploy/nginx configures it; the certificate is mounted at /etc/vedetta/tls.
FROM debian:bookworm-slim AS proxy
# Of Debian's stable release, with its security updates: these have no version that stays available to pin.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light \
  && rm -rf /var/lib/apt/lists/* \
  && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log
COPY deploy/nginx/nginx.conf deploy/nginx/tls.conf deploy/nginx/compose/upstream.conf /etc/nginx/
USER 33:33
EXPOSE 80 443
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-g", "daemon off;"]
