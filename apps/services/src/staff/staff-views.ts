import type { SaveView } from '@shop/contract/staff/staff-view'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'
import { deleteView, selectViews, upsertView } from '#app/staff/views.sql'

export async function ownViews(context: Context, { list }: Pick<SaveView, 'list'>) {
  return ok({ views: await selectViews(context.db, staffAtWork(context).userId, list) })
}

/** Answers with all of them: the row of views is drawn anew from it. */
export async function saveView(context: Context, view: SaveView) {
  const { db, now } = context
  await upsertView(db, staffAtWork(context).userId, { ...view, now })
  return ownViews(context, view)
}

/** Whose view it is not, changes nothing. */
export async function dropView(context: Context, { viewId }: { viewId: number }) {
  await deleteView(context.db, staffAtWork(context).userId, viewId)
  return ok({})
}
