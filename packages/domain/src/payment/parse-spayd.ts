import { parseAmount } from '../money/parse-amount.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { PaymentOrder } from './build-spayd.ts'
import { SPAYD_HEADER, type SpaydPair, spaydCrc } from './spayd-crc.ts'
import { decodeValue } from './spayd-text.ts'

type ParseSpaydRefusal = 'not_spayd' | 'bad_pair' | 'no_account' | 'bad_amount' | 'crc_differs'

/** Reads back what a bank would read; amount and currency may be missing there, here they are required. */
export function parseSpayd(text: string): Result<PaymentOrder, ParseSpaydRefusal> {
  if (!text.startsWith(SPAYD_HEADER)) return refuse('not_spayd')
  const body = text.slice(SPAYD_HEADER.length).replace(/\*$/, '')
  const pairs = body.split('*').map((pair): SpaydPair => {
    const colon = pair.indexOf(':')
    return [pair.slice(0, Math.max(0, colon)), pair.slice(colon + 1)]
  })
  const bad = pairs.find(([key, value]) => !/^[A-Z0-9-]+$/.test(key) || decodeValue(value) === null)
  if (bad) return refuse('bad_pair', { key: bad[0] })

  const values = new Map(pairs.map(([key, value]) => [key, decodeValue(value) ?? '']))
  const crc = values.get('CRC32')
  if (crc !== undefined && crc !== spaydCrc(pairs)) return refuse('crc_differs')
  return toPaymentOrder(values)
}

function toPaymentOrder(values: ReadonlyMap<string, string>): Result<PaymentOrder, ParseSpaydRefusal> {
  const [iban = '', bic] = (values.get('ACC') ?? '').split('+')
  if (iban === '') return refuse('no_account')
  const amount = parseAmount(values.get('AM') ?? '')
  if (!amount.ok) return refuse('bad_amount')
  const due = /^(\d{4})(\d{2})(\d{2})$/.exec(values.get('DT') ?? '')
  const optional: Partial<PaymentOrder> = withoutMissing({
    bic,
    dueOn: due ? due.slice(1).join('-') : undefined,
    message: values.get('MSG'),
    payeeName: values.get('RN'),
    variableSymbol: values.get('X-VS'),
    constantSymbol: values.get('X-KS'),
    specificSymbol: values.get('X-SS'),
    isInstant: values.get('PT') === 'IP' ? true : undefined,
  })
  return ok({ iban, amount: amount.value, currency: values.get('CC') ?? 'CZK', ...optional })
}

function withoutMissing(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
