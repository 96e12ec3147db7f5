import { mayPrefetch } from './connection.ts'
import { whenIdle } from './when-idle.ts'

/** Between two links: each brings the files of a page, and a phone must be able to answer in between. */
const PAUSE = 150
/** As long as what was fetched stays in the browser, an address is not fetched again. */
const FRESH = 30_000
/** How much of a link must be in view. */
const SHARE = 0.5

const waiting = new Map<Element, () => void>()
const near: (() => void)[] = []
const fetched = new Map<string, number>()
let observer: IntersectionObserver | undefined
let hasStarted = false

/** Calls back once, when the link is in view, the browser has rested and the connection allows it. */
export function watchLink(link: Element, onNear: () => void): () => void {
  waiting.set(link, onNear)
  observer?.observe(link)
  startWhenIdle()
  return () => {
    waiting.delete(link)
    observer?.unobserve(link)
  }
}

function startWhenIdle(): void {
  if (hasStarted) return
  hasStarted = true
  whenIdle(start)
}

/** One observer for all: a page has a hundred links, and most of them never come into view. */
function start(): void {
  observer = new IntersectionObserver(queueNear, { threshold: SHARE })
  for (const link of waiting.keys()) observer.observe(link)
  // Links that came into view while there was no connection are looked at again.
  addEventListener('online', () => {
    for (const link of waiting.keys()) {
      observer?.unobserve(link)
      observer?.observe(link)
    }
  })
}

function queueNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const onNear = waiting.get(target)
    if (!isIntersecting || !onNear || !mayPrefetch(navigator)) continue
    waiting.delete(target)
    observer?.unobserve(target)
    if (isFresh((target as HTMLAnchorElement).href)) continue
    near.push(onNear)
    if (near.length === 1) whenIdle(prefetchNext)
  }
}

/** A picture and a title that lead to the same page ask for it once. */
function isFresh(address: string): boolean {
  const now = performance.now()
  if (now - (fetched.get(address) ?? -FRESH) < FRESH) return true
  fetched.set(address, now)
  return false
}

function prefetchNext(): void {
  near.shift()?.()
  if (near.length > 0) setTimeout(() => whenIdle(prefetchNext), PAUSE)
}
