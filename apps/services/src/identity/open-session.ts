import type { Context } from '#app/http/context'
import { deleteSession } from '#app/identity/identity.sql'

declare module '#app/http/deps' {
  interface Deps {
    /** What somebody did as a guest becomes theirs, in the transaction that signs them in. */
    onSignedIn(context: Context, userId: string): Promise<void>
  }
}

/** Signs the browser in as somebody who has just proved who they are. The token is always a new one. */
export async function openSession(context: Context, userId: string): Promise<void> {
  await endCurrentSession(context)
  const { headers } = await context.deps.auth.api.openSessionForUser({
    body: { userId, remember: true },
    headers: context.headers,
    returnHeaders: true,
  })
  context.cookies.push(...headers.getSetCookie())
  await context.deps.onSignedIn(context, userId)
}

/** The session this browser had before must not stay open behind the new one. */
export async function endCurrentSession({ actor, db }: Context): Promise<void> {
  if ('sessionId' in actor) await deleteSession(db, actor.userId, actor.sessionId)
}
