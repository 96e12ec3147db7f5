import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const Body = z.object({ userId: z.string(), remember: z.boolean() })

/** A session for somebody who has proved themselves by a link from their mailbox. Callable only from our own code. */
export function sessionForUser() {
  return {
    id: 'session-for-user',
    endpoints: {
      openSessionForUser: createAuthEndpoint.serverOnly({ method: 'POST', body: Body }, async (ctx) => {
        const { userId, remember } = ctx.body
        const user = await ctx.context.internalAdapter.findUserById(userId)
        if (!user) throw ctx.error('NOT_FOUND')
        const session = await ctx.context.internalAdapter.createSession(userId, !remember)
        await setSessionCookie(ctx, { session, user }, !remember)
        return ctx.json({ sessionId: session.id })
      }),
    },
  } satisfies BetterAuthPlugin
}
