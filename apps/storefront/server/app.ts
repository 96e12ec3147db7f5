import { createRequestHandler } from '@react-router/express'
import { startTracing, stopTracing } from '@shop/runtime/tracing'
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { config } from '#app/config.server.ts'
import { ERROR_TUNNEL } from '#app/errors/error-tunnel-path.ts'
import { askBackends } from '#app/server/ask-backends.server.ts'
import { setClientFolder } from '#app/server/client-files.server.ts'
import { CLIENT_IP } from '#app/server/client-ip.server.ts'
import { fallbackHtml } from '#app/server/fallback-page.server.ts'
import { log } from '#app/server/log.server.ts'
import { noteRoute } from '#app/server/log-requests.server.ts'
import { refuseSampleSeller } from '#app/server/refuse-sample-seller.server.ts'
import { acceptRequestId, REQUEST_ID } from '#app/server/request-id.server.ts'
import { compressPages } from './compress-pages.ts'
import { errorTunnel } from './error-tunnel.ts'
import { limitBodies } from './limit-bodies.ts'
import { oldManifests } from './old-manifests.ts'
import { refuseForeignForms } from './refuse-foreign-forms.ts'
import { fromMemory } from './request-body.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'
import { tracePages } from './trace-pages.ts'

export { config, log, stopTracing }

/** Builds the server; `server.ts` listens. */
export async function createApp(clientFolder: string, isStopping: () => boolean): Promise<Express> {
  await startTracing('storefront', config)
  await refuseSampleSeller()
  setClientFolder(clientFolder)
  const app = express()
  app.disable('x-powered-by')
  // The router compares a form's origin with the address it was called by, scheme included; behind TLS only the proxy knows it.
  app.set('trust proxy', config.TRUSTED_PROXIES)

  app.get('/live', (_request, response) => void response.send('ok'))
  app.get('/ready', async (_request, response) => {
    // Whoever is about to end says so at once: balancers wait for the answer.
    const backends = isStopping() ? {} : await askBackends()
    const isReady = !isStopping() && Object.values(backends).every(Boolean)
    response
      .set('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json(backends)
  })

  app.use((request, response, next) => {
    const id = acceptRequestId(request.get(REQUEST_ID))
    request.headers[REQUEST_ID] = id
    request.headers[CLIENT_IP] = request.ip ?? ''
    response.set(REQUEST_ID, id)
    next()
  })
  app.use(securityHeaders)
  app.use(await staticFiles(clientFolder, config.ASSETS_DIR))
  app.use(tracePages)
  app.use(refuseForeignForms)
  app.use(limitBodies())
  app.post(ERROR_TUNNEL, errorTunnel(config.SENTRY_DSN))
  app.use(compressPages())
  const build = (await import('virtual:react-router/server-build')) as unknown as ServerBuild
  if (config.ASSETS_DIR) {
    app.get('/__manifest', oldManifests({ folder: config.ASSETS_DIR, version: build.assets.version }))
  }
  const getLoadContext = (_request: Request, response: Response) => {
    const context = new RouterContextProvider()
    context.set(
      noteRoute,
      (pattern) => void Object.assign(response.locals, { route: `/${pattern.replace(/^\//, '')}` }),
    )
    return context
  }
  app.use(fromMemory(createRequestHandler({ build, getLoadContext })))
  app.use(lastResort)
  return app
}

const lastResort: ErrorRequestHandler = (error, request, response, next) => {
  log.error({ err: error, requestId: request.get(REQUEST_ID) }, 'request.failed')
  if (response.headersSent) return next(error)
  response.status(500).type('html').send(fallbackHtml())
}
