# docker build --build-arg API_ORIGIN=https://api.your-shop.example -t storefront .
# Without API_ORIGIN the image holds the mock backend. NODE_IMAGE is the base of both stages, with a digest
# where a build has to be repeatable: --build-arg NODE_IMAGE=node:26-slim@sha256:...
ARG NODE_IMAGE=node:26-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /store
COPY package.json package-lock.json .npmrc ./
COPY scripts/drift/package.json scripts/drift/
RUN npm ci --no-audit --no-fund
COPY . .
ARG API_ORIGIN=""
RUN API_ORIGIN=$API_ORIGIN npm run build

# The build holds all packages: nothing else is in the image, and nothing of it is written.
# docker run --read-only --cap-drop ALL --stop-timeout 20 -e API_ORIGIN=... -p 3000:3000 storefront
FROM ${NODE_IMAGE}
WORKDIR /store
COPY --from=build --chown=root:root /store/build ./build
ENV PORT=3000
EXPOSE 3000
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
