import type { TransferView } from '@shop/contract/order'
import { formatDateAtTime, formatDays, formatOnWeekdayDate, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { promiseArrival } from '@shop/domain/calendar/delivery-promise'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CycleEvent } from '@shop/domain/plan/cycle-machine'
import { loadPoint } from '#app/checkout/describe-checkout'
import type { PointRow } from '#app/checkout/points.sql'
import type { Config } from '#app/config'
import type { CommandContext } from '#app/http/context'
import type { MailValue } from '#app/mail/define-mails'
import { type MailOrder, queueMail } from '#app/mail/queue-mail'
import { toMailGood } from '#app/mail/to-mail-good'
import { addressText } from '#app/order/emails/confirmation-data'
import { QR_IMAGE } from '#app/order/emails/qr-image'
import { orderLink } from '#app/order/order-link'
import { askedTransfer } from '#app/plan/asked-transfer'
import {
  type CycleLineRow,
  type CycleRow,
  selectCycleLines,
  selectCycleOrder,
  selectLastPlaced,
} from '#app/plan/cycles.sql'
import { byStaff } from '#app/plan/emails/by-staff'
import { paymentText } from '#app/plan/emails/payment-text'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { pushNotices } from '#app/plan/emails/push-notice'
import { selectActiveMandate } from '#app/plan/mandates.sql'
import { cycleLink } from '#app/plan/plan-link'
import { type PlanRow, selectPlanLines } from '#app/plan/plans.sql'
import { type PricedCycle, priceCycle, wayOf } from '#app/plan/price-cycle'

const NOTICE = PLAN_MAILS['plan-notice']

/** Three days ahead, with everything that is going to happen and what it costs. */
export async function queueNotice(
  context: CommandContext,
  plan: PlanRow,
  cycle: CycleRow,
  { event, priced: known }: { event?: string; priced?: PricedCycle | undefined } = {},
): Promise<void> {
  const { db, deps } = context
  const lines = await selectCycleLines(db, cycle.id)
  const planned = new Map((await selectPlanLines(db, plan.id)).map(({ id, variantId }) => [id, variantId]))
  const wanted = [...planned.values()]
  const isKnown = wanted.every((id) => known?.pricing.goods.has(String(id)))
  const priced = known && isKnown ? known : await priceCycle(context, plan, lines, wanted)
  const point = await loadPoint(db, priced.row, priced.pricing)
  const last = await selectLastPlaced(db, plan.id, cycle.cycleNo)
  const asked = priced.payment?.kind === 'transfer' ? await askedTransfer(db, cycle.id) : null
  const card = await selectActiveMandate(db, plan.id)
  const notice = toNotice(deps.config, { plan, cycle, lines, planned, priced, point, last, asked, card })
  await queueMail(context, NOTICE, event === undefined ? notice : { ...notice, event })
  if (event === undefined) await pushNotices(context, [{ plan, cycle }])
}

interface Noticed {
  plan: PlanRow
  cycle: CycleRow
  lines: readonly CycleLineRow[]
  /** What the plan wants, by its line. */
  planned: ReadonlyMap<number, number>
  priced: PricedCycle
  point: PointRow | null
  /** What the parcel before it came to. */
  last: number | null
  asked: TransferView | null
  /** That may be charged again. */
  card: { cardNumber: string | null } | null
}

/** The mail of a parcel that is announced, once everything it tells is known. */
export function toNotice(config: Config, noticed: Noticed): MailOrder<typeof NOTICE, 'links.cycle'> {
  const { plan, cycle, lines, planned, priced, point, last, asked, card } = noticed
  const { details } = plan
  const { shipping, payment } = priced
  if (!details || !shipping || !payment || plan.email === null)
    throw new Error(`Cycle ${cycle.id} cannot be announced.`)
  const { earliest, latest } = promiseArrival(cycle.processOn, wayOf(plan, priced.pricing).transit)
  const amount = priced.priced.result.shipping?.amount ?? 0
  const total = cycle.announcedPayable ?? 0
  return {
    object: `cycle:${cycle.id}`,
    event: `announced:${cycle.processOn}:${cycle.announcedAt?.toISOString()}`,
    to: plan.email,
    data: {
      'cycle.itemsShort': shortItems(priced),
      'cycle.itemsTable': { goods: itemRows(priced, config.IMAGES_URL) },
      'cycle.total': formatPrice(total),
      'cycle.priceChange': priceChange(total, last),
      'cycle.processDate': formatOnWeekdayDate(cycle.processOn),
      'cycle.changeUntil': `${formatUntilWeekdayDate(addDays(cycle.processOn, -1))} 23:59`,
      'cycle.shipping': `${shipping.name}, ${amount === 0 ? 'zdarma' : formatPrice(amount)}`,
      'cycle.paymentName': paymentText(payment, total, card),
      'cycle.deliveryAddress': addressText({ shipping, point, details }),
      'cycle.deliveryEstimate': formatDays(earliest, latest),
      'cycle.replacements': replacements(lines, planned, priced),
      'cycle.transfer': transferRows(asked),
      'cycle.paymentQr': asked ? QR_IMAGE : '',
    },
    secrets: { 'links.cycle': cycleLink(config, plan, cycle) },
  }
}

function transferRows(asked: TransferView | null): MailValue {
  if (!asked) return ''
  return {
    table: [
      ['Poslat', formatPrice(asked.amount)],
      ['Číslo účtu', asked.account],
      ['Variabilní symbol', asked.variableSymbol],
    ],
    note: 'Peníze můžete poslat hned, k balíku se přiřadí samy. Vyjede v den zpracování, nebo jakmile dorazí.',
  }
}

function shortItems({ cart, pricing }: PricedCycle): string {
  return cart.lines.map(({ variantId }) => nameOf(pricing, variantId)).join(', ')
}

function itemRows({ priced, pricing }: PricedCycle, imagesUrl: string) {
  return priced.result.lines.map(({ variantId, pieces, full }) => {
    const view = pricing.goods.get(variantId)?.view
    return toMailGood(imagesUrl, {
      name: view?.name ?? '',
      variantName: view?.variantName ?? '',
      pieces,
      amount: formatPrice(full),
      protein: view?.protein ?? null,
      image: view?.image ?? null,
    })
  })
}

function priceChange(total: number, last: number | null): string {
  if (last === null) return 'první balík plánu'
  if (total === last) return 'stejně jako minule'
  return `o ${formatPrice(Math.abs(total - last))} ${total > last ? 'víc' : 'méně'} než minule`
}

/** What goes instead of what is not there, said before it is sent. */
function replacements(
  lines: readonly CycleLineRow[],
  planned: ReadonlyMap<number, number>,
  { pricing }: PricedCycle,
): string {
  return lines
    .flatMap(({ planLineId, variantId }) => {
      const wanted = planLineId === null ? undefined : planned.get(planLineId)
      if (wanted === undefined || wanted === variantId) return []
      return [`${nameOf(pricing, String(wanted))} teď nemáme, posíláme ${nameOf(pricing, String(variantId))}.`]
    })
    .join(' ')
}

function nameOf({ goods }: PricedCycle['pricing'], variantId: string): string {
  const view = goods.get(variantId)?.view
  return [view?.name, view?.variantName].filter(Boolean).join(' ')
}

/** Whoever changed it hears so, and whoever did not, too; why, when staff did it for them. */
export async function queueChanged(
  context: CommandContext,
  plan: PlanRow,
  cycle: CycleRow,
  { event, reason }: { event: CycleEvent; reason: string | null },
): Promise<void> {
  if (plan.email === null) return
  const { now, deps } = context
  await queueMail(context, PLAN_MAILS['plan-changed'], {
    object: `cycle:${cycle.id}`,
    event: `${event}:${now.toISOString()}`,
    to: plan.email,
    data: {
      'cycle.changeSummary': [summaryOf(cycle, event), byStaff(reason)].filter(Boolean).join(' '),
      'cycle.changedAt': formatDateAtTime(toPragueTime(now)),
    },
    secrets: { 'links.cycle': cycleLink(deps.config, plan, cycle) },
  })
}

function summaryOf({ processOn, dueOn, announcedPayable }: CycleRow, event: CycleEvent): string {
  const day = formatOnWeekdayDate(processOn)
  switch (event) {
    case 'skip':
      return `Balík, který jsme měli chystat ${day}, neposíláme a nic nestrháváme.`
    case 'restore':
    case 'restore_unannounced':
      return `Balík zase jede, chystáme ho ${day}.`
    case 'delay':
    case 'delay_briefly':
      return `Balík jsme posunuli, doma bude nejpozději ${formatOnWeekdayDate(dueOn)}.`
    case 'send_now':
      return `Balík posíláme hned, chystáme ho ${day}${announcedPayable === null ? '' : ` a celkem vyjde na ${formatPrice(announcedPayable)}`}.`
    default:
      return announcedPayable === null
        ? 'Obsah příštího balíku jsme upravili.'
        : `Obsah příštího balíku jsme upravili, celkem vyjde na ${formatPrice(announcedPayable)}.`
  }
}

async function nextAttempt({ db }: CommandContext, plan: PlanRow, { retryAt }: CycleRow): Promise<string> {
  if (retryAt && plan.state === 'paused') return 'Doručování má pauzu a dokud trvá, kartu sami dál nezkoušíme.'
  if (retryAt) {
    const moment = formatDateAtTime(toPragueTime(retryAt))
    return `Další pokus uděláme ${moment}. Zkoušíme to po jednom, třech a pěti dnech, vždycky ve dne.`
  }
  return (await selectActiveMandate(db, plan.id))
    ? 'Byl to poslední pokus.'
    : 'Tuhle kartu už platební brána nebere, sami ji dál nezkoušíme. Novou přidáte při placení.'
}

/** The bank said no: what happens next, and how to pay at once. */
export async function queueFailed(context: CommandContext, plan: PlanRow, cycle: CycleRow): Promise<void> {
  const { db, deps } = context
  const order = cycle.orderId === null ? null : await selectCycleOrder(db, cycle.orderId)
  if (!order || plan.email === null) return
  await queueMail(context, PLAN_MAILS['plan-failed'], {
    object: `cycle:${cycle.id}`,
    event: `refused:${cycle.retries}`,
    to: plan.email,
    data: {
      'cycle.total': formatPrice(order.payable),
      'cycle.processDate': formatOnWeekdayDate(cycle.processOn),
      'cycle.nextAttempt': await nextAttempt(context, plan, cycle),
    },
    secrets: { 'links.pay': orderLink(deps.config, { id: order.orderId, placedAt: order.placedAt }) },
  })
}
