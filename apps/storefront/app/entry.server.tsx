import { isbot } from 'isbot'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { config } from './config.server.ts'
import { isFailure } from './errors/is-failure.ts'
import { NOT_FOUND_MESSAGE } from './errors/page-error.ts'
import { isUnmeasured } from './features/shell/measurement/is-unmeasured.ts'
import type { ShellHandle } from './features/shell/shell-handle.ts'
import { readClientFile } from './server/client-files.server.ts'
import { contentSecurityPolicy, hashNoncedScripts } from './server/csp.server.ts'
import { deferHydration } from './server/defer-hydration.server.ts'
import { fallbackPage } from './server/fallback-page.server.ts'
import { FirstFonts } from './server/first-fonts.server.ts'
import { inlineStyles } from './server/inline-styles.server.ts'
import { causeOf } from './server/keep-status.server.ts'
import { reportServerError } from './server/monitoring.server.ts'
import { newNonce } from './server/nonce.server.ts'
import { isPublic, setCacheHeaders, setDataCacheHeaders, setRetryAfter } from './server/page-cache.server.ts'
import { renderWhole, streamPage } from './server/render-page.server.tsx'
import { TAG_MANAGER } from './server/tag-manager.server.ts'

/** Never leaves the process, so one is enough; nobody who writes content can know it. */
const STRIPPED_NONCE = newNonce()
const FRAMEABLE = '/e-shop/embed-grid'
const imagesOrigin = new URL(config.IMAGES_URL).origin
const WITH_WIDGET = '/kosik/dodaci-udaje'
const widgetOrigin = config.PACKETA_WIDGET_URL ? new URL(config.PACKETA_WIDGET_URL).origin : null
const measurement = { manager: new URL(config.TAG_MANAGER_URL).origin, receivers: config.MEASUREMENT_ORIGINS }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
): Promise<Response> {
  setCacheHeaders(headers, status, request.method)
  setRetryAfter(headers, status)
  const isShared = isPublic(headers)
  const nonce = isShared ? STRIPPED_NONCE : newNonce()
  const tree = (
    <FirstFonts>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </FirstFonts>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const policy = (scripts: string[], styles: string[] = []) =>
    contentSecurityPolicy({
      imagesOrigin,
      styles,
      framedBy: isFrameable(request) ? '*' : "'none'",
      scripts,
      partner: isWithWidget(request) ? widgetOrigin : null,
      formTargets: leadsToGateway(page) ? config.PAYMENT_ORIGINS : [],
      measurement:
        TAG_MANAGER && !isUnmeasured(handlesOf(page), new URL(request.url).searchParams) ? measurement : null,
      isDevelopment: import.meta.env.DEV,
    })
  const init = { status, headers, statusText: statusTextOf(page, status) }
  try {
    if (isShared) {
      const drawn = await renderWhole(tree, nonce, request.signal)
      // While somebody develops, the tools have scripts of their own that must come first.
      const ready = import.meta.env.DEV ? drawn : deferHydration(drawn, nonce)
      const { html: styled, styles } = inlineStyles(ready, readClientFile)
      const { html, scripts } = hashNoncedScripts(styled, nonce)
      headers.set('Content-Security-Policy', policy(scripts, styles))
      headers.set('Content-Length', String(html.length))
      return new Response(new Uint8Array(html), init)
    }
    headers.set('Content-Security-Policy', policy([`'nonce-${nonce}'`]))
    const waitForAll = isbot(request.headers.get('user-agent') ?? '')
    return new Response(await streamPage(tree, { nonce, waitForAll, signal: request.signal }), init)
  } catch (error) {
    // The router draws once more with the error page. When that one fails too, nothing of the application may be used.
    if (!page.staticHandlerContext.errors) throw error
    reportServerError(error, request)
    return fallbackPage(headers)
  }
}

export function handleDataRequest(response: Response): Response {
  setDataCacheHeaders(response.headers)
  setRetryAfter(response.headers, response.status)
  return response
}

interface ErrorArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export function handleError(error: unknown, { request }: ErrorArgs): void {
  const cause = causeOf(error)
  if (request.signal.aborted || !isFailure(cause)) return
  reportServerError(cause, request)
}

/** The page says so itself, through its `handle`. */
function leadsToGateway(page: EntryContext): boolean {
  return (Object(handlesOf(page).at(-1)) as ShellHandle).leadsToGateway === true
}

/** Of the layouts and, last, of the page. */
function handlesOf({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
}

function isFrameable(request: Request): boolean {
  return new URL(request.url).pathname === FRAMEABLE
}

/** Somebody else's script runs only on the page that was opened for it. */
function isWithWidget(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  return pathname === WITH_WIDGET && searchParams.has('widget')
}

function statusTextOf(page: EntryContext, status: number): string {
  const errors = Object.values(page.staticHandlerContext.errors ?? {})
  const named = errors.find((error): error is { statusText: string } => typeof Object(error).statusText === 'string')
  // A page that explains in its own words what is missing is a missing page all the same.
  return named?.statusText ?? (status === 404 ? NOT_FOUND_MESSAGE : '')
}
