import { z } from 'zod'
import { as, Id, optionalText } from '../text-fields.ts'

const Days = z.number().int(as('invalid')).min(0, as('invalid')).max(730, as('invalid'))
const Percent = z.number().int(as('invalid')).min(1, as('invalid')).max(90, as('invalid'))

/** From when goods are sold apart because of their day, and how long they must keep for whom. */
export const LifeRules = z.strictObject({
  firstDays: Days,
  firstPercent: Percent,
  lastDays: Days,
  lastPercent: Percent,
  untilDays: Days,
  /** For everybody whose group says nothing else. */
  shopDays: Days,
  groups: z.array(z.strictObject({ groupId: Id, days: Days.nullable() })).max(50),
})
export type LifeRules = z.infer<typeof LifeRules>

export const SaveLifeRules = z.strictObject({
  /** As they were shown: whoever was faster is not written over. */
  seen: LifeRules,
  rules: LifeRules.refine(({ untilDays, lastDays, firstDays }) => untilDays < lastDays && lastDays < firstDays, {
    ...as('invalid'),
    path: ['lastDays'],
  }).refine(({ firstPercent, lastPercent }) => firstPercent <= lastPercent, {
    ...as('invalid'),
    path: ['lastPercent'],
  }),
  reason: optionalText(200),
})
export type SaveLifeRules = z.infer<typeof SaveLifeRules>

export const LifeRulesView = z.object({
  rules: LifeRules,
  groupNames: z.array(z.object({ groupId: Id, name: z.string() })),
})
