import type { accountTexts } from '#app/texts/customer/account.ts'

export type CreditKind = keyof typeof accountTexts.credits.kinds

export interface CreditEntry {
  id: number
  kind: CreditKind
  amount: number
  expiresAt: string | null
  createdAt: string
  referenceId: string | null
  reversesId: number | null
}

export interface CreditLine extends CreditEntry {
  /** Sum of everything up to this line. */
  balance: number
  /** A later line takes it back; both stay to be seen. */
  reversed: boolean
}

/** Entries come newest first; the balance grows from the oldest. */
export function toCreditLines(entries: CreditEntry[]): CreditLine[] {
  const reversed = new Set(entries.map(({ reversesId }) => reversesId))
  let balance = 0
  return entries
    .toReversed()
    .map((entry) => {
      balance += entry.amount
      return { ...entry, balance, reversed: reversed.has(entry.id) }
    })
    .toReversed()
}
