import type { TellPresence } from '@shop/contract/staff/staff-desk'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'
import { upsertPresence } from '#app/staff/presence.sql'

export async function tellPresence(context: Context, told: TellPresence) {
  const colleagues = await upsertPresence(context.db, staffAtWork(context).userId, told)
  return ok({ others: colleagues.map(({ seenAt, ...other }) => ({ ...other, seenAt: seenAt.toISOString() })) })
}
