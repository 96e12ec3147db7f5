import type { SheetDocument } from '@shop/contract/sheet'
import { formatDate } from '@shop/czech/format-date'
import { formatExactPrice } from '@shop/czech/format-price'
import { addDays, toLocalDate } from '@shop/domain/calendar/local-date'
import { type Statement, type StatementEntry, toStatement } from '@shop/domain/company/statement'
import { type CompanyRow, selectCompany } from '#app/account/company/company.sql'
import { type Days, selectDocumentsOfMonth, selectEntries, selectOpeningDebt } from '#app/account/company/statement.sql'
import { documentFiles } from '#app/document/document-files'
import { toZip } from '#app/document/export/to-zip'
import type { Context } from '#app/http/context'
import { enforceLimits, type Limit } from '#app/http/limits'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

interface Asked {
  month: string
  format: 'pdf' | 'zip'
}

const FILES: Limit = { action: 'company-statement', per: 'customer', max: 30, windowSeconds: 10 * 60 }
const SHOP = 'Čenich'

/** A month of the company: the statement alone, or with every document issued in it. */
export async function companyStatement(context: Context, { month, format }: Asked) {
  await enforceLimits(context, [FILES])
  const company = await selectCompany(context.db, customer(context).customerId)
  if (!company) throw notFound()
  const days = daysOf(month)
  const pdf = { name: `vypis-${month}.pdf`, bytes: await drawStatement(context, company, days) }
  if (format === 'pdf') return { filename: pdf.name, contentType: 'application/pdf', pieces: [pdf.bytes] }
  const documents = await selectDocumentsOfMonth(context.db, company.ownerId, days)
  return {
    filename: `doklady-${month}.zip`,
    contentType: 'application/zip',
    pieces: toZip(filesOf(context, pdf, documents)),
  }
}

function daysOf(month: string): Days {
  const [year, nth] = month.split('-').map(Number) as [number, number]
  return { from: `${month}-01`, to: addDays(toLocalDate(nth === 12 ? year + 1 : year, (nth % 12) + 1, 1), -1) }
}

async function* filesOf({ deps, now }: Context, statement: { name: string; bytes: Buffer }, documents: number[]) {
  yield statement
  // The archive outlives the request's own read: each document takes a connection and gives it back.
  for (const id of documents) {
    const { files } = await documentFiles(deps.pool, id, now)
    for (const { filename, bytes } of files) yield { name: filename, bytes }
  }
}

async function drawStatement({ db, now }: Context, company: CompanyRow, days: Days): Promise<Buffer> {
  const { ownerId } = company
  const statement = toStatement(await selectOpeningDebt(db, ownerId, days), await selectEntries(db, ownerId, days))
  const { toSheetPdf } = await import('#app/document/pdf/sheet-pdf')
  return toSheetPdf(toSheet(company, days, statement), SHOP, now)
}

const KINDS: Record<StatementEntry['kind'], string> = {
  invoice: 'Faktura',
  credit_note: 'Opravný doklad',
  payment: 'Platba',
  voucher: 'Dárkový poukaz',
  refund: 'Vráceno',
}
const COLUMNS = ['Den', 'Co', 'Číslo nebo VS', 'Splatnost', 'Částka', 'Zůstatek']

function toSheet({ name, companyId, vatId }: CompanyRow, { from, to }: Days, statement: Statement): SheetDocument {
  const { opening, entries, invoiced, paid, closing } = statement
  const who = [name, companyId && `IČO ${companyId}`, vatId && `DIČ ${vatId}`].filter(Boolean).join(', ')
  return {
    title: 'Výpis účtu odběratele',
    lead: `${who}. Nákupy na fakturu od ${formatDate(from)} do ${formatDate(to)}, v Kč s DPH.`,
    facts: [
      { label: 'Počáteční stav', value: formatExactPrice(opening) },
      { label: 'Fakturováno', value: formatExactPrice(invoiced) },
      { label: 'Zaplaceno', value: formatExactPrice(paid) },
      { label: 'Konečný stav', value: formatExactPrice(closing) },
    ],
    sections: [
      {
        heading: 'Pohyby',
        text: entries.length === 0 ? ['V tomto období nic nepřibylo ani neubylo.'] : [],
        table: {
          columns: COLUMNS.map((label, index) => ({ label, align: index < 4 ? 'start' : 'end' })),
          rows: entries.map(({ on, kind, number, dueOn, amount, balance }) => [
            formatDate(on),
            KINDS[kind],
            number || '–',
            dueOn === null ? '–' : formatDate(dueOn),
            formatExactPrice(amount),
            formatExactPrice(balance),
          ]),
        },
        chart: null,
      },
    ],
    foot: 'Výpis vychází z vystavených dokladů a z plateb, které jsme k nim přiřadili. Není daňovým dokladem.',
  }
}
