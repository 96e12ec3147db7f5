import type pg from 'pg'
import type { DemoCoupon, DemoPaymentMethod, DemoPickupPoint, DemoShippingMethod } from './checkout-schemas.ts'
import type { CheckoutData } from './read-checkout.ts'
import { idOf, type Row, selectIds, syncRows } from './sync-rows.sql.ts'

/** Methods, group rules, coupons and pickup points. Price lists and variants must be there already. */
export async function loadCheckout(client: pg.ClientBase, data: CheckoutData, storefrontId: number): Promise<void> {
  const bySlug = { key: ['storefront_id', 'code'] }
  const { shippingMethods, paymentMethods } = data.methods
  const shipping = shippingMethods.map((method) => ({ storefront_id: storefrontId, ...toShippingRow(method) }))
  await syncRows(client, 'shipping_methods', shipping, bySlug)
  const payment = paymentMethods.map((method) => ({ storefront_id: storefrontId, ...toPaymentRow(method) }))
  await syncRows(client, 'payment_methods', payment, bySlug)
  await loadPairs(client, data, storefrontId)
  await loadGroupRules(client, data, storefrontId)
  await loadCoupons(client, data.pricing.coupons, storefrontId)
  const points = data.points.points.flatMap(toPointRows)
  await syncRows(client, 'pickup_points', points, { key: ['network', 'external_id'] })
}

function toShippingRow(method: DemoShippingMethod): Row {
  const size = method.maxDimensionsMm
  const isSides = size !== null && 'longestSide' in size
  const isBox = size !== null && 'width' in size
  const deliversToPoint = method.type === 'pickup-point' || method.type === 'box'
  return {
    code: method.code,
    name: method.name,
    carrier: method.carrier,
    carrier_code: method.carrierCode,
    feed_names: method.feedNames,
    kind: method.type,
    point_network: deliversToPoint ? (method.code.startsWith('zasilkovna') ? 'zasilkovna' : method.code) : null,
    description: method.description,
    delivery_text: method.deliveryText,
    countries: method.countries,
    price: method.priceCzk * 100,
    free_from: method.freeFromCzk === null ? null : method.freeFromCzk * 100,
    vat_class: 'goods',
    max_weight_g: method.maxWeightKg === null ? null : method.maxWeightKg * 1000,
    size_kind: isSides ? 'sides' : isBox ? 'box' : null,
    longest_mm: isSides ? size.longestSide : null,
    sum_mm: isSides ? size.sumOfSides : null,
    width_mm: isBox ? size.width : null,
    height_mm: isBox ? size.height : null,
    depth_mm: isBox ? size.depth : null,
    allow_multi_parcel: method.allowMultiParcel,
    takes_cod: method.codAvailable,
    cod_maximum: method.codMaxCzk === null ? null : method.codMaxCzk * 100,
    cut_off: method.cutOff,
    min_days: method.deliveryBusinessDays.min,
    max_days: method.deliveryBusinessDays.max,
    storage_days: method.pickupStorageDays ?? null,
    pickup_hours: method.pickup?.openingHours ?? null,
    position: method.position,
  }
}

function toPaymentRow(method: DemoPaymentMethod): Row {
  return {
    code: method.code,
    name: method.name,
    kind: method.type,
    description: method.description,
    fee: method.feeCzk * 100,
    vat_class: 'goods',
    supports_regular_delivery: method.supportsRegularDelivery,
    minimum_order_net: (method.minimumOrderCzkExclVat ?? 0) * 100,
    hold_minutes: method.holdMinutes,
    due_days: method.paymentDueDays ?? method.invoiceDueDays ?? null,
    position: method.position,
  }
}

async function loadPairs(client: pg.ClientBase, { methods }: CheckoutData, storefrontId: number): Promise<void> {
  const shippingIds = await selectIds(client, 'shipping_methods', 'code', storefrontId)
  const paymentIds = await selectIds(client, 'payment_methods', 'code', storefrontId)
  const groupIds = await selectIds(client, 'customer_groups', 'code', storefrontId)
  const pairs = methods.shippingMethods.flatMap(({ code, paymentMethodCodes }) =>
    paymentMethodCodes.map((payment) => ({
      shipping_method_id: idOf(shippingIds, code),
      payment_method_id: idOf(paymentIds, payment),
    })),
  )
  await syncRows(client, 'shipping_payment_methods', pairs, {
    key: ['shipping_method_id', 'payment_method_id'],
    owner: { column: 'shipping_method_id', ids: [...shippingIds.values()] },
  })
  const groups = methods.paymentMethods.flatMap(({ code, customerGroups }) =>
    customerGroups.map((group) => ({
      payment_method_id: idOf(paymentIds, code),
      customer_group_id: idOf(groupIds, group),
    })),
  )
  await syncRows(client, 'payment_method_groups', groups, {
    key: ['payment_method_id', 'customer_group_id'],
    owner: { column: 'payment_method_id', ids: [...paymentIds.values()] },
  })
}

async function loadGroupRules(client: pg.ClientBase, { pricing }: CheckoutData, storefrontId: number): Promise<void> {
  const { customerGroups, loyalty, freeShipping } = pricing
  const groupIds = await selectIds(client, 'customer_groups', 'code', storefrontId)
  const rules = customerGroups.map((group) => ({
    id: idOf(groupIds, group.code),
    coupons_allowed: group.couponsAllowed,
    regular_discount_applies: group.regularDeliveryDiscountApplies,
    free_shipping_from: group.showPrices === 'bez DPH' ? freeShipping.wholesaleThresholdCzkExclVat * 100 : null,
    earn_percent: group.loyaltyEligible ? (group.loyaltyEarnPercent ?? loyalty.earnPercent) : null,
  }))
  await syncRows(client, 'customer_groups', rules, { key: ['id'], updateOnly: true })
  const tiers = customerGroups.flatMap(({ code, volumeDiscounts }) =>
    volumeDiscounts.map((tier) => ({
      customer_group_id: idOf(groupIds, code),
      from_amount: tier.fromOrderCzkExclVat * 100,
      discount_percent: tier.discountPercent,
    })),
  )
  await syncRows(client, 'customer_group_volume_discounts', tiers, {
    key: ['customer_group_id', 'from_amount'],
    owner: { column: 'customer_group_id', ids: [...groupIds.values()] },
  })
}

async function loadCoupons(client: pg.ClientBase, coupons: DemoCoupon[], storefrontId: number): Promise<void> {
  const variants = await selectIds(client, 'variants', 'sku', storefrontId)
  const rows = coupons.map((coupon) => ({
    storefront_id: storefrontId,
    code: coupon.code,
    name: coupon.name,
    description: coupon.description,
    kind: coupon.kind,
    percent: coupon.kind === 'percent' ? coupon.value : null,
    maximum: coupon.kind === 'percent' && coupon.maximumDiscountCzk ? coupon.maximumDiscountCzk * 100 : null,
    amount: coupon.kind === 'fixed' && coupon.value ? coupon.value * 100 : null,
    shipping_codes: coupon.shippingMethodCodes ?? null,
    gift_variant_id: coupon.giftSku ? idOf(variants, coupon.giftSku) : null,
    gift_pieces: coupon.giftQuantity ?? null,
    buy_pieces: coupon.buyQuantity ?? null,
    get_pieces: coupon.getQuantity ?? null,
    multiplier: coupon.multiplier ?? null,
    minimum_goods: coupon.minimumGoodsCzk * 100,
    first_order_only: coupon.firstOrderOnly,
    limit_per_customer: coupon.usageLimitPerCustomer,
    limit_total: coupon.usageLimitTotal,
    customer_groups: coupon.customerGroups,
    categories: coupon.categorySlugs,
    excludes: coupon.excludeMultipacks ? ['multipack'] : [],
    valid_from: coupon.validFrom,
    valid_to: coupon.validTo,
  }))
  await syncRows(client, 'coupons', rows, { key: ['storefront_id', 'code'] })
}

/** A shop with a counter hands out parcels of both networks; a box belongs to the one that put it there. */
function toPointRows(point: DemoPickupPoint): Row[] {
  const kind = point.type === 'box' ? 'box' : 'pickup-point'
  const networks = kind === 'box' ? ['zasilkovna'] : ['zasilkovna', 'balikovna']
  return networks.map((network) => ({
    network,
    external_id: point.id,
    kind,
    name: point.name,
    place: point.place,
    street: point.street,
    city: point.city,
    city_part: point.cityPart ?? '',
    zip: point.zip.replace(' ', ''),
    country: point.country.toUpperCase(),
    lat: point.lat,
    lng: point.lng,
    opening_hours: point.openingHours,
    opening_hours_short: point.openingHoursShort,
    max_weight_g: point.maxWeightKg * 1000,
    takes_cod: point.cod,
    takes_card: point.cardPayment,
    is_wheelchair_accessible: point.wheelchair,
    status: point.status,
    is_sample: true,
  }))
}
