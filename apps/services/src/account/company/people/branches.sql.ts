import type { CompanyBranch } from '@shop/contract/company/people'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  HideCompanyBranch,
  InsertCompanyBranch,
  SelectCompanyBranches,
  UpdateCompanyBranch,
} from '#app/store/rows'

export async function selectCompanyBranches(db: Db, companyId: number): Promise<CompanyBranch[]> {
  const { rows } = await db.query<Narrow<SelectCompanyBranches, CompanyBranch>>(
    `select id as "branchId", name, street, city, zip, note from internal.company_branches
      where company_id = $1 and removed_at is null order by id`,
    [companyId],
  )
  return rows
}

interface BranchRow {
  name: string
  street: string
  city: string
  zip: string
  country: string
  placeCode: number | null
  isVerified: boolean
  note: string
}

const valuesOf = (row: BranchRow) => [
  row.name,
  row.street,
  row.city,
  row.zip,
  row.country,
  row.placeCode,
  row.isVerified,
  row.note,
]

export async function insertCompanyBranch(db: Db, companyId: number, row: BranchRow, now: Date): Promise<number> {
  const { rows } = await db.query<InsertCompanyBranch>(
    `insert into internal.company_branches (company_id, created_at, name, street, city, zip, country, place_code, is_verified, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [companyId, now, ...valuesOf(row)],
  )
  return onlyRow(rows).id
}

export async function updateCompanyBranch(
  db: Db,
  companyId: number,
  branchId: number,
  row: BranchRow,
): Promise<boolean> {
  const { rows } = await db.query<UpdateCompanyBranch>(
    `update internal.company_branches set name = $3, street = $4, city = $5, zip = $6, country = $7, place_code = $8,
            is_verified = $9, note = $10
      where id = $2 and company_id = $1 and removed_at is null returning id`,
    [companyId, branchId, ...valuesOf(row)],
  )
  return rows.length === 1
}

export async function hideCompanyBranch(db: Db, companyId: number, branchId: number, now: Date): Promise<boolean> {
  const { rows } = await db.query<HideCompanyBranch>(
    `with gone as (
       update internal.company_branches set removed_at = $3 where id = $2 and company_id = $1 and removed_at is null returning id
     ), members as (
       update internal.company_members m set branch_id = null from gone where m.branch_id = gone.id
     ), invitations as (
       update internal.company_invitations i set branch_id = null from gone where i.branch_id = gone.id
     ) select id from gone`,
    [companyId, branchId, now],
  )
  return rows.length === 1
}

/** Holds nothing: the caller holds the company. */
export async function countCompanyBranches(db: Db, companyId: number): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    'select from internal.company_branches where company_id = $1 and removed_at is null',
    [companyId],
  )
  return rowCount ?? 0
}
