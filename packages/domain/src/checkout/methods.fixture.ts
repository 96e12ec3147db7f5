import type { ParcelLimits } from '../shipment/parcel.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { ShippingMethod } from './shipping-method.ts'

// The methods of the demo shop, so that rules are tested with the numbers customers will see.
const PAYABLE = ['karta', 'apple-pay', 'google-pay', 'prevod-qr', 'dobirka', 'na-fakturu']

function method(
  code: string,
  kind: ShippingMethod['kind'],
  price: number,
  rest: Partial<ShippingMethod>,
): ShippingMethod {
  return {
    code,
    kind,
    price,
    countries: ['CZ'],
    freeFrom: 129_000,
    vatRate: 21,
    limits: { maxWeightGrams: null, size: null },
    allowMultiParcel: kind === 'address',
    cod: { maximum: 2_000_000 },
    paymentMethodCodes: PAYABLE,
    position: 0,
    ...rest,
  }
}

function sides(maxWeightGrams: number, longestMm: number, sumMm: number): { limits: ParcelLimits } {
  return { limits: { maxWeightGrams, size: { kind: 'sides', longestMm, sumMm } } }
}

export const POINT = method('zasilkovna-vydejni-misto', 'pickup-point', 7900, {
  position: 1,
  ...sides(15000, 700, 1500),
})
export const BOX = method('zasilkovna-z-box', 'box', 6900, {
  position: 2,
  limits: { maxWeightGrams: 10000, size: { kind: 'box', widthMm: 450, heightMm: 370, depthMm: 600 } },
})
export const HOME = method('zasilkovna-na-adresu', 'address', 10900, { position: 3, ...sides(30000, 1200, 1500) })
const PPL = method('ppl', 'address', 11900, {
  position: 4,
  ...sides(31500, 1200, 2500),
  cod: { maximum: 5000000 },
})
export const DPD = method('dpd', 'address', 11500, {
  position: 5,
  ...sides(31500, 1750, 3000),
  cod: { maximum: 5000000 },
})
const BALIKOVNA = method('balikovna', 'pickup-point', 7500, { position: 6, ...sides(20000, 1000, 2000) })
export const BRNO = method('osobni-odber-brno', 'personal-pickup', 0, {
  position: 7,
  freeFrom: 0,
  cod: null,
  paymentMethodCodes: PAYABLE.filter((code) => code !== 'dobirka'),
  allowMultiParcel: true,
})
export const SHIPPING_METHODS = [POINT, BOX, HOME, PPL, DPD, BALIKOVNA, BRNO]

function payment(
  code: string,
  kind: PaymentMethod['kind'],
  position: number,
  rest: Partial<PaymentMethod>,
): PaymentMethod {
  return {
    code,
    kind,
    position,
    fee: 0,
    vatRate: 21,
    customerGroups: ['maloobchod', 'chovatel', 'trener'],
    supportsRegularDelivery: true,
    minimumOrderNet: 0,
    ...rest,
  }
}

const EVERYBODY = ['maloobchod', 'velkoobchod', 'chovatel', 'trener']
export const CARD = payment('karta', 'online', 1, { customerGroups: EVERYBODY })
const APPLE_PAY = payment('apple-pay', 'online', 2, {})
const GOOGLE_PAY = payment('google-pay', 'online', 3, {})
const TRANSFER = payment('prevod-qr', 'transfer', 4, {
  customerGroups: EVERYBODY,
  supportsRegularDelivery: false,
})
export const COD = payment('dobirka', 'cod', 5, { fee: 3_900 })
export const INVOICE = payment('na-fakturu', 'invoice', 6, {
  customerGroups: ['velkoobchod'],
  minimumOrderNet: 500_000,
})
export const PAYMENT_METHODS = [CARD, APPLE_PAY, GOOGLE_PAY, TRANSFER, COD, INVOICE]
