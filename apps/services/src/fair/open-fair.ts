import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok, type Result, refuse } from '@shop/domain/result'
import { type FairRow, selectFair, selectFairPins } from '#app/fair/fairs.sql'
import { readKey, signKey } from '#app/fair/signed-key'
import { audit, type Context } from '#app/http/context'

const slowHash = promisify(scrypt) as (pin: string, salt: Buffer, length: number) => Promise<Buffer>
const HASH_BYTES = 32

/** Asked before the transaction: a slow hash must not hold a connection. */
export async function findFairByPin({ deps }: Context, { pin }: { pin: string }): Promise<FairRow | null> {
  let found: FairRow | null = null
  // All of them, so that the time does not tell which one fits.
  for (const { salt, pinHash, ...fair } of await selectFairPins(deps.pool)) {
    if (timingSafeEqual(await slowHash(pin, salt, HASH_BYTES), pinHash)) found = fair
  }
  return found
}

export async function openFair(context: Context, _input: { pin: string }, fair: FairRow | null) {
  if (!fair) return refuse('fair_pin_wrong')
  const today = toPragueTime(context.now).date
  if (!isOpen(fair, today)) return refuse('fair_closed', { validFrom: fair.validFrom, validTo: fair.validTo })
  await audit(context.db, context, 'fair.opened', { type: 'fair', id: fair.id })
  const session = signKey(context.deps.config.AUTH_SECRET, 'fair session', `${fair.id}.${today}`)
  return ok({ session, fair })
}

export async function readFair(context: Context, { session }: { session: string }) {
  const found = await fairOfSession(context, session)
  return found.ok ? ok({ fair: found.value }) : found
}

/** Until midnight: tomorrow somebody of the staff types the PIN again. */
export async function fairOfSession(context: Context, session: string): Promise<Result<FairRow, 'fair_closed'>> {
  const [id = '', day] = readKey(context.deps.config.AUTH_SECRET, 'fair session', session)?.split('.') ?? []
  const today = toPragueTime(context.now).date
  const fair = day === today ? await selectFair(context.db, Number(id)) : null
  return fair && isOpen(fair, today) ? ok(fair) : refuse('fair_closed')
}

export function isOpen({ validFrom, validTo }: FairRow, today: string): boolean {
  return validFrom <= today && today <= validTo
}
