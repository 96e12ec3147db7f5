import type { CheckoutDetails } from '@shop/contract/checkout'
import type { Db, Narrow } from '#app/store/database'
import type { SelectKnownDetails } from '#app/store/rows'

type Place = Pick<CheckoutDetails, 'street' | 'city' | 'zip' | 'country' | 'placeCode' | 'isVerified'>

interface KnownDetails {
  email: string
  firstName: string
  lastName: string
  phone: string | null
  companyName: string | null
  companyId: string | null
  vatId: string | null
  /** Where the last order went as long as it is in the address book, else the default of the book. */
  address: (Place & { firstName: string; lastName: string; company: string; phone: string | null; note: string }) | null
}

export async function selectKnownDetails(db: Db, customerId: number): Promise<KnownDetails | null> {
  const { rows } = await db.query<Narrow<SelectKnownDetails, Pick<KnownDetails, 'address' | 'email'>>>(
    `select c.email, c.first_name as "firstName", c.last_name as "lastName", c.phone, c.company_name as "companyName",
            c.company_id as "companyId", c.vat_id as "vatId", place.address
       from shop.customers c
       left join lateral (
         select jsonb_build_object('street', a.street, 'city', a.city, 'zip', a.zip, 'country', a.country, 'placeCode', a.place_code,
                  'isVerified', a.verified, 'firstName', a.first_name, 'lastName', a.last_name, 'company', a.company, 'phone', a.phone,
                  'note', a.courier_note) as address
           from shop.addresses a
           left join lateral (
             select o.delivery from shop.orders o
              where o.customer_id = c.id and o.shipping_kind = 'address' order by o.placed_at desc limit 1) last on true
          where a.customer_id = c.id and a.deleted_at is null
          order by (a.zip = last.delivery ->> 'zip' and lower(a.street) = lower(last.delivery ->> 'street')) desc nulls last,
                   a.is_default desc, a.id desc
          limit 1) place on true
      where c.id = $1 and c.deleted_at is null and c.email is not null`,
    [customerId],
  )
  return rows[0] ?? null
}
