import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { PageSeen } from '#app/state/analytics.ts'

const LANDING = '/lp/'

interface Offer {
  isOver?: boolean
  actions?: { to: ShopAddress }[]
}

/** Whether the page is where the one button of the landing page before it leads; a form says so itself when it is sent. */
export function reachesGoal({ path }: PageSeen, before: PageSeen | null): boolean {
  if (!before?.path.startsWith(LANDING)) return false
  const { isOver, actions = [] } = Object(before.data) as Offer
  return !isOver && actions[0]?.to.split(/[?#]/)[0] === path
}
