import { ok, refuse } from '@shop/domain/result'
import { changeCase } from '#app/case/change-case'
import { openCase } from '#app/case/open-case'
import { showCase } from '#app/case/show-case'
import { lockOwner, releaseOrder } from '#app/case/stop-order'
import type { Context } from '#app/http/context'

/** The customer has changed their mind; pieces of it can be asked about again. */
export async function cancelCase(context: Context, { token }: { token: string }) {
  const seen = await openCase(context, token)
  if (!seen.ok) return seen
  await lockOwner(context.db, seen.value.orderId)
  const opened = await openCase(context, token, { lock: true })
  if (!opened.ok) return opened
  const changed = await changeCase(context, opened.value, 'cancel')
  if (!changed.ok) return refuse('case_state', { state: opened.value.state })
  if (changed.value.isChanged) await releaseOrder(context, opened.value)
  return ok(await showCase(context, opened.value.id))
}
