import type { ReorderView } from '@shop/contract/reorder'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { suitsAll } from '#app/features/cart/line/line-conflicts.ts'
import { loadDogs } from '#app/features/customer/dogs/load-dogs.server.ts'
import { toKeptDog } from '#app/features/customer/dogs/to-kept-dog.ts'
import { now } from '#app/server/clock.server.ts'
import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'

export interface ReorderPageData {
  view: ReorderView
  dogs: KeptDog[]
  today: string
}

/**
 * Opening the page prepares its cart, in every tab the same one; nothing is ever ordered by it. Null for an order that is not the
 * customer's.
 */
export async function loadReorder(
  visit: Visit,
  customer: SignedInCustomer,
  id: string,
): Promise<ReorderPageData | null> {
  const orderId = Number(id)
  if (!Number.isSafeInteger(orderId) || orderId <= 0) return null
  const [opened, dogs] = await Promise.all([visit.services.openReorder({ orderId }), loadDogs(customer)])
  if (!opened.ok) {
    if (opened.code === 'not_found') return null
    throw new Error(`The reorder was refused: ${opened.code}`)
  }
  const kept = dogs.map(toKeptDog)
  return { view: withoutForbidden(opened.value, kept), dogs: kept, today: toPragueTime(now()).date }
}

/** What a dog of the household must not eat is never offered in the place of anything. */
function withoutForbidden(view: ReorderView, dogs: readonly KeptDog[]): ReorderView {
  const soldOut = view.soldOut.map(({ line, swaps }) => ({ line, swaps: swaps.filter((swap) => suitsAll(swap, dogs)) }))
  return { ...view, soldOut }
}
