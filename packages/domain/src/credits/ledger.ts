import type { LocalDate } from '../calendar/local-date.ts'

/** Credits earned at one time. They are spent, expire and are taken back within their lot. */
export type CreditLot = {
  readonly id: string
  /** Null while the order may still be returned: seen, but not to be spent. */
  readonly usableFrom: LocalDate | null
  /** The last day they can be spent. */
  readonly expiresOn: LocalDate | null
}

type CreditEntryKind = 'earn' | 'spend' | 'expire' | 'give_back' | 'take_back'

/** The balance is a sum of entries and is stored nowhere else. */
export type CreditEntry = {
  readonly lotId: string
  readonly kind: CreditEntryKind
  readonly credits: number
}

export type Ledger = { readonly lots: readonly CreditLot[]; readonly entries: readonly CreditEntry[] }

export type LotBalance = CreditLot & { readonly left: number }

type CreditBalance = {
  readonly usable: number
  readonly pending: number
  readonly nextExpiry: { readonly on: LocalDate; readonly credits: number } | null
}

export function lotBalances({ lots, entries }: Ledger): LotBalance[] {
  const left = new Map<string, number>()
  for (const { lotId, credits } of entries) left.set(lotId, (left.get(lotId) ?? 0) + credits)
  return lots.map((lot) => ({ ...lot, left: left.get(lot.id) ?? 0 }))
}

/** Lots to spend from on a day, the soonest to expire first. */
export function usableLots(ledger: Ledger, today: LocalDate): LotBalance[] {
  return lotBalances(ledger)
    .filter(({ left, usableFrom, expiresOn }) => {
      const isUsable = usableFrom !== null && usableFrom <= today
      return left > 0 && isUsable && (expiresOn === null || expiresOn >= today)
    })
    .toSorted(soonestFirst)
}

export function balanceOn(ledger: Ledger, today: LocalDate): CreditBalance {
  const usable = usableLots(ledger, today)
  const pending = lotBalances(ledger).filter(({ usableFrom }) => usableFrom === null || usableFrom > today)
  const on = usable[0]?.expiresOn ?? null
  const sum = (lots: readonly LotBalance[]) => lots.reduce((total, { left }) => total + left, 0)
  return {
    usable: sum(usable),
    pending: sum(pending),
    nextExpiry: on === null ? null : { on, credits: sum(usable.filter(({ expiresOn }) => expiresOn === on)) },
  }
}

/** Lots come in the order they were earned in; those that end on one day keep it. */
function soonestFirst(a: CreditLot, b: CreditLot): number {
  const keys = [a, b].map(({ expiresOn, usableFrom }) => `${expiresOn ?? '9999-12-31'} ${usableFrom ?? ''}`)
  const [keyA = '', keyB = ''] = keys
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0
}
