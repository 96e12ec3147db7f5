import { ChunkLoadError, chunkName } from '#app/errors/chunk-load-error.ts'
import { reportError } from '#app/errors/report-error.ts'
import { takeReload } from './chunk-reload.ts'
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
  const module = await withTimeout(import(/* @vite-ignore */ route.module), CHUNK_TIMEOUT).catch((cause: unknown) => {
    const error = new ChunkLoadError(chunkName(route.module), cause)
    return reloadOnce(error) ? pageThatNeverComes() : pageThatFails(error)
  })
  cache[route.id] = module
  return module
}

/** Reloads the page unless that was tried within the last minute. */
export function reloadOnce(error: ChunkLoadError): boolean {
  if (!takeReload(sessionStorage, Date.now())) return false
  reportError(error, { afterReload: true })
  location.reload()
  return true
}

/** The document is going away: nobody may go on with half of it. */
function pageThatNeverComes(): Promise<never> {
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
