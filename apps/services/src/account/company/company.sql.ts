import { mayInCompany } from '@shop/domain/company/company-rights'
import { selectCompanyPlace } from '#app/customer/company-place.sql'
import { COMPANY_NAME } from '#app/customer/names.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectCompanyAccount, SelectOpenInvoices } from '#app/store/rows'

export interface CompanyRow {
  ownerId: number
  name: string
  companyId: string | null
  vatId: string | null
  priceGroup: string | null
  dueDays: number | null
  limit: number | null
}

/** Of whoever may see its money: who buys without VAT, on invoice, or did so once, and those of its people who have a right to. */
export async function selectCompany(db: Db, customerId: number): Promise<CompanyRow | null> {
  const place = await selectCompanyPlace(db, customerId)
  return place && mayInCompany(place.role, 'see_money') ? selectCompanyAccount(db, place.companyId) : null
}

async function selectCompanyAccount(db: Db, companyId: number): Promise<CompanyRow | null> {
  const { rows } = await db.query<SelectCompanyAccount>(
    `select c.id as "ownerId", ${COMPANY_NAME('c')} as name,
            c.company_id as "companyId", c.vat_id as "vatId", g.name as "priceGroup", c.invoice_due_days as "dueDays",
            coalesce(c.invoice_limit, g.invoice_limit) as "limit"
       from shop.customers c
       left join shop.customer_groups g on g.id = c.customer_group_id
      where c.id = $1 and c.deleted_at is null`,
    [companyId],
  )
  return rows[0] ?? null
}

interface OpenInvoiceRow {
  orderNumber: string
  document: { id: number; number: string; issuedOn: string; symbol: string } | null
  dueOn: string | null
  due: number
}

/** What has been bought on invoice and not paid, or whose money the bank took back, the oldest day first. */
export async function selectOpenInvoices(db: Db, ownerId: number): Promise<OpenInvoiceRow[]> {
  const { rows } = await db.query<Narrow<SelectOpenInvoices, Pick<OpenInvoiceRow, 'document' | 'due'>>>(
    `select o.number as "orderNumber", to_char(i.due_on, 'YYYY-MM-DD') as "dueOn", i.due,
            case when d.id is not null then jsonb_build_object('id', d.id, 'number', d.number,
              'issuedOn', to_char(d.issued_on, 'YYYY-MM-DD'), 'symbol', d.variable_symbol) end as document
       from internal.open_invoices($1) i
       join shop.orders o on o.id = i.order_id
       left join shop.documents d on d.order_id = o.id and d.kind = 'invoice'
      order by i.due_on nulls last, o.id`,
    [ownerId],
  )
  return rows
}
