import { GROUP_MOST_DAYS, GROUP_MOST_GOODS, type GroupRefusal, type OpenGroup } from '@shop/contract/order/group-order'
import { parseStreetLine } from '@shop/domain/customer/street-line'
import { checkSteps, type KiloStep } from '@shop/domain/group-order/kilo-steps'
import { ok, refuse } from '@shop/domain/result'
import { findCart } from '#app/cart/read-cart'
import { lockCustomer } from '#app/customer/customer.sql'
import { toPhone } from '#app/customer/phone'
import { endOpenGroup } from '#app/group-order/call-off'
import {
  countRunningGroups,
  insertGroup,
  selectGroupByHash,
  selectGroupSettings,
  selectTrainer,
} from '#app/group-order/groups.sql'
import { gramsOfPiece, groupMethods, loadGroupPricing } from '#app/group-order/price-member'
import { audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { newUid } from '#app/store/new-uid'

const HOUR_MS = 3_600_000
const MOST_RUNNING = 5

export const no = (reason: GroupRefusal, details: object = {}) => refuse('group_refused', { reason, ...details })

/** Over the goods of the trainer's own cart, by the steps that hold today. */
export async function openGroup(context: Context, input: OpenGroup) {
  const { db, now } = context
  const { customerId } = customer(context)
  await lockCustomer(db, customerId)
  const trainer = await selectTrainer(db, customerId)
  if (!trainer) return no('not_a_trainer')
  const until = new Date(input.deadlineAt).getTime() - now.getTime()
  if (until < HOUR_MS || until > GROUP_MOST_DAYS * 24 * HOUR_MS) return no('deadline')
  if ((await countRunningGroups(db, customerId)) >= MOST_RUNNING) return no('too_many_groups')
  if (!parseStreetLine(input.street)) throw invalidField('street', 'street_number_missing')
  const phone = toPhone('phone', input.phone) ?? ''
  const { cart } = await findCart(context)
  const pricing = await loadGroupPricing(
    context,
    cart.lines.map(({ variantId }) => Number(variantId)),
  )
  if (!groupMethods(pricing.rules)) return no('no_delivery')
  const goods = new Set(cart.lines.map(({ variantId }) => variantId))
  const offered = [...goods].filter((id) => {
    const found = pricing.goods.get(id)
    return found?.view.isSold && found.variant.components.length === 0 && gramsOfPiece(found) > 0
  })
  // A set is divided by prices that change; nothing of the cart is left out silently.
  if (offered.length === 0 || offered.length < goods.size) return no('no_goods')
  if (offered.length > GROUP_MOST_GOODS) return no('too_many_goods', { limit: GROUP_MOST_GOODS })
  const settings = await selectGroupSettings(db)
  const { deadlineAt, title, placeName, street, city, zip, pickupNote } = input
  const uid = newUid()
  const id = await insertGroup(db, {
    ...{ uid, customerId, title, placeName, street, city, zip, pickupNote, deadlineAt, phone, now },
    organiser: `${trainer.firstName} ${trainer.lastName}`.trim(),
    steps: toSteps(settings),
    payHours: settings.payHours,
    answerHours: settings.answerHours,
    variantIds: offered.map(Number),
  })
  await audit(db, context, 'group.opened', { type: 'group', id })
  return ok({ hash: uid })
}

/** The first percent holds from the first kilos, and so on; lists that do not fit each other open nothing. */
function toSteps({ kilos, percents }: { kilos: number[]; percents: number[] }): readonly KiloStep[] {
  const steps = kilos.flatMap((kilo, index): KiloStep[] => {
    const percent = percents[index]
    return percent === undefined ? [] : [{ fromGrams: kilo * 1000, percent }]
  })
  const checked = checkSteps(steps)
  if (!checked.ok) throw new Error(`The steps of group orders do not rise: ${checked.code}.`)
  return checked.value
}

/** As long as nobody has been asked for money. Twice is once. */
export async function callOffGroup(context: Context, { hash }: { hash: string }) {
  const { db } = context
  const { customerId } = customer(context)
  const known = await selectGroupByHash(db, hash)
  if (known?.customerId !== customerId) throw notFound()
  return (await endOpenGroup(context, known.id)) ? ok({}) : no('not_allowed')
}
