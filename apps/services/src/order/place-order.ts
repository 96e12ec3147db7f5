import type { RegularWishes } from '@shop/contract/checkout'
import type { GivenConsent } from '@shop/contract/consent'
import type { PlacedOrder, PlaceOrder } from '@shop/contract/order'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { approvalBy } from '@shop/domain/order/approval-by'
import { initialOrderState, needsApproval } from '@shop/domain/order/initial-state'
import { checkOpenUnpaid } from '@shop/domain/order/open-unpaid'
import { freezeLines } from '@shop/domain/order/order-line'
import type { OrderState } from '@shop/domain/order/order-state'
import { ok, refuse } from '@shop/domain/result'
import { type CartRow, lockOwnCart, updateCartState } from '#app/cart/cart.sql'
import { readOwner } from '#app/cart/cart-owner'
import { appliedCoupon } from '#app/cart/price-whole-cart'
import { selectSameFood } from '#app/checkout/same-food.sql'
import { lockBuyer } from '#app/customer/company-place.sql'
import { actorId, type CommandContext, type Context } from '#app/http/context'
import { register } from '#app/identity/register'
import { signOrderAccess } from '#app/order/access-token'
import { type CompanyVerdict, judgeCompanyOrder } from '#app/order/company/judge-company-order'
import { keepCompanyOrder } from '#app/order/company/keep-company-order'
import { loadCompanyCredit } from '#app/order/company-credit'
import type { Unattended } from '#app/order/emails/confirmation-data'
import { queueConfirmation } from '#app/order/emails/queue-confirmation'
import { firstPaymentState } from '#app/order/first-payment-state'
import { keepConsents } from '#app/order/keep-consents'
import { keepDetailsOfOrders } from '#app/order/kept-details.sql'
import { selectOpenUnpaid } from '#app/order/open-unpaid.sql'
import { insertOrder, selectOrderOfCart } from '#app/order/order.sql'
import { spendOrderCredits } from '#app/order/order-credits'
import { loadDraft, type OrderDraft } from '#app/order/order-draft'
import { takeOrderNumber } from '#app/order/order-number'
import { redeemCoupon } from '#app/order/redeem-coupon'
import { takeStock } from '#app/order/stock/take-stock'
import { toLineRows, toOrderRow } from '#app/order/to-order-rows'
import { spendOrderVoucher } from '#app/order/voucher/order-voucher'

const MINUTE_MS = 60_000

declare module '#app/http/deps' {
  interface Deps {
    /** What was bought regularly comes again: its plan begins in the transaction of the order. */
    beginPlan(context: Context, placed: { orderId: number } & RegularWishes): Promise<void>
  }
}

/**
 * One transaction. Locks are taken in one order by everybody: customer, cart or order, coupon, voucher, stock. Stock comes last,
 * because many want the same row of it and it is held until the commit. A "no" before the first write is an answer; after it
 * the refusal is thrown, so that nothing of the attempt stays.
 */
export async function placeOrder(context: Context, input: PlaceOrder) {
  const { db, actor } = context
  const owner = readOwner(context)
  if (!owner) return refuse('cart_gone')
  if (actor.kind === 'customer') await lockBuyer(db, actor.customerId)
  const row = await lockOwnCart(db, owner, input.cartId)
  if (!row) return refuse('cart_gone')
  if (row.state === 'ordered') return ok(await repeatAnswer(context, row.id))
  if (row.state === 'merged' || row.state === 'deleted') return refuse('cart_gone')

  const draft = await loadDraft(context, row, input)
  if (!draft.ok) return draft
  const held = await checkHeld(context, draft.value)
  if (!held.ok) return held
  const asked = await checkSameFood(context, draft.value, input.regular)
  if (!asked.ok) return asked
  const company = await judgeCompanyOrder(context, draft.value, restOf(draft.value))
  if (!company.ok) return company
  const consents = tickedBoxes(draft.value, input)
  const placed = await writeOrder(context, draft.value, {
    buttonText: input.buttonText,
    consents,
    company: company.value,
    beforeStock: async (orderId) => {
      await keepWishes(context, draft.value, consents)
      if (regularVariants(draft.value).length > 0) {
        await context.deps.beginPlan(context, { orderId, ...input.regular })
      }
    },
  })
  return ok(placed)
}

/**
 * Goods are not held for whoever pays for none of them. Two orders at one moment may both pass: the limit is against hoarding,
 * not a sum of money. What companies owe has a limit of its own.
 */
export async function checkHeld({ db }: CommandContext, draft: OrderDraft) {
  const { payment, details, pricing } = draft
  const rest = restOf(draft)
  if (PAYMENT_TRAITS[payment.kind].isOnCredit || rest === 0) return ok(null)
  return checkOpenUnpaid(await selectOpenUnpaid(db, details.email, details.phone), rest, pricing.rules.openUnpaid)
}

/** What is left to pay by the chosen way. */
function restOf({ priced, voucher }: Pick<OrderDraft, 'priced' | 'voucher'>): number {
  return priced.result.payable - (voucher?.share ?? 0)
}

/** Two plans for one bowl are asked about, never guessed. Of a guest nothing is said: an address alone proves nobody. */
async function checkSameFood({ db }: CommandContext, draft: OrderDraft, { sameFood }: RegularWishes) {
  const { customerId } = draft.row
  if (customerId === null || sameFood !== null) return ok(null)
  const plans = await selectSameFood(db, { customerId, variantIds: regularVariants(draft) })
  return plans.length > 0 ? refuse('plan_exists', { plans }) : ok(null)
}

function regularVariants({ priced }: OrderDraft): number[] {
  return priced.result.lines.flatMap(({ regularWeeks, variantId }) =>
    regularWeeks === null ? [] : [Number(variantId)],
  )
}

/** A double click, a second tab, a retry after a crash: the order is there, and this is it. */
async function repeatAnswer({ db, deps }: Context, cartId: number): Promise<PlacedOrder> {
  const order = await selectOrderOfCart(db, cartId)
  if (!order) throw new Error(`Cart ${cartId} is ordered, but there is no order.`)
  const { placedAt, ...placed } = order
  return { ...placed, accessToken: signOrderAccess(deps.config.AUTH_SECRET, { orderId: order.orderId, placedAt }) }
}

type PlacingContext = CommandContext & Pick<Context, 'log'>

interface Agreed {
  /** The words by which it was ordered. */
  buttonText: string
  consents: readonly GivenConsent[]
  /** Until when goods wait for the money; without it as long as the way of paying says. */
  heldUntil?: Date
  /** That it was announced by; without it the next one. */
  number?: string
  /** What has come for it already. */
  paidAhead?: number
  /** How it is paid when nobody is there to pay it. */
  unattended?: Unattended
  /** Of an order that somebody places for their company. */
  company?: CompanyVerdict | null
  /** What else comes of the order, before its goods are taken. */
  beforeStock?: (orderId: number) => Promise<void>
}

/** The order with everything that follows from it, whoever it is placed by; the caller holds the customer. */
export async function writeOrder(context: PlacingContext, draft: OrderDraft, agreed: Agreed): Promise<PlacedOrder> {
  const { db, now, deps, actor } = context
  const { row, payment, priced, pricing, details, voucher } = draft
  const { result } = priced
  const rest = restOf(draft)
  await enterCheckout(context, row)
  const credit = PAYMENT_TRAITS[payment.kind].isOnCredit ? await loadCompanyCredit(context, pricing.payerId) : null
  const { company = null } = agreed
  const isOver = company !== null && company.over !== null
  const state = initialOrderState(payment.kind, rest, isOver || needsApproval(payment.kind, rest, credit))
  const paymentState = state === 'awaiting_approval' ? null : firstPaymentState(payment.kind, rest)
  const deadlineAt = toDeadline(draft, state, agreed)
  const number = agreed.number ?? (await takeOrderNumber(context, pricing.today))
  const lines = freezeLines(result)
  const { buttonText, consents } = agreed
  const orderId = await insertOrder(
    db,
    toOrderRow(draft, { number, state, deadlineAt, buttonText, consents }),
    toLineRows(draft, lines),
    {
      event: 'placed',
      actorKind: actor.kind,
      actorId: actorId(actor),
      requestId: context.requestId,
      paymentState,
      rest,
    },
  )
  const coupon = appliedCoupon(pricing, priced)
  if (coupon) {
    await redeemCoupon(context, coupon, { orderId, customerId: pricing.payerId, email: details.email })
  }
  if (result.credits.spent > 0 && pricing.payerId !== null) {
    const { spent } = result.credits
    await spendOrderCredits(db, { customerId: pricing.payerId, orderId, credits: spent, now, today: pricing.today })
  }
  if (voucher) await spendOrderVoucher(context, orderId, voucher)
  if (company) await keepCompanyOrder(context, orderId, company)
  await agreed.beforeStock?.(orderId)
  const accessToken = signOrderAccess(deps.config.AUTH_SECRET, { orderId, placedAt: now })
  await queueConfirmation(context, draft, {
    orderId,
    number,
    lines,
    paidAhead: agreed.paidAhead ?? voucher?.share ?? 0,
    unattended: agreed.unattended,
    awaitedBy: state !== 'awaiting_approval' ? null : isOver ? 'company' : 'shop',
  })
  await takeStock(context, draft, { orderId, state, deadlineAt, lines })
  if (state === 'accepted') await keepDetailsOfOrders(db, [orderId], now)
  context.log.info({ orderId, state, payable: result.payable }, 'order.placed')
  return { orderId, number, state, paymentKind: payment.kind, payable: result.payable, accessToken }
}

async function keepWishes(context: Context, draft: OrderDraft, consents: GivenConsent[]): Promise<void> {
  const { details, row } = draft
  await keepConsents(context, details.email, consents)
  if (details.wantsAccount && row.customerId === null) await offerAccount(context, draft, consents)
}

/** Somebody who comes back after a day presses the button of a cart that counts as abandoned; it is in checkout again. */
async function enterCheckout({ db }: CommandContext, { id, state }: CartRow): Promise<void> {
  if (state !== 'in_checkout') await updateCartState(db, id, 'in_checkout')
}

function toDeadline({ payment, pricing }: OrderDraft, state: OrderState, { heldUntil }: Agreed): Date | null {
  const { now, rules } = pricing
  if (state === 'awaiting_approval') return approvalBy(now, rules.approvalHours)
  if (state !== 'awaiting_payment') return null
  return heldUntil ?? new Date(now.getTime() + (payment.holdMinutes ?? 60) * MINUTE_MS)
}

/** On both steps of the checkout; each topic once. */
function tickedBoxes({ details }: OrderDraft, { consents }: PlaceOrder): GivenConsent[] {
  return [...new Map([...details.consents, ...consents].map((consent) => [consent.topic, consent])).values()]
}

/** Like any registration: only the link in the mail makes the account, and it then finds this order. */
async function offerAccount(context: Context, { details }: OrderDraft, consents: GivenConsent[]): Promise<void> {
  const { email, firstName, lastName } = details
  const names = { firstName, lastName }
  await register(context, { email, ...names, password: null, consents, dog: null, returnTo: null }, null)
}
