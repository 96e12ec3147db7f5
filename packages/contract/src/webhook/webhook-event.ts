import { z } from 'zod'
import { Moment } from '../text-fields.ts'

/** The body of a webhook. Fields are only ever added; unknown types are to be answered well and left alone. */
export const WebhookEvent = z.object({
  id: z.uuid(),
  type: z.string(),
  at: Moment,
  /** `order:2611110288`, `sku:CN-GR-KUR-A-12K`, or `test:1`; what concerns one of them comes in order. */
  entity: z.string(),
  /** 1, 2, 3 … within the entity, without holes. */
  sequence: z.int().positive(),
  data: z.record(z.string(), z.unknown()),
})
export type WebhookEvent = z.infer<typeof WebhookEvent>
