import { matchRoutes } from 'react-router'
import { ChunkLoadError, chunkName } from '#app/errors/chunk-load-error.ts'
import { reportError } from '#app/errors/report-error.ts'
import { takeReload } from './chunk-reload.ts'
import { routersOwn } from './routers-own.ts'
import { CHUNK_TIMEOUT, withTimeout } from './with-timeout.ts'

interface RouteEntry {
  id: string
  module: string
}

/**
 * Stands in for the router's own loader of page code (see `vite/own-route-module-loader.ts`), which reloads the page
 * on every failure and so never ends when a file is really gone.
 */
export async function loadRouteModule(route: RouteEntry, cache: Record<string, unknown>): Promise<unknown> {
  if (route.id in cache) return cache[route.id]
  try {
    cache[route.id] = await withTimeout(import(/* @vite-ignore */ route.module), CHUNK_TIMEOUT)
  } catch (cause) {
    // Nobody asked for the page yet; whoever does will try again.
    if (!isAwaited(route.id)) return {}
    const error = new ChunkLoadError(chunkName(route.module), cause)
    if (reloadOnce(error)) await documentLeaves()
    cache[route.id] = pageThatFails(error)
  }
  return cache[route.id]
}

/** Whether the customer is on the way to a page that needs this route; otherwise the router only fetches ahead. */
function isAwaited(routeId: string): boolean {
  const router = routersOwn()
  const target = router?.state.navigation.location
  return Boolean(router && target && matchRoutes(router.routes, target)?.some(({ route }) => route.id === routeId))
}

/** Reloads the page unless that was tried within the last minute or nothing could come of it. */
export function reloadOnce(error: ChunkLoadError): boolean {
  if (!navigator.onLine || !takeReload(sessionStorage, Date.now())) return false
  reportError(error, { afterReload: true })
  location.reload()
  return true
}

/** Never ends: a document that is going away must not go on with half of itself. */
function documentLeaves(): Promise<never> {
  return new Promise(() => {})
}

/** The router would show an empty page for code that is not there; a page that fails is drawn as an error. */
function pageThatFails(error: ChunkLoadError) {
  return {
    default(): never {
      throw error
    },
  }
}
