import { z } from 'zod'
import { Moment, text } from '../text-fields.ts'

export const SettingKeyParam = z.strictObject({
  key: z.string().regex(/^[a-z0-9_]{1,40}(\.[a-z0-9_]{1,60})+$/, { error: 'invalid' }),
})

export const ChangeSetting = z.strictObject({
  version: z.number().int().positive(),
  /** Of the kind its shape says; the rule checks it. */
  value: z.unknown(),
  reason: text(300),
})
export type ChangeSetting = z.infer<typeof ChangeSetting>

const ShopSetting = z.object({
  key: z.string(),
  value: z.unknown(),
  version: z.number(),
  /** The last change that people made; null when it is as it was delivered. */
  changed: z.object({ at: Moment, by: z.string().nullable(), reason: z.string() }).nullable(),
})
export type ShopSetting = z.infer<typeof ShopSetting>

export const ShopSettings = z.object({
  settings: z.array(ShopSetting),
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type ShopSettings = z.infer<typeof ShopSettings>
