import { randomBytes, randomInt } from 'node:crypto'
import { ok } from '@shop/domain/result'
import { deleteSharedPin, insertTablet, revokeFairTablet } from '#app/fair/fair-tablets.sql'
import { fairOfPin, hashPin } from '#app/fair/open-fair'
import { selectStaffFair } from '#app/fair/staff-fairs.sql'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

const HALF = 1_000_000

interface MadePin {
  pin: string
  salt: Buffer
  pinHash: Buffer
}

/** Twelve digits nobody has chosen. Hashed before the transaction: a slow hash must not hold a connection. */
export async function makePin(context: Context): Promise<MadePin> {
  const half = () => String(randomInt(HALF)).padStart(6, '0')
  const pin = half() + half()
  // A PIN says which fair is meant, so no two may share one.
  if (await fairOfPin(context, pin)) return makePin(context)
  const salt = randomBytes(16)
  return { pin, salt, pinHash: await hashPin(pin, salt) }
}

export async function addTablet(
  context: Context,
  { fairId, name }: { fairId: number; name: string },
  { pin, salt, pinHash }: MadePin,
) {
  const { db, now } = context
  if (!(await selectStaffFair(db, fairId))) throw notFound()
  const tabletId = await insertTablet(db, { fairId, name, salt, pinHash, now })
  await audit(db, context, 'fair.tablet_added', { type: 'fair', id: fairId }, { tablet: tabletId })
  return ok({ tabletId, pin })
}

export async function revokeTablet(context: Context, { fairId, tabletId }: { fairId: number; tabletId: number }) {
  const { db, now } = context
  if (!(await revokeFairTablet(db, fairId, tabletId, now))) throw notFound()
  await audit(db, context, 'fair.tablet_revoked', { type: 'fair', id: fairId }, { tablet: tabletId })
  return ok({})
}

export async function endSharedPin(context: Context, { fairId }: { fairId: number }) {
  const { db } = context
  if (!(await deleteSharedPin(db, fairId))) throw notFound()
  await audit(db, context, 'fair.shared_pin_ended', { type: 'fair', id: fairId })
  return ok({})
}
