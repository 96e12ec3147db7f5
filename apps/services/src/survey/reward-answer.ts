import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { insertGrant } from '#app/customer/credits.sql'
import type { Context } from '#app/http/context'
import type { InvitationRow } from '#app/survey/surveys.sql'

/** How many credits were given; none without an account. */
export async function rewardAnswer(
  { db, now }: Context,
  { customerId, type }: InvitationRow,
  credits: number,
): Promise<number | null> {
  if (customerId === null || credits === 0) return null
  // By day, not by invitation: the ledger must not tell whose answers these were once they belong to nobody.
  const reference = { type: 'survey', id: `${type}:${toPragueTime(now).date}` }
  const grant = { customerId, rule: 'survey', reference, now } as const
  return (await insertGrant(db, grant)) ? credits : null
}
