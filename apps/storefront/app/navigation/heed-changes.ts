import { startTransition } from 'react'
import type { DataRouter } from 'react-router'

type Router = Pick<DataRouter, 'subscribe'> & { readonly state: DataRouter['state'] }
type Subscribe = DataRouter['subscribe']

const told = new WeakMap<object, Subscribe>()

/**
 * The router also speaks up when it has learned routes of other pages. Nothing of this page has changed then, yet its provider
 * draws all of it again: the longest work of a page that has just come to life. Who listens from now on hears of changes only.
 * What they draw for it may be cut into slices: the framework around the provider draws for a new address at once otherwise, in
 * the middle of the press that led there.
 */
export function heedChanges(router: Router): void {
  if (told.has(router)) return
  const subscribe = router.subscribe.bind(router)
  told.set(router, subscribe)
  router.subscribe = (listener) => {
    let last = router.state
    return subscribe((state, options) => {
      const isNews = options.deletedFetchers.length > 0 || isChanged(last, state)
      last = state
      if (isNews) startTransition(() => listener(state, options))
    })
  }
}

/** Everything it says, new routes too. */
export function subscribeToAll(router: Pick<DataRouter, 'subscribe'>, listener: Parameters<Subscribe>[0]): () => void {
  return (told.get(router) ?? router.subscribe)(listener)
}

function isChanged(before: DataRouter['state'], now: DataRouter['state']): boolean {
  return (Object.keys(now) as (keyof DataRouter['state'])[]).some((name) => before[name] !== now[name])
}
