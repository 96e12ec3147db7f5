import type { CallInput } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import type { OrderDetail } from './order-detail.ts'

const CONTACT_FIELDS = ['phone', 'note'] as const
const DELIVERY_FIELDS = ['firstName', 'lastName', 'company', 'street', 'zip', 'city', 'deliveryPhone'] as const
const PLACE_FIELDS: readonly EditField[] = ['street', 'zip', 'city']

export type EditField = (typeof CONTACT_FIELDS)[number] | (typeof DELIVERY_FIELDS)[number]
export type EditFields = Record<EditField, string>

type EditInput = CallInput<ServicesEndpoints['editOrderForCustomer']>

/** A courier goes to an address; where the goods wait at a point there is none to edit. */
export function editableFields({ shipping }: OrderDetail): readonly EditField[] {
  return shipping.kind === 'address' ? [...CONTACT_FIELDS, ...DELIVERY_FIELDS] : CONTACT_FIELDS
}

export function toEditFields({ customer }: OrderDetail): EditFields {
  const { firstName = '', lastName = '', company, street = '', zip = '', city = '' } = customer?.places?.delivery ?? {}
  return {
    phone: customer?.phone ?? '',
    note: customer?.places?.note ?? '',
    firstName,
    lastName,
    company: typeof company === 'string' ? company : '',
    street,
    zip,
    city,
    deliveryPhone: customer?.places?.delivery?.phone ?? '',
  }
}

/** Only what was changed; an address is sent whole. Null when there is nothing to send. */
export function toEditInput(
  order: OrderDetail,
  base: EditFields,
  values: EditFields,
  isAsWritten: boolean,
): EditInput | null {
  const isChanged = (name: EditField) => values[name] !== base[name]
  if (!editableFields(order).some(isChanged)) return null
  const { deliveryPhone, phone, note, ...place } = values
  const isMoved = PLACE_FIELDS.some(isChanged)
  const { country = 'CZ', placeCode = null } = order.customer?.places?.delivery ?? {}
  return {
    orderId: order.id,
    version: order.version,
    ...(isChanged('phone') ? { phone } : {}),
    ...(isChanged('note') ? { note } : {}),
    ...(DELIVERY_FIELDS.some(isChanged)
      ? {
          delivery: {
            ...place,
            country,
            phone: deliveryPhone,
            placeCode: isMoved ? null : placeCode,
            // A street that was kept before is not questioned because of another field.
            asWritten: isAsWritten || !isMoved,
          },
        }
      : {}),
  }
}
