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
  try {
    const module: unknown = await withTimeout(import(/* @vite-ignore */ route.module), CHUNK_TIMEOUT)
    cache[route.id] = module
    return module
  } catch (cause) {
    return recoverFromChunkFailure(route.module, cause)
  }
}

export function recoverFromChunkFailure(address: string, cause: unknown): Promise<never> {
  const error = new ChunkLoadError(chunkName(address), cause)
  const reloads = takeReload(sessionStorage, Date.now())
  reportError(error, { afterReload: reloads })
  if (!reloads) throw error
  location.reload()
  // The page is going away: nobody may go on with half of it.
  return new Promise(() => {})
}
