import type { CorrectRetailer, RetailerEntry } from '@shop/contract/retailer'
import { ok, type Result, refuse } from '@shop/domain/result'
import { z } from 'zod'
import { selectRetailer, updateRetailer } from '#app/content/retailers.sql'
import { readToken, signToken } from '#app/content/signed-token'
import { audit, type Context } from '#app/http/context'

const PURPOSE = 'retailer-entry'
const Owner = z.object({ retailer: z.number().int() })

type Refusal = 'link_unknown' | 'link_expired'

export function signRetailer(secret: string, retailer: number, until: Date): string {
  return signToken(secret, PURPOSE, { retailer }, until)
}

export async function readRetailer(
  { db, deps, now }: Context,
  { token }: { token: string },
): Promise<Result<RetailerEntry, Refusal>> {
  const owner = readToken(deps.config.AUTH_SECRET, { purpose: PURPOSE, shape: Owner, token, now })
  if (!owner.ok) return owner
  const entry = await selectRetailer(db, owner.value.retailer)
  return entry ? ok(entry) : refuse('link_unknown')
}

/** What the owner says holds from today; also when nothing was wrong. */
export async function correctRetailer(
  context: Context,
  input: CorrectRetailer,
): Promise<Result<Record<string, never>, Refusal>> {
  const { db, deps, now } = context
  const owner = readToken(deps.config.AUTH_SECRET, { purpose: PURPOSE, shape: Owner, token: input.token, now })
  if (!owner.ok) return owner
  const { retailer } = owner.value
  if (!(await updateRetailer(db, retailer, input, now))) return refuse('link_unknown')
  await audit(db, context, 'content.retailer_confirmed', { type: 'retailer', id: String(retailer) })
  return ok({})
}
