import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addMailPreview } from '#app/compose/preview-mails'
import type { Deps } from '#app/http/deps'
import { RequestError } from '#app/http/request-error'
import { updateClockOffset } from '#app/store/store.sql'

const Move = z.strictObject({ offsetMinutes: z.number() })
/** For whoever tries by hand: three days ahead. */
const SHAPE = { offsetMinutes: 4320 }

/** What helps while developing and must not exist in production: the clock and a look at every mail. */
export function addDevRoutes(app: FastifyInstance, { pool, clock, config }: Deps): void {
  app.get('/dev/clock', async () => {
    const now = clock.now()
    return { now: now.toISOString(), offsetMinutes: Math.round((now.getTime() - Date.now()) / 60_000) }
  })
  app.put('/dev/clock', async (request) => {
    const move = Move.safeParse(request.body)
    if (!move.success) throw new RequestError('invalid_input', { fields: { offsetMinutes: 'invalid' }, shape: SHAPE })
    const { offsetMinutes } = move.data
    await updateClockOffset(pool, offsetMinutes * 60_000)
    return { offsetMinutes }
  })
  addMailPreview(app, { pool, config })
}
