import { ok } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { describeDevice } from '#app/http/describe-device'
import { notFound } from '#app/http/request-error'
import { signedIn } from '#app/http/signed-in'
import { deleteSession, deleteSessionsExcept, selectSessions } from '#app/identity/identity.sql'
import { revokeLinks } from '#app/identity/links.sql'

export async function openSessions(context: Context) {
  const { userId, sessionId } = signedIn(context)
  const rows = await selectSessions(context.db, userId)
  return ok({
    sessions: rows.map((row) => ({
      id: row.id,
      startedAt: row.createdAt.toISOString(),
      lastUsedAt: row.updatedAt.toISOString(),
      device: describeDevice(row.userAgent ?? ''),
      current: row.id === sessionId,
    })),
  })
}

/** With the session goes what was asked for in it: a stranger sent out must not come back by a mail of theirs. */
export async function endSession(context: Context, { id }: { id: string }) {
  const { userId } = signedIn(context)
  if (!(await deleteSession(context.db, userId, id))) throw notFound()
  await revokeLinks(context.db, userId, { now: context.now })
  await audit(context.db, context, 'session.ended', { type: 'session', id })
  return ok({})
}

export async function endOtherSessions(context: Context) {
  const { userId, sessionId } = signedIn(context)
  const ended = await deleteSessionsExcept(context.db, userId, sessionId)
  await revokeLinks(context.db, userId, { now: context.now })
  await audit(context.db, context, 'session.others_ended', { type: 'user', id: userId }, { ended })
  return ok({ ended })
}

/** Nothing to end is fine too: the customer wants to be out, and is. */
export async function signOut(context: Context) {
  const { actor, db, deps, headers } = context
  const { headers: answer } = await deps.auth.api.signOut({ headers, returnHeaders: true })
  context.cookies.splice(0, context.cookies.length, ...answer.getSetCookie())
  if ('sessionId' in actor) await audit(db, context, 'session.closed', { type: 'session', id: actor.sessionId })
  return ok({})
}
