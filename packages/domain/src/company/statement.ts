import type { Halere } from '../money/halere.ts'

export type StatementEntry = {
  readonly on: string
  readonly kind: 'invoice' | 'credit_note' | 'payment' | 'voucher' | 'refund'
  /** Of the document; the variable symbol of money. */
  readonly number: string
  readonly orderNumber: string
  readonly dueOn: string | null
  /** What it adds to the debt; money, a voucher and a credit note take from it. */
  readonly amount: Halere
}

export type Statement = {
  readonly opening: Halere
  readonly entries: readonly (StatementEntry & { readonly balance: Halere })[]
  readonly invoiced: Halere
  readonly paid: Halere
  readonly closing: Halere
}

/** What was owed before, what came by day, and what is owed after each of it. */
export function toStatement(opening: Halere, entries: readonly StatementEntry[]): Statement {
  let balance = opening
  const running = entries
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
    .map((entry) => {
      balance += entry.amount
      return { ...entry, balance }
    })
  const sumOf = (...kinds: StatementEntry['kind'][]) =>
    entries.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  return {
    opening,
    entries: running,
    invoiced: sumOf('invoice', 'credit_note'),
    paid: 0 - sumOf('payment', 'voucher', 'refund'),
    closing: balance,
  }
}
