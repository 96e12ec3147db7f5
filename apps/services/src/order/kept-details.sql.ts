import type { Db, NoRow } from '#app/store/database'

/** As many as a customer may add by hand. */
const MAX_ADDRESSES = 30

/**
 * What an order has told about its customer goes where they can see, change and delete it: into the empty fields of the profile and
 * into the address book, unless the address is there. Nothing that somebody has written themselves is touched.
 */
export async function keepDetailsOfOrders(db: Db, orderIds: readonly number[], now: Date): Promise<void> {
  await db.query<NoRow>(
    `with kept as (
       select distinct on (o.customer_id) o.customer_id, o.phone, o.note, o.shipping_kind, o.delivery,
              left(o.billing ->> 'firstName', 32) as first_name, left(o.billing ->> 'lastName', 32) as last_name
         from shop.orders o
        where o.id = any ($1) and o.keeps_details and o.customer_id is not null
          -- Who orders for a company is not the owner of its account.
          and not exists (select from internal.company_orders c where c.order_id = o.id)
          and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')
        order by o.customer_id, o.placed_at desc
     ), profile as (
       update shop.customers c
          set first_name = coalesce(nullif(c.first_name, ''), kept.first_name, ''),
              last_name = coalesce(nullif(c.last_name, ''), kept.last_name, ''),
              phone = coalesce(c.phone, nullif(kept.phone, ''))
         from kept
        where c.id = kept.customer_id and c.deleted_at is null and (c.first_name = '' or c.last_name = '' or c.phone is null)
     )
     insert into shop.addresses (customer_id, created_at, first_name, last_name, company, street, city, zip, country, phone, courier_note,
            place_code, verified, is_default)
     select k.customer_id, $2, coalesce(k.delivery ->> 'firstName', k.first_name), coalesce(k.delivery ->> 'lastName', k.last_name),
            coalesce(k.delivery ->> 'company', ''), k.delivery ->> 'street', k.delivery ->> 'city', k.delivery ->> 'zip',
            k.delivery ->> 'country', coalesce(nullif(k.delivery ->> 'phone', ''), nullif(k.phone, '')), left(k.note, 200),
            (k.delivery ->> 'placeCode')::bigint, coalesce((k.delivery ->> 'isVerified')::boolean, false),
            not exists (select from shop.addresses a where a.customer_id = k.customer_id and a.deleted_at is null)
       from kept k
      where k.shipping_kind = 'address' and k.delivery ->> 'street' <> ''
        and not exists (select from shop.addresses a
              where a.customer_id = k.customer_id and a.deleted_at is null and a.zip = k.delivery ->> 'zip'
                and lower(a.street) = lower(k.delivery ->> 'street') and lower(a.city) = lower(k.delivery ->> 'city'))
        and (select count(*) from shop.addresses a where a.customer_id = k.customer_id and a.deleted_at is null) < $3`,
    [orderIds, now, MAX_ADDRESSES],
  )
}
