import { cartEndpoints as endpoints } from '@shop/contract/endpoints/cart-endpoints'
import { classOfferEndpoints } from '@shop/contract/promotion/class-offer'
import { ownVoucherEndpoints } from '@shop/contract/promotion/own-vouchers'
import { referralEndpoints } from '@shop/contract/promotion/referral'
import type { FastifyInstance } from 'fastify'
import { acceptChanges } from '#app/cart/accept-changes'
import { endClassOffer, makeClassOffer, readClassOffers } from '#app/cart/class-offers'
import { enterCoupon, removeCoupon } from '#app/cart/coupon'
import { dropCredits, useCredits } from '#app/cart/credits'
import { removeVoucher } from '#app/cart/enter-voucher'
import { addLine, changePieces, removeLine } from '#app/cart/lines'
import { limitNewCarts } from '#app/cart/new-cart-limit'
import { readOwnVouchers, useOwnVoucher } from '#app/cart/own-vouchers'
import { prepareBasket, prepareProposal, readBasket, takeBasket } from '#app/cart/prepared-baskets'
import { readBadge, readCart } from '#app/cart/read-cart'
import { limitReading } from '#app/cart/reading-limit'
import { acceptReferral, referralOffer } from '#app/cart/referral'
import { removeSaved, returnToCart, saveForLater } from '#app/cart/saved-lines'
import { switchRegular } from '#app/cart/switch-regular'
import { undoMerge } from '#app/cart/undo-merge'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Codes are worth money: nobody may try them all.
const guessing: Limit = { action: 'coupon', per: 'network', max: 60, windowSeconds: 10 * 60 }
const sharing: Limit = { action: 'basket', per: 'network', max: 30, windowSeconds: 10 * 60 }

/**
 * Answers may set the guest's cookie, yet keys are heeded: a repeat of the very first add whose answer got lost comes without
 * a cookie and simply begins a cart of its own, while a repeat of any other add must not add twice.
 */
export function addCartRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.cart, readCart, { before: limitReading })
  bind(app, deps, endpoints.cartBadge, readBadge)
  bind(app, deps, endpoints.addLine, addLine, { before: limitNewCarts })
  bind(app, deps, endpoints.changePieces, changePieces)
  bind(app, deps, endpoints.removeLine, removeLine)
  bind(app, deps, endpoints.switchRegular, switchRegular)
  bind(app, deps, endpoints.saveForLater, saveForLater)
  bind(app, deps, endpoints.returnToCart, returnToCart)
  bind(app, deps, endpoints.removeSaved, removeSaved)
  bind(app, deps, endpoints.enterCoupon, enterCoupon, { limits: [guessing] })
  bind(app, deps, referralEndpoints.referralOffer, referralOffer, { limits: [guessing] })
  bind(app, deps, referralEndpoints.acceptReferral, acceptReferral, { limits: [guessing], before: limitNewCarts })
  bind(app, deps, endpoints.removeCoupon, removeCoupon)
  bind(app, deps, endpoints.removeVoucher, removeVoucher)
  bind(app, deps, ownVoucherEndpoints.ownVouchers, readOwnVouchers)
  bind(app, deps, ownVoucherEndpoints.useOwnVoucher, useOwnVoucher)
  bind(app, deps, endpoints.useCredits, useCredits)
  bind(app, deps, endpoints.dropCredits, dropCredits)
  bind(app, deps, endpoints.acceptChanges, acceptChanges)
  bind(app, deps, endpoints.undoMerge, undoMerge)
  bind(app, deps, endpoints.prepareBasket, prepareBasket, { limits: [sharing] })
  bind(app, deps, endpoints.prepareProposal, prepareProposal, { limits: [sharing] })
  bind(app, deps, classOfferEndpoints.classOffers, readClassOffers)
  bind(app, deps, classOfferEndpoints.makeClassOffer, makeClassOffer, { limits: [sharing] })
  bind(app, deps, classOfferEndpoints.endClassOffer, endClassOffer, { limits: [sharing] })
  bind(app, deps, endpoints.preparedBasket, readBasket)
  bind(app, deps, endpoints.takeBasket, takeBasket, { before: limitNewCarts })
}
