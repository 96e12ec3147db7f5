import type { CartView } from '@shop/contract/cart-view'
import { enterCoupon, normalizeCouponCode } from '@shop/domain/cart/enter-coupon'
import { ok, refuse } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import { selectSessionsOf, upsertVisit } from '#app/cart/referral.sql'
import { selectReferral } from '#app/customer/referral-code.sql'
import type { Context } from '#app/http/context'

/** Only looks: a scanner of mails that opens every link enters nothing anywhere. */
export async function referralOffer(context: Context, asked: { code: string }) {
  const code = normalizeCouponCode(asked.code)
  const referral = await selectReferral(context.db, code)
  if (!referral) return refuse('coupon_unknown')
  return ok({ code, percent: referral.percent, isOwn: isOwnerAsking(context, referral.customerId) })
}

export async function acceptReferral(context: Context, asked: { code: string; showsName: boolean }) {
  const { db, now } = context
  const code = normalizeCouponCode(asked.code)
  const referral = await selectReferral(db, code)
  if (!referral || isOwnerAsking(context, referral.customerId)) return refuse('coupon_unknown')
  const isSameDevice = referral.userId !== null && (await isDeviceOf(context, referral.userId))
  const changed = await changeCart(context, { withoutCart: 'create' }, (cart) => {
    const entered = enterCoupon(cart, code)
    if (!entered.ok)
      return entered.code === 'no_code' ? refuse('coupon_unknown') : refuse('not_combinable', entered.details)
    return ok({ cart: entered.value })
  })
  if (!changed.ok) return changed
  const { showsName } = asked
  const cartId = changed.value.id
  if (cartId !== null) await upsertVisit(db, { cartId, codeId: referral.id, showsName, isSameDevice, now })
  return ok({ code })
}

/** Of a code that came into the cart with something else; nobody was asked about their name. */
export async function keepRecommendation(context: Context, cart: CartView, code: string): Promise<void> {
  const { db, now } = context
  const isEntered = cart.coupon.state !== 'none' && cart.coupon.code === code
  const referral = isEntered ? await selectReferral(db, code) : null
  if (!referral || cart.id === null) return
  const isSameDevice = referral.userId !== null && (await isDeviceOf(context, referral.userId))
  await upsertVisit(db, { cartId: cart.id, codeId: referral.id, showsName: false, isSameDevice, now })
}

function isOwnerAsking({ actor }: Context, ownerId: number): boolean {
  return actor.kind === 'customer' && actor.customerId === ownerId
}

/** Whether the owner of the code has been signed in with this browser from this network. The answer is kept, its grounds are not. */
async function isDeviceOf({ db, ip, headers }: Context, userId: string): Promise<boolean> {
  const browser = headers.get('user-agent')
  const sessions = await selectSessionsOf(db, userId)
  return browser !== null && sessions.some((session) => session.ip === ip && session.browser === browser)
}
