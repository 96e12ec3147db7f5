import type { CheckoutDetails } from '@shop/contract/checkout'
import { COMPANY_NAME } from '#app/customer/names.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectBranchAddress, SelectCompanyBilling } from '#app/store/rows'

type Place = Pick<CheckoutDetails, 'street' | 'city' | 'zip' | 'country' | 'placeCode' | 'isVerified'>

interface CompanyBilling {
  name: string
  companyId: string | null
  vatId: string | null
  phone: string | null
  /** Null while the company has none in its address book. */
  address: Place | null
}

/** As its documents name it. */
export async function selectCompanyBilling(db: Db, companyId: number): Promise<CompanyBilling | null> {
  const { rows } = await db.query<Narrow<SelectCompanyBilling, Pick<CompanyBilling, 'address' | 'name'>>>(
    `select ${COMPANY_NAME('c')} as name,
            c.company_id as "companyId", c.vat_id as "vatId", c.phone,
            (select jsonb_build_object('street', a.street, 'city', a.city, 'zip', a.zip, 'country', a.country,
               'placeCode', a.place_code, 'isVerified', a.verified)
               from shop.addresses a where a.customer_id = c.id and a.deleted_at is null
              order by a.is_default desc, a.id limit 1) as address
       from shop.customers c where c.id = $1`,
    [companyId],
  )
  return rows[0] ?? null
}

interface BranchAddress {
  place: Place
  name: string
  note: string
}

export async function selectBranchAddress(db: Db, branchId: number): Promise<BranchAddress | null> {
  const { rows } = await db.query<Narrow<SelectBranchAddress, Pick<BranchAddress, 'place'>>>(
    `select b.name, b.note, jsonb_build_object('street', b.street, 'city', b.city, 'zip', b.zip, 'country', b.country,
              'placeCode', b.place_code, 'isVerified', b.is_verified) as place
       from internal.company_branches b where b.id = $1 and b.removed_at is null`,
    [branchId],
  )
  return rows[0] ?? null
}
