import { toViewSource } from '@shop/domain/marketing/counted-path'
import type { Note, PageNote } from '#app/state/analytics.ts'
import { describeCart } from './describe-cart.ts'
import { describePage } from './describe-page.ts'
import { readChoice } from './read-choice.ts'
import { sendHappening } from './send-happening.ts'
import { startTagManager } from './start-tag-manager.ts'

interface Counter {
  take(note: Note): void
  /** The visitor has just answered. */
  choose(): void
}

/** Counts pages without a trace of who reads them; the rest only for the visitor who has agreed. */
export function createCounter(tagManager: { id: string; url: string } | null): Counter {
  let choice = readChoice(document.cookie)
  let undecided: Note[] = []
  let shown: PageNote | null = null
  let isStarted = false
  // One after another: an event that waits for its goods must not be overtaken by the next.
  let last: Promise<unknown> = Promise.resolve()

  function measure(one: Note) {
    if (!tagManager || !choice || !(choice.analytics || choice.marketing)) return
    if (!isStarted) startTagManager(tagManager, choice)
    isStarted = true
    const happenings = one.kind === 'cart' ? describeCart(one) : describePage(one, shown)
    for (const happening of happenings) last = last.then(() => sendHappening(happening)).catch(() => undefined)
  }

  function hear(one: Note) {
    measure(one)
    if (one.kind === 'page') shown = one
  }

  let isFirst = true
  return {
    take(one) {
      if (one.kind === 'page') {
        if (!isRepeated(one, undecided.findLast((each) => each.kind === 'page') ?? shown)) countView(one.path, isFirst)
        isFirst = false
      }
      if (tagManager && !choice) undecided.push(one)
      else hear(one)
    },
    choose() {
      choice = readChoice(document.cookie)
      const waited = undecided
      undecided = []
      for (const one of waited) hear(one)
    },
  }
}

/** The same page with fresh data is no second look at it. */
function isRepeated(page: PageNote, before: PageNote | null): boolean {
  return before !== null && before.path === page.path
}

function countView(path: string, isFirst: boolean): void {
  const { referrer } = document
  const source = isFirst ? toViewSource({ referrer, ownHost: location.host, search: location.search }) : 'own'
  navigator.sendBeacon('/api/navsteva', JSON.stringify({ path, source }))
}
