import type { Address } from '@shop/contract/customer'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CheckAddress,
  CountAddresses,
  InsertAddress,
  LockAddress,
  RestoreAddressRow,
  UpdateAddress,
} from '#app/store/rows'

const ADDRESS = `id, label, first_name as "firstName", last_name as "lastName", company, street, city, zip, country, phone,
  courier_note as "courierNote", place_code as "placeCode", verified, is_default as "isDefault", version`

export type AddressRow = Omit<Address, 'id' | 'version'>

function values(row: AddressRow): unknown[] {
  return [
    row.label,
    row.firstName,
    row.lastName,
    row.company,
    row.street,
    row.city,
    row.zip,
    row.country,
    row.phone,
    row.courierNote,
    row.placeCode,
    row.verified,
    row.isDefault,
  ]
}

export async function insertAddress(db: Db, customerId: number, row: AddressRow, now: Date): Promise<Address> {
  const { rows } = await db.query<InsertAddress>(
    `insert into shop.addresses (customer_id, created_at, label, first_name, last_name, company, street, city, zip, country,
       phone, courier_note, place_code, verified, is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning ${ADDRESS}`,
    [customerId, now, ...values(row)],
  )
  return onlyRow(rows)
}

export async function lockAddress(db: Db, customerId: number, id: number): Promise<{ version: number } | null> {
  const { rows } = await db.query<LockAddress>(
    'select version from shop.addresses where customer_id = $1 and id = $2 and deleted_at is null for update',
    [customerId, id],
  )
  return rows[0] ?? null
}

export async function updateAddress(db: Db, id: number, row: AddressRow): Promise<Address> {
  const { rows } = await db.query<UpdateAddress>(
    `update shop.addresses set (label, first_name, last_name, company, street, city, zip, country, phone, courier_note,
       place_code, verified, is_default) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      where id = $1 returning ${ADDRESS}`,
    [id, ...values(row)],
  )
  return onlyRow(rows)
}

/** One default at a time; the caller then sets the new one. */
export async function clearDefaultAddress(db: Db, customerId: number): Promise<void> {
  await db.query<NoRow>('update shop.addresses set is_default = false where customer_id = $1 and is_default', [
    customerId,
  ])
}

export async function countAddresses(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<CountAddresses>(
    'select count(*)::int as count from shop.addresses where customer_id = $1 and deleted_at is null',
    [customerId],
  )
  return onlyRow(rows).count
}

export async function hideAddress(db: Db, customerId: number, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.addresses set deleted_at = $3, is_default = false where customer_id = $1 and id = $2 and deleted_at is null',
    [customerId, id, now],
  )
  return rowCount === 1
}

export async function restoreAddressRow(db: Db, customerId: number, id: number): Promise<Address | null> {
  const { rows } = await db.query<RestoreAddressRow>(
    `update shop.addresses set deleted_at = null where customer_id = $1 and id = $2 and deleted_at is not null
     returning ${ADDRESS}`,
    [customerId, id],
  )
  return rows[0] ?? null
}

interface AddressCheck {
  state: 'found' | 'zip_mismatch' | 'not_found'
  placeCode: number | null
  rightZip: string | null
}

export async function checkAddress(
  db: Db,
  { street, city, zip }: { street: string; city: string; zip: string },
): Promise<AddressCheck> {
  const { rows } = await db.query<Narrow<CheckAddress, AddressCheck>>(
    `select state, place_code as "placeCode", right_zip as "rightZip" from shop.check_address($1, $2, $3)`,
    [street, city, zip],
  )
  return onlyRow(rows)
}
