import type { AddFair, SaveFair } from '@shop/contract/staff/staff-fair'
import { isWorkOf } from '@shop/contract/staff/staff-rights'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { toSlug } from '@shop/domain/catalog/slug'
import { checkWheel } from '@shop/domain/fair/check-wheel'
import { ok, refuse } from '@shop/domain/result'
import { selectTablets } from '#app/fair/fair-tablets.sql'
import {
  deleteOtherPrizes,
  insertFair,
  insertPrize,
  lockFair,
  selectStaffFair,
  selectStaffFairs,
  selectWheel,
  updateFair,
  updatePrize,
  upsertPrizeStock,
} from '#app/fair/staff-fairs.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'

export async function staffFairs({ db }: Context) {
  return ok({ fairs: await selectStaffFairs(db) })
}

export async function staffFair(context: Context, { fairId }: { fairId: number }) {
  return ok(await showFair(context, fairId))
}

async function showFair({ db, now }: Context, fairId: number) {
  const fair = await selectStaffFair(db, fairId)
  if (!fair) throw notFound()
  const tablets = await selectTablets(db, fairId)
  return {
    ...fair,
    prizes: await selectWheel(db, fairId, toPragueTime(now).date),
    tablets: tablets.map(({ createdAt, openedAt, revokedAt, ...tablet }) => ({
      ...tablet,
      createdAt: createdAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  }
}

export async function addFair(context: Context, { reason, ...fair }: AddFair) {
  const { db } = context
  const key = toSlug(`${fair.title} ${fair.validFrom}`)
  await tellHistory(context, reason)
  const fairId = await insertFair(db, key, { ...fair, reason })
  if (fairId === null) return refuse('name_taken')
  await audit(db, context, 'fair.added', { type: 'fair', id: fairId })
  return ok(await showFair(context, fairId))
}

/** Prizes are held before they are judged: nobody wins between the question and the answer. */
export async function saveFair(
  context: Context,
  { fairId, version, reason, fields, prizes }: SaveFair & { fairId: number },
) {
  const { db, now } = context
  if (!(await lockFair(db, fairId))) throw notFound()
  const current = await showFair(context, fairId)
  if (current.version !== version) return refuse('version_conflict', { version: current.version })
  const approves = context.actor.kind === 'staff' && isWorkOf('price_approval', context.actor)
  if (prizes.some(({ kind, prize }) => (kind === 'none') !== (prize === null))) throw invalidField('prizes', 'invalid')
  const checked = checkWheel(prizes, current.prizes, { approves })
  if (!checked.ok) return checked
  await tellHistory(context, reason)
  await updateFair(db, fairId, fields)
  const kept = prizes.flatMap(({ prizeId }) => (prizeId === null ? [] : [prizeId]))
  await deleteOtherPrizes(db, fairId, kept)
  const today = toPragueTime(now).date
  for (const [index, prize] of prizes.entries()) {
    const known = prize.prizeId
    if (known !== null) await updatePrize(db, known, prize)
    const id = known ?? (await insertPrize(db, fairId, keyOf(prize.label, version, index), prize))
    await upsertPrizeStock(db, id, prize, today)
  }
  await audit(db, context, 'fair.saved', { type: 'fair', id: fairId })
  return ok(await showFair(context, fairId))
}

/** The same label may have been on the wheel before, under the plain name. */
function keyOf(label: string, version: number, index: number): string {
  return `${toSlug(label) || 'cena'}-${version}-${index + 1}`
}
