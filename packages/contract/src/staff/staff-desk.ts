import { z } from 'zod'
import { Id, Moment, optionalText } from '../text-fields.ts'

/** Why somebody's details are looked at; „jiné“ says it in words. */
const REVEAL_REASONS = ['calling', 'delivery', 'document', 'other'] as const

export const RevealPerson = z
  .strictObject({
    objectType: z.enum(['order', 'customer', 'plan', 'ticket', 'application']),
    objectId: Id,
    reason: z.enum(REVEAL_REASONS),
    note: optionalText(200),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { error: 'required', path: ['note'] })
export type RevealPerson = z.infer<typeof RevealPerson>

export const Revealed = z.object({ shownUntil: Moment })

/** What a browser tells every 15 seconds: `order:4187`, `today`. */
export const TellPresence = z.strictObject({
  object: z
    .string()
    .max(60)
    .regex(/^[a-z]+(-[a-z]+)*(:[0-9a-z-]+)?$/, { error: 'invalid' }),
  field: optionalText(40),
  mode: z.enum(['view', 'edit', 'answer']),
})
export type TellPresence = z.infer<typeof TellPresence>

export const Colleague = z.object({
  name: z.string(),
  mode: z.enum(['view', 'edit', 'answer']),
  field: z.string(),
  seenAt: Moment,
})
