import type { Halere } from '../money/halere.ts'
import { findSymbols, isSameSymbol } from './variable-symbol.ts'

/** One movement on our account. Every text may be missing. */
export type BankLine = {
  readonly amount: Halere
  readonly currency: string
  readonly variableSymbol: string | null
  readonly message: string | null
  readonly reference: string | null
  readonly counterAccount: string | null
}

export type Payable = {
  readonly orderId: string
  readonly variableSymbol: string
  readonly due: Halere
  readonly state: 'open' | 'paid' | 'cancelled'
}

export type MatchSettings = {
  readonly currency: string
  /** Our own accounts and the gateway that pays out to us. */
  readonly knownAccounts: readonly string[]
  readonly tolerance: Halere
}

export type BankMatch =
  | { readonly kind: 'ignored'; readonly reason: 'outgoing' | 'other_currency' | 'known_account' }
  | { readonly kind: 'paid'; readonly orderId: string; readonly received: Halere }
  | { readonly kind: 'underpaid'; readonly orderId: string; readonly received: Halere; readonly missing: Halere }
  | { readonly kind: 'overpaid'; readonly orderId: string; readonly received: Halere; readonly surplus: Halere }
  | { readonly kind: 'surplus'; readonly orderId: string; readonly surplus: Halere }
  | {
      readonly kind: 'for_staff'
      readonly reason: 'cancelled_order' | 'unknown_symbol' | 'no_symbol'
      /** Orders of the same amount: a hint for a person, never a decision. */
      readonly candidates: readonly string[]
    }

export function matchBankLine(line: BankLine, payables: readonly Payable[], settings: MatchSettings): BankMatch {
  if (line.amount <= 0) return { kind: 'ignored', reason: 'outgoing' }
  if (line.currency !== settings.currency) return { kind: 'ignored', reason: 'other_currency' }
  if (line.counterAccount !== null && settings.knownAccounts.includes(line.counterAccount)) {
    return { kind: 'ignored', reason: 'known_account' }
  }
  const symbols = symbolsOf(line)
  const payable = payables.find(({ variableSymbol }) => symbols.some((symbol) => isSameSymbol(symbol, variableSymbol)))
  if (payable) return settle(line.amount, payable, settings.tolerance)

  const candidates = payables.filter(({ state, due }) => state === 'open' && due === line.amount)
  const reason = symbols.length === 0 ? 'no_symbol' : 'unknown_symbol'
  return { kind: 'for_staff', reason, candidates: candidates.map(({ orderId }) => orderId) }
}

/** The symbol the payer filled in decides; texts are searched only when there is none. */
function symbolsOf({ variableSymbol, message, reference }: BankLine): string[] {
  if (variableSymbol !== null && Number(variableSymbol) > 0) return [variableSymbol]
  return findSymbols(`${reference ?? ''} ${message ?? ''}`)
}

function settle(received: Halere, { orderId, due, state }: Payable, tolerance: Halere): BankMatch {
  if (state === 'cancelled') return { kind: 'for_staff', reason: 'cancelled_order', candidates: [orderId] }
  if (state === 'paid') return { kind: 'surplus', orderId, surplus: received }
  const difference = received - due
  if (Math.abs(difference) <= tolerance) return { kind: 'paid', orderId, received }
  return difference < 0
    ? { kind: 'underpaid', orderId, received, missing: -difference }
    : { kind: 'overpaid', orderId, received, surplus: difference }
}
