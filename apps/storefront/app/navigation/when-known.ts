import type { DataRouter } from 'react-router'
import { subscribeToAll } from './heed-changes.ts'

const NOT_FOUND = 'not-found'

/**
 * The router learns routes as links to them appear. Until it has learned one it takes its address for a page that does not
 * exist, and would fetch ahead the data of that. Calls back once it knows better; of a page that really is not there, never.
 */
export function whenKnown(
  router: Pick<DataRouter, 'match' | 'subscribe'>,
  path: string,
  onKnown: () => void,
): () => void {
  const isKnown = () => router.match(path)?.at(-1)?.route.id !== NOT_FOUND
  if (isKnown()) {
    onKnown()
    return () => undefined
  }
  const stop = subscribeToAll(router, () => {
    if (!isKnown()) return
    stop()
    onKnown()
  })
  return stop
}
