import type { Profile } from '@shop/contract/customer'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { LockFreeCustomers, SelectUsableCredits, UpdateProfile } from '#app/store/rows'

interface ProfileRow {
  version: number
  firstName: string
  lastName: string
  phone: string | null
  companyName: string | null
  companyId: string | null
  vatId: string | null
}

const PROFILE = `version, first_name as "firstName", last_name as "lastName", phone, company_name as "companyName",
  company_id as "companyId", vat_id as "vatId"`

/** Null when the row has another version, because somebody has saved it meanwhile. */
export async function updateProfile(db: Db, id: number, profile: Profile): Promise<Profile | null> {
  const { company } = profile
  const { rows } = await db.query<UpdateProfile>(
    `update shop.customers
        set first_name = $3, last_name = $4, phone = $5, company_name = $6, company_id = $7, vat_id = $8
      where id = $1 and version = $2 and deleted_at is null returning ${PROFILE}`,
    [
      id,
      profile.version,
      profile.firstName,
      profile.lastName,
      profile.phone,
      company?.name ?? null,
      company?.companyId ?? null,
      company?.vatId ?? null,
    ],
  )
  return rows[0] ? toProfile(rows[0]) : null
}

function toProfile({ companyName, companyId, vatId, ...rest }: ProfileRow): Profile {
  return { ...rest, company: companyId === null ? null : { name: companyName ?? '', companyId, vatId } }
}

/** Taken by commands that count rows of a customer, so that two of them at once cannot both be the last allowed. */
export async function lockCustomer(db: Db, id: number): Promise<void> {
  await db.query<NoRow>('select from shop.customers where id = $1 for update', [id])
}

/** Those nobody else holds. */
export async function lockFreeCustomers(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<LockFreeCustomers>(
    'select id from shop.customers where id = any ($1) order by id for update skip locked',
    [ids],
  )
  return rows.map(({ id }) => id)
}

export async function selectUsableCredits(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<SelectUsableCredits>(
    'select coalesce(sum(remaining), 0)::int as remaining from shop.credit_lots where customer_id = $1',
    [customerId],
  )
  return onlyRow(rows).remaining
}
