import type { OrderView } from '@shop/contract/order'
import type { TimelineEntry } from '@shop/contract/order-detail'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { keptPromise } from '@shop/domain/order/kept-promise'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

/** Whether it came when we had said, and at which entry that is told. Who lets goods wait at a point is not our delay. */
export function promiseWords(
  { deliveryFrom: from, deliveryTo: to }: OrderView,
  entries: readonly TimelineEntry[],
): { at: number; words: string } | null {
  if (!from || !to) return null
  const waits = entries.findLastIndex(({ kind }) => kind === 'ready_for_pickup')
  const at = waits < 0 ? entries.findLastIndex(({ kind }) => kind === 'delivered') : waits
  const came = entries[at]
  if (!came) return null
  return { at, words: texts.promise(keptPromise({ from, to }, toPragueTime(new Date(came.at)).date)) }
}
