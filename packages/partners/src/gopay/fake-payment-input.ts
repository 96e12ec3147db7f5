import { z } from 'zod'
import type { GopayError } from './fake-errors.ts'

const Amount = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d+$/)
    .transform(Number),
])
const Address = z.url().max(512)

const Item = z.object({
  type: z.enum(['ITEM', 'DELIVERY', 'DISCOUNT', 'POSTAGE']).default('ITEM'),
  name: z.string().min(1).max(256),
  amount: Amount,
  count: z.number().int().positive(),
  vat_rate: z.number().int().optional(),
  ean: z.string().max(13).optional(),
})

const Charge = {
  amount: Amount.refine((amount) => amount > 0),
  currency: z.enum(['CZK', 'EUR', 'PLN', 'HUF', 'GBP', 'USD', 'RON', 'BGN']),
  order_number: z.string().min(1).max(128),
  order_description: z.string().max(256).optional(),
  items: z.array(Item).min(1),
  additional_params: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
}

const Payer = z.object({
  allowed_payment_instruments: z.array(z.string()).optional(),
  default_payment_instrument: z.string().optional(),
  contact: z.looseObject({ email: z.email().max(128), postal_code: z.string().max(16).optional() }),
})

export const PaymentInput = z.object({
  ...Charge,
  target: z.object({ type: z.literal('ACCOUNT'), goid: z.union([z.number(), z.string()]).transform(Number) }),
  payer: Payer,
  callback: z.object({ return_url: Address, notification_url: Address.optional() }),
  lang: z.string().default('CS'),
  recurrence: z
    .object({
      recurrence_cycle: z.enum(['DAY', 'WEEK', 'MONTH', 'ON_DEMAND']),
      recurrence_period: z.number().int().optional(),
      recurrence_date_to: z.iso.date(),
    })
    .optional(),
  preauthorization: z.boolean().default(false),
})

export const RecurrenceInput = z.object(Charge)

export type PaymentInput = z.output<typeof PaymentInput>

const SUM_ERROR: GopayError = {
  scope: 'G',
  field: null,
  error_code: 360,
  error_name: 'ITEMS_AMOUNT_MISMATCH',
  message: 'Součet položek nesouhlasí s částkou',
}

/** Errors as the gateway words them: 110 for what is missing, 111 for what is wrong, 360 for rows that do not add up. */
export function checkInput<Schema extends typeof PaymentInput | typeof RecurrenceInput>(
  schema: Schema,
  body: unknown,
): { input: z.output<Schema> } | { errors: GopayError[] } {
  const result = schema.safeParse(body)
  if (!result.success) return { errors: result.error.issues.map(({ path }) => toError(path, body)) }
  const { items, amount } = result.data
  const sum = items.reduce((total, item) => total + item.amount, 0)
  return sum === amount ? { input: result.data as z.output<Schema> } : { errors: [SUM_ERROR] }
}

function toError(path: readonly PropertyKey[], body: unknown): GopayError {
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], body)
  const isMissing = value === undefined || value === null || value === ''
  return {
    scope: 'F',
    field: path.map(String).join('.'),
    error_code: isMissing ? 110 : 111,
    error_name: isMissing ? 'REQUIRED' : 'INVALID',
    message: isMissing ? 'Povinné pole' : 'Chybný formát',
  }
}
