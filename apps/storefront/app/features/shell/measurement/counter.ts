import type { KeptChoice } from '@shop/domain/marketing/cookie-choice'
import { toGoalPath, toViewSource } from '@shop/domain/marketing/counted-path'
import type { Note, PageNote } from '#app/state/analytics.ts'
import { readChoice } from '#app/state/marketing.ts'
import { describeCart } from './describe-cart.ts'
import { describePage } from './describe-page.ts'
import type { Happening } from './happening.ts'
import { recallLink, rememberLink } from './link-before.ts'
import { reachesGoal } from './reaches-goal.ts'
import { sendHappening } from './send-happening.ts'
import { startTagManager } from './start-tag-manager.ts'
import { watchPromotions } from './watch-promotions.ts'

interface Counter {
  take(note: Note): void
  /** The visitor has just answered. */
  choose(): void
}

/** Counts pages without a trace of who reads them; the rest only for the visitor who has agreed. */
export function createCounter(tagManager: { id: string; url: string } | null): Counter {
  let choice = readChoice(document.cookie)
  let undecided: Note[] = []
  let shown: PageNote | null = recallLink()
  let promotions: ReturnType<typeof watchPromotions> | null = null
  // One after another: an event that waits for its goods must not be overtaken by the next.
  let last: Promise<unknown> = Promise.resolve()

  function tell(happening: Happening) {
    last = last.then(() => sendHappening(happening)).catch(() => undefined)
  }

  function start(manager: NonNullable<typeof tagManager>, agreed: KeptChoice) {
    startTagManager(manager, agreed)
    return watchPromotions(tell)
  }

  function measure(one: Note) {
    if (!choice || !(choice.analytics || choice.marketing)) return
    if (!tagManager) return rememberLink(one)
    promotions ??= start(tagManager, choice)
    for (const happening of one.kind === 'cart' ? describeCart(one) : describePage(one, shown)) tell(happening)
    if (one.kind === 'page' && !isRepeated(one, shown)) promotions.look()
  }

  function hear(one: Note) {
    measure(one)
    if (one.kind === 'page') shown = one
  }

  let isFirst = true
  return {
    take(one) {
      if (one.kind === 'page') {
        const before = undecided.findLast((each) => each.kind === 'page') ?? shown
        if (!isRepeated(one, before)) countView(one.path, isFirst)
        if (before && reachesGoal(one, before)) countView(toGoalPath(before.path), false)
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
