import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addMailPreview } from '#app/compose/preview-mails'
import type { Deps } from '#app/http/deps'
import { updateClockOffset } from '#app/store/store.sql'

const Move = z.strictObject({ offsetMinutes: z.number() })

/** What helps while developing and must not exist in production: the clock and a look at every mail. */
export function addDevRoutes(app: FastifyInstance, { pool, clock }: Deps): void {
  app.get('/dev/clock', async () => ({ now: clock.now().toISOString() }))
  app.put('/dev/clock', async (request) => {
    const { offsetMinutes } = Move.parse(request.body)
    await updateClockOffset(pool, offsetMinutes * 60_000)
    return { offsetMinutes }
  })
  addMailPreview(app, pool)
}
