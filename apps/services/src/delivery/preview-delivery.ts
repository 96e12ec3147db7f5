import type { DeliveryQuestion } from '@shop/contract/delivery/delivery-rules'
import { promiseDelivery } from '@shop/domain/calendar/delivery-promise'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { listPaymentOptions } from '@shop/domain/checkout/payment-options'
import { listShippingOptions, type ShippingOption } from '@shop/domain/checkout/shipping-options'
import { ok, refuse } from '@shop/domain/result'
import { faultOf, write } from '#app/delivery/change-delivery'
import type { Context } from '#app/http/context'
import { transitOf } from '#app/rules/promise-shipping'
import { rulesOn } from '#app/rules/shop-rules'
import { dryRun } from '#app/store/database'

type Rules = Awaited<ReturnType<typeof rulesOn>>

/** The rules of a real checkout over one bag of this weight. A draft is written, read and taken back, so that it is told as it will be. */
export async function previewDelivery(context: Context, question: DeliveryQuestion) {
  // What could not be saved cannot be written for a trial either: the table itself refuses it.
  const fault = question.draft && faultOf(question.draft)
  if (fault) return refuse('change_refused', { reason: fault })
  const at = new Date(question.at)
  const rules = await trialRules(context, question, toPragueTime(at).date)
  const dispatch = { ...rules.dispatch, ...(question.closedDays && { closedOn: question.closedDays }) }
  const promises = Object.fromEntries(
    rules.shipping.map((method) => [
      method.code,
      promiseDelivery(at, dispatch, transitOf({ dispatch }, method, undefined)),
    ]),
  )
  const options = listShippingOptions({
    ...{ methods: rules.shipping, country: 'CZ', packaging: rules.pricing.packaging, promises },
    pieces: [{ itemId: 'bag', count: 1, weightGrams: question.weightGrams, dimensions: null }],
    terms: {
      goods: question.goods,
      groupFrom: rules.defaultGroup.freeShippingFrom,
      couponMethods: [],
      parcels: rules.pricing.freeShipping.parcels,
    },
  })
  return ok({ options: options.map((option) => toAnswer(rules, option, question.goods)) })
}

async function trialRules(context: Context, { draft }: DeliveryQuestion, day: string): Promise<Rules> {
  if (!draft) return rulesOn(context, day)
  return dryRun(context.db, async () => {
    await write(context, draft)
    return rulesOn(context, day)
  })
}

function toAnswer(rules: Rules, option: ShippingOption, goods: number) {
  const method = rules.shipping.find(({ code }) => code === option.methodCode)
  const named = { code: option.methodCode, name: method?.name ?? option.methodCode }
  if (!option.isPossible || !method) {
    const refusal = option.isPossible ? 'method_unknown' : option.refusal.code
    return {
      ...named,
      ...{ refusal, price: 0, parcels: 0, isFree: false, codFee: null, leaves: null, earliest: null, latest: null },
    }
  }
  const { price, promise } = option
  const cash = listPaymentOptions(rules.payment, {
    ...{ group: rules.defaultGroup, shipping: method, pointTakesCod: null, hasRegularDelivery: false },
    ...{ payable: goods + price.amount, netGoods: goods, cashBlockedUntil: null },
  }).find(({ methodCode, refusal }) => {
    return refusal === null && rules.payment.some(({ code, kind }) => code === methodCode && kind === 'cod')
  })
  const isFeeWaived = price.freeBy !== null && rules.pricing.freeShipping.waivesPaymentFee
  return {
    ...named,
    ...{ refusal: null, price: price.amount, parcels: price.parcels, isFree: price.freeBy !== null },
    codFee: cash ? (isFeeWaived ? 0 : cash.fee) : null,
    leaves: promise?.dispatch.date ?? null,
    earliest: promise?.earliest.date ?? null,
    latest: promise?.latest.date ?? null,
  }
}
