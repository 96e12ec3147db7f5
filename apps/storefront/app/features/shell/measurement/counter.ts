import type { KeptChoice } from '@shop/domain/marketing/cookie-choice'
import { toCountedPaths, toGoalPath, toViewSource } from '@shop/domain/marketing/counted-path'
import type { PageSeen, ShopEvent } from '#app/state/analytics.ts'
import { readChoice } from '#app/state/marketing.ts'
import { describeCart } from './describe-cart.ts'
import { describePage } from './describe-page.ts'
import { recallLink, rememberLink } from './link-before.ts'
import type { MeasuredEvent } from './measured-event.ts'
import { reachesGoal } from './reaches-goal.ts'
import { sendEvent } from './send-event.ts'
import { startTagManager } from './start-tag-manager.ts'
import { watchPromotions } from './watch-promotions.ts'
import { watchVitals } from './watch-vitals.ts'

interface Counter {
  take(event: ShopEvent): void
  /** The visitor has just answered. */
  choose(): void
}

/** Counts pages without a trace of who reads them; the rest only for the visitor who has agreed. */
export function createCounter(tagManager: { id: string; url: string } | null): Counter {
  let choice = readChoice(document.cookie)
  let undecided: ShopEvent[] = []
  let shown: PageSeen | null = recallLink()
  let promotions: ReturnType<typeof watchPromotions> | null = null
  // One after another: an event that waits for its goods must not be overtaken by the next.
  let last: Promise<unknown> = Promise.resolve()

  function tell(event: MeasuredEvent) {
    last = last.then(() => sendEvent(event)).catch(() => undefined)
  }

  function start(manager: NonNullable<typeof tagManager>, agreed: KeptChoice) {
    startTagManager(manager, agreed)
    return watchPromotions(tell)
  }

  function measure(one: ShopEvent) {
    if (!choice || !(choice.analytics || choice.marketing)) return
    if (!tagManager) return rememberLink(one)
    promotions ??= start(tagManager, choice)
    for (const event of one.kind === 'cart' ? describeCart(one) : describePage(one, shown)) tell(event)
    if (one.kind === 'page' && !isRepeated(one, shown)) promotions.look()
  }

  function hear(one: ShopEvent) {
    measure(one)
    if (one.kind === 'page') shown = one
  }

  watchVitals(location.pathname)
  let isFirst = true
  return {
    take(one) {
      if (one.kind === 'page') {
        const before = undecided.findLast((each) => each.kind === 'page') ?? shown
        if (!isRepeated(one, before)) for (const path of pathsOf(one)) countView(path, isFirst)
        if (before && reachesGoal(one, before)) for (const path of pathsOf(before)) countView(toGoalPath(path), false)
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
function isRepeated(page: PageSeen, before: PageSeen | null): boolean {
  return before !== null && before.path === page.path
}

/** Of a page under test its half is counted beside it. */
function pathsOf({ path, data }: PageSeen): string[] {
  return toCountedPaths(path, path.startsWith('/lp/') ? (Object(data) as { variant?: string | null }) : {})
}

function countView(path: string, isFirst: boolean): void {
  const { referrer } = document
  const source = isFirst ? toViewSource({ referrer, ownHost: location.host, search: location.search }) : 'own'
  navigator.sendBeacon('/api/navsteva', JSON.stringify({ path, source }))
}
