import { AGES } from '@shop/domain/company/age-debts'
import { z } from 'zod'
import { DocumentFile } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id } from '../text-fields.ts'

const Money = z.number()

const OpenInvoice = z.object({
  orderNumber: z.string(),
  /** Null while the goods have not left: the invoice comes with them. */
  document: z.object({ id: z.number(), number: z.string(), issuedOn: Day, symbol: z.string() }).nullable(),
  dueOn: Day.nullable(),
  due: Money,
})
export type OpenInvoice = z.infer<typeof OpenInvoice>

const CompanyDebts = z.object({
  /** What may be owed at most; without it somebody decides about each order. */
  limit: Money.nullable(),
  owed: Money,
  overdue: Money,
  /** The last day on which a new order may be on invoice, when something is overdue. */
  stopsAfter: Day.nullable(),
  isStopped: z.boolean(),
  invoices: z.array(OpenInvoice),
  ageing: z.array(z.object({ age: z.enum(AGES), count: z.number(), amount: Money })),
})
export type CompanyDebts = z.infer<typeof CompanyDebts>

/** What the page of a company shows to whoever asks. */
export const CompanyView = z.object({
  today: Day,
  name: z.string(),
  companyId: z.string().nullable(),
  vatId: z.string().nullable(),
  priceGroup: z.string().nullable(),
  dueDays: z.number().nullable(),
  debts: CompanyDebts,
  /** Of which a statement can be taken, the newest first. */
  months: z.array(z.string()),
})
export type CompanyView = z.infer<typeof CompanyView>

export const CompanyDocumentParams = z.strictObject({ documentId: Id, format: z.enum(['pdf', 'isdoc']) })

export const StatementParams = z.strictObject({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'invalid' }),
  format: z.enum(['pdf', 'zip']),
})

export const companyEndpoints = {
  company: endpoint({
    method: 'GET',
    path: '/customer/company',
    summary: 'The company of the customer with what it owes; null for whoever buys for themselves.',
    access: 'customer',
    reply: z.object({ company: CompanyView.nullable() }),
    refusals: [],
  }),
  companyDocument: endpoint({
    method: 'GET',
    path: '/customer/company/documents/:documentId/:format',
    summary: 'The file of an invoice or a credit note of the company; that of another one is not there.',
    access: 'customer',
    params: CompanyDocumentParams,
    reply: DocumentFile,
    refusals: [],
  }),
  companyStatement: endpoint({
    method: 'GET',
    path: '/customer/company/statements/:month/:format',
    summary: 'What a company bought on invoice and paid in a month, as a PDF or with every document of that month.',
    access: 'customer',
    params: StatementParams,
    reply: z.unknown(),
    refusals: [],
  }),
} as const
