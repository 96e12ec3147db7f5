import { randomBytes } from 'node:crypto'
import { ok, refuse } from '@shop/domain/result'
import { selectFairByKey, upsertPin } from '#app/fair/fairs.sql'
import { fairOfPin, hashPin } from '#app/fair/open-fair'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

interface NewPin {
  salt: Buffer
  pinHash: Buffer
  /** The fair that has it already. */
  takenBy: number | null
}

/** Hashed before the transaction: a slow hash must not hold a connection. */
export async function preparePin(context: Context, { pin }: { pin: string }): Promise<NewPin> {
  const salt = randomBytes(16)
  const other = await fairOfPin(context, pin)
  return { salt, pinHash: await hashPin(pin, salt), takenBy: other?.id ?? null }
}

/** A PIN says which fair is meant, so no two may share one. */
export async function setFairPin(context: Context, { key }: { key: string; pin: string }, pin: NewPin) {
  const fair = await selectFairByKey(context.db, key)
  if (!fair) throw notFound()
  if (pin.takenBy !== null && pin.takenBy !== fair.id) return refuse('fair_pin_used')
  await upsertPin(context.db, fair.id, pin)
  await audit(context.db, context, 'fair.pin_set', { type: 'fair', id: fair.id })
  return ok({})
}
