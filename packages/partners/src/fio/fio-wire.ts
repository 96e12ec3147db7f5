import { createHash } from 'node:crypto'
import { parseLocalDate } from '@shop/domain/calendar/local-date'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { z } from 'zod'
import { parseValue } from '../http/parse-reply.ts'
import type { BankMovement, OddRow, StatementPage } from '../ports/bank-statements.ts'

// Any column may be null, as a whole or in its value; the bank gives the same number as text one day and bare the next.
const Cell = z.object({ value: z.union([z.string(), z.number()]).nullish() }).nullish()

const Text = Cell.transform((cell) => String(cell?.value ?? '').trim() || null)

const Id = z.object({ value: z.union([z.string().regex(/^\d+$/), z.number().int().positive()]).transform(String) })

const Marker = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((id) => (id === null || id === undefined ? null : String(id)))

const Amount = z.object({
  value: z.number().transform((value, context) => {
    const amount = parseAmount(value)
    if (amount.ok) return amount.value
    context.issues.push({ code: 'custom', message: 'not an amount', input: value })
    return z.NEVER
  }),
})

/** `2015-03-30+0200`: the day in Prague. */
const Day = z.object({
  value: z.string().transform((value, context) => {
    const day = parseLocalDate(value.slice(0, 10))
    if (day) return day
    context.issues.push({ code: 'custom', message: 'not a day', input: value })
    return z.NEVER
  }),
})

const Movement = z.object({
  column22: Id,
  column0: Day,
  column1: Amount,
  column14: z.object({ value: z.string().length(3) }),
  column2: Text,
  column3: Text,
  column4: Text,
  column5: Text,
  column6: Text,
  column8: Text,
  column10: Text,
  column16: Text,
})

export const Statement = z.object({
  accountStatement: z.object({
    info: z.object({ idTo: Marker, idLastDownload: Marker }),
    // Each row is parsed by itself: one of an unexpected shape must not take the money of others with it.
    transactionList: z.object({ transaction: z.array(z.unknown()).nullish() }).nullish(),
  }),
})

export function toStatementPage({ accountStatement }: z.output<typeof Statement>, raw: string): StatementPage {
  const { info, transactionList } = accountStatement
  const movements: BankMovement[] = []
  const odd: OddRow[] = []
  for (const row of transactionList?.transaction ?? []) {
    const parsed = parseValue(row, Movement, false)
    if (parsed.ok) movements.push(toMovement(parsed.value))
    else odd.push({ key: keyOf(row), problem: parsed.details.problem })
  }
  return { movements, odd, raw, cursor: info.idTo, previousCursor: info.idLastDownload }
}

function keyOf(row: unknown): string {
  const id = z.object({ column22: Id }).safeParse(row)
  return id.success
    ? id.data.column22.value
    : createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 32)
}

function toMovement(row: z.output<typeof Movement>): BankMovement {
  const { column2: account, column3: bank } = row
  return {
    id: row.column22.value,
    bookedOn: row.column0.value,
    amount: row.column1.value,
    currency: row.column14.value,
    variableSymbol: row.column5,
    constantSymbol: row.column4,
    specificSymbol: row.column6,
    counterAccount: account && bank ? `${account}/${bank}` : account,
    counterName: row.column10,
    message: row.column16,
    kind: row.column8,
  }
}
