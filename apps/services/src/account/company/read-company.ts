import type { CompanyDebts, CompanyView } from '@shop/contract/company/company'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { invoiceStoppedSince, invoiceStopsAfter } from '@shop/domain/checkout/invoice-stop'
import { ageDebts } from '@shop/domain/company/age-debts'
import { ok } from '@shop/domain/result'
import { type CompanyRow, selectCompany, selectOpenInvoices } from '#app/account/company/company.sql'
import { selectMonths } from '#app/account/company/statement.sql'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { loadShopRules } from '#app/rules/shop-rules'

const MOST_MONTHS = 12

/** The company as the person who asks may see it. */
export async function readCompany(context: Context) {
  const row = await selectCompany(context.db, customer(context).customerId)
  return ok({ company: row && (await toView(context, row)) })
}

async function toView(context: Context, row: CompanyRow): Promise<CompanyView> {
  const { name, companyId, vatId, priceGroup, dueDays } = row
  const today = toPragueTime(context.now).date
  const months = await selectMonths(context.db, row.ownerId, MOST_MONTHS)
  return { today, name, companyId, vatId, priceGroup, dueDays, debts: await readDebts(context, row, today), months }
}

async function readDebts(context: Context, { ownerId, limit }: CompanyRow, today: string): Promise<CompanyDebts> {
  const invoices = await selectOpenInvoices(context.db, ownerId)
  const { invoiceStopDays } = await loadShopRules(context)
  const late = invoices.flatMap(({ dueOn, due }) => (dueOn !== null && dueOn < today ? [{ dueOn, due }] : []))
  const oldest = late[0]?.dueOn ?? null
  return {
    limit,
    owed: sumOf(invoices),
    overdue: sumOf(late),
    stopsAfter: oldest === null ? null : invoiceStopsAfter(oldest, invoiceStopDays),
    isStopped: invoiceStoppedSince(oldest, invoiceStopDays, today) !== null,
    invoices,
    ageing: [...ageDebts(invoices, today)],
  }
}

function sumOf(debts: readonly { due: number }[]): number {
  return debts.reduce((sum, { due }) => sum + due, 0)
}
