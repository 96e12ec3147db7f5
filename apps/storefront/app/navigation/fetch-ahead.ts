import type { DataRouter } from 'react-router'
import { mayPrefetch } from './connection.ts'
import { loadPiece } from './lazy-with-timeout.ts'
import { whenIdle } from './when-idle.ts'

let hasBegun = false

/** Pages that links in view lead to come ahead, once the browser rests. Who is short of data never needs the code of it. */
export function fetchAhead(router: DataRouter): void {
  if (hasBegun || !mayPrefetch(navigator)) return
  hasBegun = true
  whenIdle(() => void begin(router))
}

async function begin(router: DataRouter): Promise<void> {
  try {
    const { watchLinks } = await loadPiece(() => import('./watch-links.ts'))
    watchLinks(router)
  } catch {
    // Nothing is missing: pages are fetched when somebody goes there. The next page asks again.
    hasBegun = false
  }
}
