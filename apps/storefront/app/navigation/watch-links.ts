import type { DataRouter } from 'react-router'
import { mayPrefetch } from './connection.ts'
import { prefetchPage } from './prefetch-page.ts'
import { whenIdle } from './when-idle.ts'
import { whenKnown } from './when-known.ts'

const WATCHED = 'a[data-discover]:not([data-prefetch="none"])'
/** Between two links: each brings the files of a page, and a phone must be able to answer in between. */
const PAUSE = 150
/** As long as what was fetched stays in the browser, an address is not fetched again. */
const FRESH = 30_000
/** How much of a link must be in view. */
const SHARE = 0.5

type Router = Pick<DataRouter, 'match' | 'state' | 'subscribe'>

/**
 * Fetches the code and data of a page once a link to it is in view, the browser has rested and the connection allows it. Finds the
 * links in the document, so that a link itself has nothing to do for it.
 */
export function watchLinks(router: Router): void {
  const near: HTMLAnchorElement[] = []
  const left = new Set<HTMLAnchorElement>()
  const addresses = new WeakMap<Element, string>()
  const isFetched = rememberFetched()
  const observer = new IntersectionObserver(queueNear, { threshold: SHARE })

  function queueNear(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (!mayPrefetch(navigator)) {
        left.add(target)
        continue
      }
      if (isFetched(target.href)) continue
      near.push(target)
      if (near.length === 1) whenIdle(fetchNext)
    }
  }
  function fetchNext(): void {
    const link = near.shift()
    if (link) whenKnown(router, link.pathname, () => link.isConnected && prefetchPage(router, link))
    if (near.length > 0) setTimeout(() => whenIdle(fetchNext), PAUSE)
  }
  /** New links, and old ones that lead elsewhere by now. */
  function look(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(WATCHED)) {
      if (addresses.get(link) === link.href) continue
      addresses.set(link, link.href)
      observer.unobserve(link)
      observer.observe(link)
    }
  }
  /** Those that came into view while there was no connection. */
  function lookAgain(): void {
    for (const link of left) observer.observe(link)
    left.clear()
  }

  look()
  new MutationObserver(oncePerRest(look)).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  })
  addEventListener('online', lookAgain)
}

/** A picture and a title that lead to the same page ask for it once. */
function rememberFetched(): (address: string) => boolean {
  const fetched = new Map<string, number>()
  return (address) => {
    const now = performance.now()
    if (now - (fetched.get(address) ?? -FRESH) < FRESH) return true
    fetched.set(address, now)
    return false
  }
}

/** Whatever changes before the browser rests is one occasion. */
function oncePerRest(work: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    whenIdle(() => {
      isWaiting = false
      work()
    })
  }
}
