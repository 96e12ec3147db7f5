import { ok, refuse } from '@shop/domain/result'
import { readCaseToken, readFormToken } from '#app/case/case-link'
import { type CaseRow, lockCase, selectCase } from '#app/case/cases.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { checkLinksOpen, openOrder } from '#app/order/open-order'
import { lockPayableOrder } from '#app/order/payable-order.sql'

/** The order whose forms a link opens: that of the order itself, or one that was sent for the form. */
export async function openForm(context: Context, token: string) {
  const { deps, now } = context
  const form = readFormToken(deps.config.AUTH_SECRET, token, now)
  if (form) {
    if (form.isOver) return refuse('link_expired')
    await checkLinksOpen(context, form.id)
    return ok({ orderId: form.id, orderToken: null })
  }
  return ok({ orderId: await openOrder(context, token), orderToken: token })
}

export async function openCase(context: Context, token: string, { lock = false }: { lock?: boolean } = {}) {
  const { deps, db, now } = context
  const access = readCaseToken(deps.config.AUTH_SECRET, token, now)
  if (!access) throw notFound()
  if (access.isOver) return refuse('link_expired')
  const found = await selectCase(db, access.id)
  if (!found) throw notFound()
  await checkLinksOpen(context, found.orderId)
  return ok(lock ? await hold(context, found) : found)
}

/** Order before case, as whoever decides holds them. */
async function hold({ db }: Context, { id, orderId }: CaseRow): Promise<CaseRow> {
  await lockPayableOrder(db, orderId)
  const held = await lockCase(db, id)
  if (!held) throw notFound()
  return held
}
