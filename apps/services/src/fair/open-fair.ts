import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok, type Result, refuse } from '@shop/domain/result'
import { markTabletOpened } from '#app/fair/fair-tablets.sql'
import { type FairRow, selectFair, selectFairPins, selectPinSalts } from '#app/fair/fairs.sql'
import { readKey, signKey } from '#app/fair/signed-key'
import { audit, type Context } from '#app/http/context'
import { limitSubject } from '#app/http/limits'

const slowHash = promisify(scrypt) as (pin: string, salt: Buffer, length: number) => Promise<Buffer>
const HASH_BYTES = 32
const allTries = { action: 'fair_pin_all', max: 100, windowSeconds: 60 * 60 }

/** Asked before the transaction: a slow hash must not hold a connection. */
export async function findFairByPin(context: Context, { pin }: { pin: string }): Promise<OpenedFair | null> {
  // From however many networks, and before looking: past the limit a right PIN must not be told from a wrong one. A form that
  // is open already does not notice.
  await limitSubject(context.deps, allTries, 'every stand', context.now)
  return fairOfPin(context, pin)
}

/** With the salt of the PIN that fits: it says which of the tablets this is. */
type OpenedFair = FairRow & { salt: Buffer }

export async function fairOfPin({ deps }: Context, pin: string): Promise<OpenedFair | null> {
  let found: OpenedFair | null = null
  // All of them, so that the time does not tell which one fits.
  for (const { salt, pinHash, ...fair } of await selectFairPins(deps.pool)) {
    if (timingSafeEqual(await hashPin(pin, salt), pinHash)) found = { ...fair, salt }
  }
  return found
}

export function hashPin(pin: string, salt: Buffer): Promise<Buffer> {
  return slowHash(pin, salt, HASH_BYTES)
}

/** A key of this tablet alone: it lives in its cookie, and whoever ends its PIN ends it. */
export async function openFair(context: Context, _input: { pin: string }, fair: OpenedFair | null) {
  if (!fair) return refuse('fair_pin_wrong')
  const { db, now, deps } = context
  const today = toPragueTime(now).date
  if (!isOpen(fair, today)) return refuse('fair_closed', { validFrom: fair.validFrom, validTo: fair.validTo })
  await audit(db, context, 'fair.opened', { type: 'fair', id: fair.id })
  const tablet = randomBytes(16).toString('base64url')
  await markTabletOpened(db, fair.salt, now)
  const payload = [fair.id, today, tablet, markOf(fair.salt)].join('.')
  const { title, validFrom, validTo } = fair
  return ok({
    session: signKey(deps.config.AUTH_SECRET, 'fair session', payload),
    fair: { title, validFrom, validTo },
  })
}

export async function readFair(context: Context, { session }: { session: string }) {
  const found = await fairOfSession(context, session)
  return found.ok ? ok({ fair: found.value }) : found
}

/** Until midnight or the end of its PIN: tomorrow somebody of the staff types it again. */
export async function fairOfSession(context: Context, session: string): Promise<Result<FairRow, 'fair_closed'>> {
  const payload = readKey(context.deps.config.AUTH_SECRET, 'fair session', session)
  const [id = '', day, tablet, mark] = payload?.split('.') ?? []
  const today = toPragueTime(context.now).date
  if (day !== today || !tablet || !mark) return refuse('fair_closed')
  const marks = (await selectPinSalts(context.db, Number(id))).map(markOf)
  if (!marks.includes(mark)) return refuse('fair_closed')
  const fair = await selectFair(context.db, Number(id))
  return fair && isOpen(fair, today) ? ok(fair) : refuse('fair_closed')
}

export function isOpen({ validFrom, validTo }: FairRow, today: string): boolean {
  return validFrom <= today && today <= validTo
}

/** Every PIN has a salt of its own, so its trace tells one PIN from the next without telling what it is. */
function markOf(salt: Buffer): string {
  return createHash('sha256').update(salt).digest('base64url').slice(0, 12)
}
