import type { CycleView } from '@shop/contract/plan/plan'
import { businessDayFrom } from '@shop/domain/calendar/business-days'
import { promiseArrival } from '@shop/domain/calendar/delivery-promise'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { changesUntil, noticeFrom, soonestProcessDay } from '@shop/domain/plan/cycle-days'
import { dueAfterSkip } from '@shop/domain/plan/line-due'
import type { CommandContext } from '#app/http/context'
import { signOrderAccess } from '#app/order/access-token'
import { askedTransfer } from '#app/plan/asked-transfer'
import {
  type CycleLine,
  type CycleRow,
  selectCycleLines,
  selectCycleOrder,
  selectLastPlaced,
} from '#app/plan/cycles.sql'
import { selectRetryAt } from '#app/plan/mandates.sql'
import { type PlanLineRow, type PlanRow, selectPlanLines } from '#app/plan/plans.sql'
import { loadWay, type PricedCycle, priceCycle } from '#app/plan/price-cycle'

/** Whether its owner may still change it. */
export function canChange({ state, processOn }: Pick<CycleRow, 'state' | 'processOn'>, now: Date): boolean {
  return (state === 'planned' || state === 'announced') && now < changesUntil(processOn)
}

/** One parcel as it stands: what is in it, what it costs and what may still be done. */
export async function describeCycle(context: CommandContext, plan: PlanRow, cycle: CycleRow): Promise<CycleView> {
  const { db, now } = context
  const lines = await selectCycleLines(db, cycle.id)
  const planLines = await selectPlanLines(db, plan.id)
  const planned = new Map(planLines.map(({ id, variantId }) => [id, variantId]))
  const priced = await priceCycle(context, plan, lines)
  const way = await loadWay(context, plan)
  const { earliest, latest } = promiseArrival(cycle.processOn, way.transit)
  const order = await orderOf(context, cycle)
  const { result } = priced.priced
  const payable = order?.payable ?? cycle.announcedPayable ?? result.payable
  const last = await selectLastPlaced(db, plan.id, cycle.cycleNo)
  const isOpen = canChange(cycle, now)
  const nextDay = businessDayFrom(addDays(cycle.processOn, 1), way.closedOn)
  return {
    cycleNo: cycle.cycleNo,
    state: cycle.state,
    dueOn: cycle.dueOn,
    processOn: cycle.processOn,
    deliveryFrom: earliest,
    deliveryTo: latest,
    noticeOn: toPragueDay(noticeFrom(cycle.processOn)),
    changesUntil: changesUntil(cycle.processOn).toISOString(),
    canChange: isOpen,
    canRestore: cycle.state === 'skipped' && now < changesUntil(cycle.processOn),
    delayFrom: isOpen ? promiseArrival(nextDay, way.transit).latest : null,
    afterSkip: isOpen ? afterSkip(planLines, cycle, { lines, today: toPragueDay(now) }) : null,
    sendNow: isOpen ? sendNow(now, way) : null,
    lines: lines.flatMap((line) => {
      const wanted = line.planLineId === null ? undefined : planned.get(line.planLineId)
      const insteadOfId = wanted === undefined || wanted === line.variantId ? null : wanted
      return toLine(priced, { ...line, insteadOfId })
    }),
    shipping: result.shipping?.amount ?? 0,
    paymentFee: result.sideCosts.filter(({ kind }) => kind === 'payment').reduce((sum, { amount }) => sum + amount, 0),
    payable,
    isAnnounced: cycle.announcedPayable !== null,
    difference: last === null ? null : payable - last,
    order,
    retryAt: cycle.retryAt && ((await selectRetryAt(db, cycle.id))?.toISOString() ?? null),
    closedAt: cycle.closedAt?.toISOString() ?? null,
    transfer: await askedTransfer(db, cycle.id),
  }
}

/** What stands in this parcel would be due an interval later; everything else as it is. */
function afterSkip(
  planLines: readonly PlanLineRow[],
  { dueOn }: CycleRow,
  { lines, today }: { lines: readonly CycleLine[]; today: string },
): string | null {
  const sent = new Set(lines.map(({ planLineId }) => planLineId))
  const days = planLines.map((line) => (sent.has(line.id) ? dueAfterSkip(line, dueOn, today) : line.dueOn))
  return days.toSorted()[0] ?? null
}

function sendNow(now: Date, way: Awaited<ReturnType<typeof loadWay>>): CycleView['sendNow'] {
  const processOn = soonestProcessDay(now, way, way.cutOff)
  const { earliest, latest } = promiseArrival(processOn, way.transit)
  return { processOn, deliveryFrom: earliest, deliveryTo: latest }
}

type Shown = { variantId: number; pieces: number; isOnce: boolean; insteadOfId: number | null }

function toLine({ pricing, priced, missing }: PricedCycle, line: Shown): CycleView['lines'] {
  const { variantId, pieces, isOnce, insteadOfId } = line
  const view = pricing.goods.get(String(variantId))?.view
  if (!view) return []
  const found = priced.result.lines.find((one) => one.variantId === String(variantId))
  const { listPrice, unitPrice } = found ?? { listPrice: 0, unitPrice: 0 }
  const isMissing = missing.includes(variantId)
  return [{ ...view, pieces, isOnce, isMissing, insteadOfId, listPrice, unitPrice, amount: unitPrice * pieces }]
}

async function orderOf({ db, deps }: CommandContext, { orderId }: CycleRow): Promise<CycleView['order']> {
  const order = orderId === null ? null : await selectCycleOrder(db, orderId)
  if (!order) return null
  const { number, state, payable, placedAt } = order
  const accessToken = signOrderAccess(deps.config.AUTH_SECRET, { orderId: order.orderId, placedAt })
  return { orderId: order.orderId, number, state, payable, accessToken }
}
