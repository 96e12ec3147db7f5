import { hashSubject } from '#app/http/limits'
import type { JobContext } from '#app/jobs/job'
import { lockLeavers, updateLeavers } from '#app/privacy/leavers.sql'
import { inTransaction } from '#app/store/database'

/** A month after leaving the newsletter the address becomes its hash: proof of the consent there was, and nothing to write to. */
export async function forgetLeavers({ deps, now }: JobContext, batch: number): Promise<number> {
  return inTransaction(deps.pool, async (tx) => {
    const leavers = await lockLeavers(tx, now, batch)
    await updateLeavers(
      tx,
      leavers.map(({ id, email }) => ({ id, hash: hashSubject(deps.config.AUTH_SECRET, email) })),
    )
    return leavers.length
  })
}
