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
  readonly price: Halere
  /** What is still expected. What was given back on purpose is not. */
  readonly due: Halere
  readonly state: 'open' | 'paid' | 'cancelled'
  /** A transfer waits or has paid: parts and surpluses have their place. Without one only the whole price does. */
  readonly takesParts: boolean
  /** Transfers back to the customer that no statement has shown yet. */
  readonly refunds: readonly { readonly id: string; readonly amount: Halere }[]
}

type MatchSettings = {
  readonly currency: string
  /** Our own accounts and the gateway that pays out to us. */
  readonly knownAccounts: readonly string[]
  readonly tolerance: Halere
  /** Less than this share of what is expected moves nothing: anybody can send a haléř under any number. */
  readonly leastSharePercent: number
}

type StaffReason =
  | 'cancelled_order'
  | 'unknown_symbol'
  | 'no_symbol'
  | 'several_orders'
  | 'other_currency'
  | 'money_left'
  | 'not_expected'
  | 'too_little'

export type BankMatch =
  | { readonly kind: 'ignored'; readonly reason: 'outgoing' | 'known_account' }
  | { readonly kind: 'ignored'; readonly reason: 'refund_sent'; readonly refundId: string }
  | { readonly kind: 'paid'; readonly orderId: string; readonly received: Halere }
  | { readonly kind: 'underpaid'; readonly orderId: string; readonly received: Halere; readonly missing: Halere }
  | { readonly kind: 'overpaid'; readonly orderId: string; readonly received: Halere; readonly surplus: Halere }
  | { readonly kind: 'surplus'; readonly orderId: string; readonly surplus: Halere }
  | {
      readonly kind: 'for_staff'
      readonly reason: StaffReason
      /** Orders it could be about: a hint for a person, never a decision. */
      readonly candidates: readonly string[]
    }

export function matchBankLine(line: BankLine, payables: readonly Payable[], settings: MatchSettings): BankMatch {
  if (line.counterAccount !== null && settings.knownAccounts.includes(line.counterAccount)) {
    return { kind: 'ignored', reason: 'known_account' }
  }
  const symbols = symbolsOf(line)
  const named = payables.filter(({ variableSymbol }) => symbols.some((symbol) => isSameSymbol(symbol, variableSymbol)))
  if (line.amount <= 0) return takeOutgoing(line, named, settings)
  if (line.currency !== settings.currency) return forStaff('other_currency', named)
  if (named.length > 1) return forStaff('several_orders', named)
  const [payable] = named
  if (payable) return settle(line.amount, payable, settings)

  const candidates = payables.filter(({ state, due }) => state === 'open' && due === line.amount)
  return forStaff(symbols.length === 0 ? 'no_symbol' : 'unknown_symbol', candidates)
}

/** The symbol the payer filled in decides; texts are searched only when there is none. */
export function symbolsOf({
  variableSymbol,
  message,
  reference,
}: Pick<BankLine, 'variableSymbol' | 'message' | 'reference'>): string[] {
  const given = (variableSymbol ?? '').replace(/^0+/, '')
  return given === '' ? findSymbols(`${reference ?? ''} ${message ?? ''}`) : [given]
}

function forStaff(reason: StaffReason, payables: readonly Payable[]): BankMatch {
  return { kind: 'for_staff', reason, candidates: payables.map(({ orderId }) => orderId) }
}

/** Money that leaves under the number of an order is a refund of ours, or a payment the bank has taken back. */
function takeOutgoing({ amount, currency }: BankLine, named: readonly Payable[], settings: MatchSettings): BankMatch {
  if (named.length === 0 || amount === 0) return { kind: 'ignored', reason: 'outgoing' }
  const refund = named.flatMap(({ refunds }) => refunds).find((sent) => sent.amount === -amount)
  return refund && currency === settings.currency
    ? { kind: 'ignored', reason: 'refund_sent', refundId: refund.id }
    : forStaff('money_left', named)
}

function settle(received: Halere, payable: Payable, settings: MatchSettings): BankMatch {
  const { orderId, price, due, state, takesParts } = payable
  const { tolerance, leastSharePercent } = settings
  if (state === 'cancelled') return forStaff('cancelled_order', [payable])
  const isSerious = takesParts && received * 100 >= (state === 'paid' ? price : due) * leastSharePercent
  if (state === 'paid') {
    return isSerious ? { kind: 'surplus', orderId, surplus: received } : forStaff('not_expected', [payable])
  }
  const difference = received - due
  if (Math.abs(difference) <= tolerance) return { kind: 'paid', orderId, received }
  if (difference > 0) return { kind: 'overpaid', orderId, received, surplus: difference }
  return isSerious ? { kind: 'underpaid', orderId, received, missing: -difference } : forStaff('too_little', [payable])
}
