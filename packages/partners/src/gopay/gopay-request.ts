import type { GatewayCharge, GatewayItem, GatewayRequest } from '../ports/payment-gateway.ts'

const ITEM_TYPES = { goods: 'ITEM', delivery: 'DELIVERY', discount: 'DISCOUNT' } as const
// GoPay wants three letters. A country we do not deliver to is left out: the field is not obligatory.
const COUNTRIES: Record<string, string> = { CZ: 'CZE', SK: 'SVK', PL: 'POL', DE: 'DEU', AT: 'AUT', HU: 'HUN' }

export function toPaymentBody(goid: string, request: GatewayRequest): object {
  const [first] = request.instruments
  return {
    target: { type: 'ACCOUNT', goid: Number(goid) },
    ...toChargeBody(request),
    lang: 'CS',
    payer: {
      ...(first ? { allowed_payment_instruments: request.instruments, default_payment_instrument: first } : {}),
      contact: toContact(request),
    },
    callback: { return_url: request.returnUrl, notification_url: request.notificationUrl },
    ...(request.chargeAgainUntil
      ? { recurrence: { recurrence_cycle: 'ON_DEMAND', recurrence_date_to: request.chargeAgainUntil } }
      : {}),
    ...(request.isPreauthorized ? { preauthorization: true } : {}),
  }
}

export function toChargeBody(charge: GatewayCharge): object {
  return {
    amount: charge.amount,
    currency: charge.currency,
    order_number: charge.orderNumber,
    order_description: charge.description.slice(0, 256),
    items: charge.items.map(toItem),
    additional_params: Object.entries(charge.params).map(([name, value]) => ({ name, value })),
  }
}

function toItem({ kind, name, amount, count, vatRate, ean }: GatewayItem): object {
  const item = { type: ITEM_TYPES[kind], name: name.slice(0, 256), amount, count, vat_rate: vatRate }
  return ean ? { ...item, ean } : item
}

function toContact({ payer }: GatewayRequest): object {
  const country = COUNTRIES[payer.country.toUpperCase()]
  return {
    first_name: payer.firstName,
    last_name: payer.lastName,
    email: payer.email,
    phone_number: payer.phone,
    // Who fetches the parcel from a point has told no address.
    ...(payer.street ? { city: payer.city, street: payer.street, postal_code: payer.zip.replaceAll(' ', '') } : {}),
    ...(country ? { country_code: country } : {}),
  }
}
