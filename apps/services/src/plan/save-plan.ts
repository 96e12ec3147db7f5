import type { SavePlan } from '@shop/contract/plan/plan'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { isEligibleForRegularDelivery } from '@shop/domain/cart/regular-delivery'
import { processDay } from '@shop/domain/plan/cycle-days'
import { UNPLACED_CYCLE_STATES } from '@shop/domain/plan/cycle-machine'
import { gatherLines, keepLines } from '@shop/domain/plan/gather-lines'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { draftOrder } from '#app/order/order-draft'
import { numberFor } from '#app/plan/asked-transfer'
import { changeCycle } from '#app/plan/change-cycle'
import {
  type CycleLine,
  type CycleLineRow,
  type CycleRow,
  lockCycle,
  replaceCycleLines,
  selectCycleLines,
  selectOpenCycle,
} from '#app/plan/cycles.sql'
import { canChange } from '#app/plan/describe-cycle'
import { queueSaved } from '#app/plan/emails/queue-saved'
import { holdOwnPlan } from '#app/plan/lock-plan'
import {
  deletePlanLine,
  insertPlanLine,
  type PlanLineRow,
  type PlanRow,
  selectDelivery,
  selectPlan,
  selectPlanLines,
  updatePlanLine,
  updatePlanMethods,
  updateStandIn,
} from '#app/plan/plans.sql'
import { announceLines, loadWay, priceCycle } from '#app/plan/price-cycle'
import { describePlan } from '#app/plan/read-plan'
import { loadShopRules } from '#app/rules/shop-rules'

export async function savePlan(context: Context, { planId, addressId, ...setting }: { planId: number } & SavePlan) {
  const plan = await holdOwnPlan(context, planId)
  const delivery = addressId === null ? null : await selectDelivery(context.db, plan, addressId)
  if (addressId !== null && !delivery) return refuse('address_unknown')
  const saved = await saveSetting(context, plan, setting, delivery)
  return saved.ok ? ok(await describePlan(context, saved.value)) : saved
}

type Setting = Omit<SavePlan, 'addressId'>
type Delivery = NonNullable<PlanRow['details']>['delivery']

/** The whole setting at once. What is ordered goes as it was; everything after it as it is now. The caller holds the plan. */
export async function saveSetting(context: Context, plan: PlanRow, input: Setting, delivery: Delivery) {
  const { db } = context
  if (plan.version !== input.version) return refuse('version_conflict', { version: plan.version })
  if (plan.state === 'ended') return refuse('plan_state', { state: plan.state })
  const open = await selectOpenCycle(db, plan.id)
  // What is locked is as it is until it has become an order, a few hours later.
  if (open?.state === 'locked') return refuse('cycle_closed', { state: open.state })
  const rules = await loadShopRules(context)
  const shipping = rules.shipping.find(({ code }) => code === input.shippingCode)
  const payment = rules.payment.find(({ code }) => code === input.paymentCode)
  if (!shipping || !payment) return refuse('method_unknown')
  const changed: PlanRow = {
    ...plan,
    details: plan.details && delivery ? { ...plan.details, delivery } : plan.details,
    stockPolicy: input.stockPolicy,
    shippingMethodId: shipping.id,
    pickupPointId: input.pickupPointId,
    paymentMethodId: payment.id,
  }
  const wrong = await checkSetting(context, changed, input)
  if (wrong) return wrong

  await updatePlanMethods(db, plan.id, changed)
  await saveLines(context, plan, input.lines, open)
  // One mail either way: by the parcel that follows the plan, or by the plan alone.
  if (open && canChange(open, context.now)) await refill(context, changed, open)
  else await queueSaved(context, changed, null)
  await audit(db, context, 'plan.saved', { type: 'plan', id: plan.id })
  return ok((await selectPlan(db, plan.id)) ?? changed)
}

/** Before anything is written: all of it together must be something we can sell, send and be paid for. */
async function checkSetting(context: Context, plan: PlanRow, { lines }: Setting) {
  const wanted = lines.map((line) => ({ ...line, planLineId: null, isOnce: false, announced: null }))
  const substitutes = lines.flatMap(({ substituteVariantId }) => substituteVariantId ?? [])
  const cycle = await priceCycle(context, plan, wanted, substitutes)
  const { pricing, priced } = cycle
  const named = [...lines.map(({ variantId }) => variantId), ...substitutes]
  const unfit = named.find((id) => {
    const goods = pricing.goods.get(String(id))
    return !goods?.view.isSold || !isEligibleForRegularDelivery(goods.variant, pricing.rules.pricing)
  })
  if (unfit !== undefined) return refuse('goods_not_regular', { variantId: unfit })
  const { problems } = priced.result
  if (problems.length > 0) return refuse('cart_not_orderable', { problems })
  // What is sold out today may be back in time; a place that takes no parcel of this plan will not.
  if (cycle.missing.length > 0) return null
  const draft = await draftOrder(context, { ...cycle, payable: priced.result.payable })
  return draft.ok ? null : refuse('cart_not_orderable', { ...(draft.details as object), reason: draft.code })
}

async function saveLines(
  { db, now }: Context,
  plan: PlanRow,
  wanted: Setting['lines'],
  open: CycleRow | null,
): Promise<void> {
  const before = new Map((await selectPlanLines(db, plan.id)).map((line) => [line.variantId, line]))
  const fresh: Setting['lines'] = []
  for (const line of wanted) {
    const known = before.get(line.variantId)
    before.delete(line.variantId)
    if (known) await updatePlanLine(db, { ...line, id: known.id, dueOn: dueOf(known, line) })
    else fresh.push(line)
  }
  for (const line of fresh)
    await insertPlanLine(db, plan.id, { ...line, dueOn: dueOfNew(before, now, line.intervalDays) })
  const left = [...before.values()]
  // What is on its way is not changed any more, but what takes its place is counted from its coming.
  if (open && !UNPLACED_CYCLE_STATES.includes(open.state)) {
    for (const [index, { id }] of left.entries()) {
      const instead = fresh[Math.min(index, fresh.length - 1)]
      if (instead) await updateStandIn(db, { cycleId: open.id, lineId: id, planId: plan.id, ...instead })
    }
  }
  for (const { id } of left) await deletePlanLine(db, id)
}

/** Another interval counts from the last time it came. */
function dueOf(known: PlanLineRow, { intervalDays }: { intervalDays: number }): string {
  if (known.intervalDays === intervalDays) return known.dueOn
  return addDays(known.deliveredOn ?? addDays(known.dueOn, -known.intervalDays), intervalDays)
}

/** A food that takes the place of another comes when that one would have. */
function dueOfNew(left: ReadonlyMap<number, PlanLineRow>, now: Date, intervalDays: number): string {
  const [first] = [...left.values()].map(({ dueOn }) => dueOn).toSorted()
  return first ?? addDays(toPragueDay(now), intervalDays)
}

/** The parcel that may still be changed, as the plan says now; what was added to it once stays. */
export async function refill(context: Context, plan: PlanRow, open: CycleRow): Promise<void> {
  const { db } = context
  const cycle = await lockCycle(db, open.id)
  if (!cycle) return
  const { plan: settings } = await loadShopRules(context)
  const planned = await selectPlanLines(db, plan.id)
  const before = await selectCycleLines(db, cycle.id)
  if (cycle.state === 'announced') {
    const lineIds = new Set(before.flatMap(({ planLineId }) => planLineId ?? []))
    const kept = keepLines(planned, { dueOn: cycle.dueOn, lineIds }, settings.gatherDays)
    if (kept.length > 0) return retell(context, plan, { cycle, before, kept })
  }
  const gathered = gatherLines(planned, settings.gatherDays)
  if (!gathered) return
  const once = before.filter(({ isOnce }) => isOnce).map((line) => ({ ...line, announced: null }))
  await replaceCycleLines(db, cycle.id, [...gathered.lines.map((line) => toCycleLine(line, null)), ...once])
  const processOn = processDay(gathered.dueOn, context.now, await loadWay(context, plan))
  const set = { dueOn: gathered.dueOn, processOn, announcedAt: null, announcedPayable: null, changesUntil: null }
  const event = cycle.state === 'planned' ? 'save' : 'save_unannounced'
  await changeCycle(context, { plan, cycle, event, set })
}

interface Told {
  cycle: CycleRow
  before: readonly CycleLineRow[]
  kept: readonly PlanLineRow[]
}

/** On its day, with another content for another total: what was announced of it before keeps its price. */
async function retell(context: Context, plan: PlanRow, { cycle, before, kept }: Told): Promise<void> {
  const known = (variantId: number) => before.find((line) => line.variantId === variantId)?.announced ?? null
  const lines = [
    ...kept.map((line) => ({ ...line, ...toCycleLine(line, known(line.variantId)) })),
    ...before.filter(({ isOnce }) => isOnce),
  ]
  const priced = await priceCycle(context, plan, lines)
  await replaceCycleLines(context.db, cycle.id, announceLines(lines, priced))
  const orderNumber = await numberFor(context, cycle, priced)
  const set = { announcedPayable: priced.priced.result.payable, orderNumber }
  await changeCycle(context, { plan, cycle, event: 'save', set })
}

function toCycleLine({ id, variantId, pieces }: PlanLineRow, announced: CycleLine['announced']): CycleLine {
  return { variantId, pieces, planLineId: id, isOnce: false, announced }
}
