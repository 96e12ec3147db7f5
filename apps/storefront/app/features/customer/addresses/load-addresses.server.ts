import type { Address } from '@shop/contract/customer'
import type { SignedInCustomer } from '#app/server/session.server.ts'

const COLUMNS =
  'id,version,label,first_name,last_name,company,street,city,zip,country,phone,courier_note,place_code,verified,is_default'

export async function loadAddresses({ data }: SignedInCustomer): Promise<Address[]> {
  const { items } = await data.list(
    data.from('addresses').select(COLUMNS).order('is_default', { ascending: false }).order('id'),
  )
  return items.map((row) => ({
    id: row.id,
    version: row.version,
    label: row.label,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    street: row.street,
    city: row.city,
    zip: row.zip,
    country: row.country === 'SK' ? 'SK' : 'CZ',
    phone: row.phone,
    courierNote: row.courier_note,
    placeCode: row.place_code,
    verified: row.verified,
    isDefault: row.is_default,
  }))
}
