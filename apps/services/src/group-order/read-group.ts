import type { GroupPage, OwnGroup } from '@shop/contract/order/group-order'
import { formatZip } from '@shop/czech/format-contact'
import { initialsOf } from '@shop/domain/group-order/initials'
import { nextStep, percentAt, priceAt, unitPriceAt } from '@shop/domain/group-order/kilo-steps'
import { ok } from '@shop/domain/result'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { toGoodsView } from '#app/cart/to-cart-view'
import {
  type GroupRow,
  selectGroupByHash,
  selectGroupGoods,
  selectGroupsOf,
  selectTrainer,
} from '#app/group-order/groups.sql'
import { readMember } from '#app/group-order/member-link'
import { type MemberRow, selectMembers } from '#app/group-order/members.sql'
import { gramsOfPiece, loadGroupPricing, nameOf, priceMember } from '#app/group-order/price-member'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { signOrderAccess } from '#app/order/access-token'

/** Whoever has the link sees the sum; a member sees the others by initials and own goods. */
export async function readGroupPage(
  context: Context,
  { hash, member: token }: { hash: string; member?: string | undefined },
) {
  const { db, deps } = context
  const group = await selectGroupByHash(db, hash)
  if (!group) throw notFound()
  const members = await selectMembers(db, group.id)
  const youId = token === undefined ? null : readMember(deps.config.AUTH_SECRET, hash, token)
  const you = members.find(({ id }) => id === youId) ?? null
  const variantIds = await selectGroupGoods(db, group.id)
  const pricing = await loadGroupPricing(context, variantIds)
  const head = toHead(group, members, pricing)
  const page: GroupPage = {
    ...head,
    goods: variantIds.flatMap((id) => toGoods(id, { pricing, head, you })),
    members: you ? listed(members).map((member) => toMember(member, pricing, you)) : [],
    you: you && toYou(context, you, { group, pricing, head }),
  }
  return ok(page)
}

/** Of the account, with names: the parcels are handed out by them. */
export async function readOwnGroups(context: Context) {
  const { db } = context
  const { customerId } = customer(context)
  const isTrainer = (await selectTrainer(db, customerId)) !== null
  const groups: OwnGroup[] = []
  for (const group of await selectGroupsOf(db, customerId)) {
    const members = await selectMembers(db, group.id)
    const ids = new Set(members.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)))
    const pricing = await loadGroupPricing(context, [...ids])
    groups.push({
      ...toHead(group, members, pricing),
      members: members.map((member) => ({
        name: `${member.firstName} ${member.lastName}`,
        state: member.state,
        grams: gramsOfMember(member, pricing),
        orderNumber: member.orderNumber,
        goods: member.lines.map(({ variantId, pieces }) => `${pieces}× ${nameOf(pricing, variantId)}`),
      })),
    })
  }
  return ok({ isTrainer, groups })
}

const IN = ['joined', 'to_pay', 'paid', 'asked', 'stayed']
const listed = (members: readonly MemberRow[]) => members.filter(({ state }) => IN.includes(state))

function gramsOfMember({ lines }: MemberRow, { goods }: PricingContext): number {
  return lines.reduce((sum, { variantId, pieces, grams }) => {
    const found = goods.get(String(variantId))
    return sum + pieces * (grams ?? (found ? gramsOfPiece(found) : 0))
  }, 0)
}

type Head = Omit<GroupPage, 'goods' | 'members' | 'you'>

function toHead(group: GroupRow, members: readonly MemberRow[], pricing: PricingContext): Head {
  const counted = listed(members)
  const grams = counted.reduce((sum, member) => sum + gramsOfMember(member, pricing), 0)
  const { uid, title, organiser, placeName, street, city, zip, pickupNote, state, steps, deadlineAt } = group
  return {
    ...{ hash: uid, title, organiser, placeName, pickupNote, state, steps },
    place: `${street}, ${formatZip(zip)} ${city}`,
    deadlineAt: deadlineAt.toISOString(),
    payUntil: group.payUntil?.toISOString() ?? null,
    answerUntil: group.answerUntil?.toISOString() ?? null,
    grams,
    people: counted.length,
    percent: group.finalPercent ?? group.agreedPercent ?? percentAt(steps, grams),
    next: state === 'open' ? nextStep(steps, grams) : null,
  }
}

interface Seen {
  pricing: PricingContext
  head: Head
  you: MemberRow | null
}

function toGoods(variantId: number, { pricing, head, you }: Seen): GroupPage['goods'] {
  const found = pricing.goods.get(String(variantId))
  if (!found?.view.isSold) return []
  const line = { variantId, pieces: 1, grams: null, unitPrice: null }
  const price = priceMember(pricing, [line], 0).unitPrices.get(variantId)
  if (price === undefined) return []
  const percent = head.next?.percent ?? head.percent
  const pieces = you?.lines.find((one) => one.variantId === variantId)?.pieces ?? 0
  const togetherPrice = unitPriceAt(price, percent, pricing.rules.pricing.priceStep)
  return [{ goods: toGoodsView(found, pricing), price, togetherPrice, pieces }]
}

function toMember(member: MemberRow, pricing: PricingContext, you: MemberRow): GroupPage['members'][number] {
  const { id, firstName, lastName, state } = member
  const grams = gramsOfMember(member, pricing)
  return { initials: initialsOf(`${firstName} ${lastName}`), grams, state, isYou: id === you.id }
}

interface Around {
  group: GroupRow
  pricing: PricingContext
  head: Head
}

function toYou({ deps }: Context, you: MemberRow, { group, pricing, head }: Around): GroupPage['you'] {
  const { firstName, state, reason, orderId, orderPlacedAt, orderState } = you
  const hasOrder = orderId !== null && orderPlacedAt !== null
  const agreed = you.orderPayable ?? you.agreedPayable
  const sum = sumsOf(you, pricing)
  return {
    ...{ firstName, state, reason },
    grams: gramsOfMember(you, pricing),
    price: agreed ?? sum(head.percent),
    otherPrice: sum(group.finalPercent ?? head.next?.percent ?? head.percent),
    orderToken: hasOrder ? signOrderAccess(deps.config.AUTH_SECRET, { orderId, placedAt: orderPlacedAt }) : null,
    awaitsPayment: orderState === 'awaiting_payment',
  }
}

/** What the goods of a member cost at a percentage: as frozen at the deadline, or as of today before it. */
function sumsOf({ lines }: MemberRow, pricing: PricingContext) {
  const { priceStep } = pricing.rules.pricing
  const sold = lines.filter(({ variantId }) => pricing.goods.get(String(variantId))?.view.isSold)
  const today = sold.length > 0 ? priceMember(pricing, sold, 0).unitPrices : new Map<number, number>()
  const priced = lines.flatMap(({ variantId, pieces, unitPrice }) => {
    const price = unitPrice ?? today.get(variantId)
    return price === undefined ? [] : [{ pieces, unitPrice: price, grams: 0 }]
  })
  return (percent: number) => priceAt(priced, percent, priceStep)
}
