import type { LocalDate } from '../calendar/local-date.ts'
import type { Halere } from '../money/halere.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkIban } from './iban.ts'
import { type SpaydPair, spaydCrc, writePairs } from './spayd-crc.ts'
import { encodeValue, plainText } from './spayd-text.ts'
import { isVariableSymbol } from './variable-symbol.ts'

/** Payment order for a QR code ("QR Platba"). */
export type PaymentOrder = {
  readonly iban: string
  readonly bic?: string
  readonly amount: Halere
  readonly currency: string
  readonly dueOn?: LocalDate
  readonly message?: string
  readonly payeeName?: string
  readonly variableSymbol?: string
  readonly constantSymbol?: string
  readonly specificSymbol?: string
  readonly isInstant?: boolean
}

type SpaydRefusal = 'bad_account' | 'bad_amount' | 'bad_currency' | 'bad_symbol' | 'text_too_long'

const MAX_AMOUNT = 999_999_999
const MAX_MESSAGE = 60
const MAX_NAME = 35

export function buildSpayd(order: PaymentOrder, withCrc = false): Result<string, SpaydRefusal> {
  const refusal = refuseOrder(order)
  if (refusal) return refusal
  const account = order.iban.replaceAll(/\s/g, '').toUpperCase() + (order.bic ? `+${order.bic}` : '')
  const wanted: [string, string | undefined][] = [
    ['ACC', account],
    ['AM', `${Math.floor(order.amount / 100)}.${String(order.amount % 100).padStart(2, '0')}`],
    ['CC', order.currency],
    ['DT', order.dueOn?.replaceAll('-', '')],
    ['MSG', order.message && encodeValue(plainText(order.message))],
    ['PT', order.isInstant ? 'IP' : undefined],
    ['RN', order.payeeName && encodeValue(plainText(order.payeeName))],
    ['X-KS', order.constantSymbol],
    ['X-SS', order.specificSymbol],
    ['X-VS', order.variableSymbol],
  ]
  const pairs = wanted.flatMap(([key, value]): SpaydPair[] => (value ? [[key, value]] : []))
  return ok(writePairs(withCrc ? [...pairs, ['CRC32', spaydCrc(pairs)]] : pairs))
}

function refuseOrder(order: PaymentOrder) {
  const { amount, currency, variableSymbol, specificSymbol, constantSymbol } = order
  if (!checkIban(order.iban).ok || (order.bic && !/^[A-Z0-9]{8}([A-Z0-9]{3})?$/.test(order.bic))) {
    return refuse('bad_account')
  }
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MAX_AMOUNT) return refuse('bad_amount', { amount })
  if (!/^[A-Z]{3}$/.test(currency)) return refuse('bad_currency', { currency })
  const symbols = [variableSymbol, specificSymbol, constantSymbol].filter((symbol) => symbol !== undefined)
  if (!symbols.every(isVariableSymbol)) return refuse('bad_symbol')
  if (plainText(order.message ?? '').length > MAX_MESSAGE)
    return refuse('text_too_long', { field: 'message', limit: MAX_MESSAGE })
  if (plainText(order.payeeName ?? '').length > MAX_NAME)
    return refuse('text_too_long', { field: 'payeeName', limit: MAX_NAME })
  return null
}
