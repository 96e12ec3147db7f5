import type { DeliveryRules, PaymentTerms, ShippingTerms } from '@shop/contract/delivery/delivery-rules'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type {
  LockClosedDays,
  LockPaymentMethods,
  LockPaymentTerms,
  LockShippingMethods,
  LockShippingTerms,
  SelectDeliveryRules,
  UpdateClosedDays,
  UpdatePaymentTerms,
  UpdateShippingTerms,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const SHIPPING_TERMS = `jsonb_build_object('price', m.price, 'freeFrom', m.free_from, 'maxWeightGrams', m.max_weight_g,
  'allowMultiParcel', m.allow_multi_parcel, 'takesCod', m.takes_cod, 'codMaximum', m.cod_maximum, 'minDays', m.min_days,
  'maxDays', m.max_days, 'cutOff', m.cut_off, 'isActive', m.is_active)`
const PAYMENT_TERMS = `jsonb_build_object('fee', m.fee, 'minimumOrderNet', m.minimum_order_net, 'isActive', m.is_active)`

type RulesRow = Narrow<SelectDeliveryRules, Pick<DeliveryRules, 'shipping' | 'payment' | 'closedDays'>>

export async function selectDeliveryRules(db: Db): Promise<RulesRow> {
  const { rows } = await db.query<RulesRow>(
    `select
       (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'code', m.code, 'name', m.name, 'version', m.version,
           'terms', ${SHIPPING_TERMS}) order by m.position), '[]')
          from shop.shipping_methods m where m.storefront_id = $1 and m.kind <> 'email') as shipping,
       (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'code', m.code, 'name', m.name, 'version', m.version,
           'terms', ${PAYMENT_TERMS}) order by m.position), '[]')
          from shop.payment_methods m where m.storefront_id = $1) as payment,
       (select jsonb_build_object('version', s.version, 'days', s.value) from shop.settings s
         where s.storefront_id = $1 and s.key = 'shipping.non_working_days') as "closedDays"`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows)
}

/** All of them in one order: whether a way is the last one is decided by its neighbours too. Orders only refer to them, so they do not wait. */
export async function lockMethods(db: Db): Promise<void> {
  await db.query<LockShippingMethods>(
    'select m.id from shop.shipping_methods m where m.storefront_id = $1 order by m.id for no key update',
    [STOREFRONT_ID],
  )
  await db.query<LockPaymentMethods>(
    'select m.id from shop.payment_methods m where m.storefront_id = $1 order by m.id for no key update',
    [STOREFRONT_ID],
  )
}

type LockedShipping = Narrow<LockShippingTerms, { terms: ShippingTerms }>
type LockedPayment = Narrow<LockPaymentTerms, { terms: PaymentTerms }>

export async function lockShippingTerms(db: Db, id: number): Promise<LockedShipping | null> {
  const { rows } = await db.query<LockedShipping>(
    `select m.version, ${SHIPPING_TERMS} as terms from shop.shipping_methods m where m.id = $1 and m.storefront_id = $2 for no key update`,
    [id, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

export async function lockPaymentTerms(db: Db, id: number): Promise<LockedPayment | null> {
  const { rows } = await db.query<LockedPayment>(
    `select m.version, m.kind, ${PAYMENT_TERMS} as terms from shop.payment_methods m where m.id = $1 and m.storefront_id = $2 for no key update`,
    [id, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

export async function updateShippingTerms(db: Db, id: number, terms: ShippingTerms): Promise<number | null> {
  const { rows } = await db.query<UpdateShippingTerms>(
    `update shop.shipping_methods
        set price = $2, free_from = $3, max_weight_g = $4, allow_multi_parcel = $5, takes_cod = $6, cod_maximum = $7, min_days = $8,
            max_days = $9, cut_off = $10, is_active = $11
      where id = $1 returning version`,
    [
      ...[id, terms.price, terms.freeFrom, terms.maxWeightGrams, terms.allowMultiParcel, terms.takesCod],
      ...[terms.codMaximum, terms.minDays, terms.maxDays, terms.cutOff, terms.isActive],
    ],
  )
  return rows[0]?.version ?? null
}

export async function updatePaymentTerms(db: Db, id: number, terms: PaymentTerms): Promise<number | null> {
  const { rows } = await db.query<UpdatePaymentTerms>(
    'update shop.payment_methods set fee = $2, minimum_order_net = $3, is_active = $4 where id = $1 returning version',
    [id, terms.fee, terms.minimumOrderNet, terms.isActive],
  )
  return rows[0]?.version ?? null
}

const CLOSED = `storefront_id = $1 and key = 'shipping.non_working_days'`

export async function lockClosedDays(db: Db): Promise<{ version: number; days: string[] }> {
  const { rows } = await db.query<Narrow<LockClosedDays, { days: string[] }>>(
    `select version, value as days from shop.settings where ${CLOSED} for update`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows)
}

export async function updateClosedDays(db: Db, days: readonly string[]): Promise<number> {
  const { rows } = await db.query<UpdateClosedDays>(
    `update shop.settings set value = $2 where ${CLOSED} returning version`,
    [STOREFRONT_ID, JSON.stringify(days)],
  )
  return onlyRow(rows).version
}
