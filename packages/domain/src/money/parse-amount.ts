import { ok, type Result, refuse } from '../result.ts'
import type { Halere } from './halere.ts'

/** Reads a decimal amount of a partner (JSON number or text with a dot) without ever computing with a fraction. */
export function parseAmount(amount: number | string): Result<Halere, 'not_an_amount'> {
  const match = /^(-?)(\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(String(amount).trim())
  if (!match) return refuse('not_an_amount', { amount: String(amount) })
  const [, minus, crowns = '', fraction = ''] = match
  const size = Number(crowns) * 100 + Number(fraction.padEnd(2, '0'))
  return ok(minus && size > 0 ? -size : size)
}
