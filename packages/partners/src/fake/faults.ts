import { z } from 'zod'

/** Troubles every partner can have. Each fake adds its own. */
export const CommonFaults = z.object({
  /** The work is done first and the answer waits: whoever gives up meanwhile does not know what happened. */
  slowMs: z.number().int().min(0).default(0),
  /** `503` answers so and does nothing; `reset` breaks the connection off. */
  down: z.enum(['no', '503', 'reset']).default('no'),
  /** The work is done, but the answer is a page in HTML. */
  garble: z.boolean().default(false),
})

export type CommonFaults = z.output<typeof CommonFaults>

/** `before` fails with nothing done, `after` does the work and loses the answer. */
export const LostAnswer = z.enum(['no', 'before', 'after']).default('no')
