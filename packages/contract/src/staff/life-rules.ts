import { type SettingKey, settingShape } from '@shop/domain/setting/shop-settings'
import { areStepsInOrder } from '@shop/domain/stock/short-dated'
import { z } from 'zod'
import { as, Id, optionalText } from '../text-fields.ts'

/** The same limits as where each number is set by itself. */
function limited(key: SettingKey) {
  const shape = settingShape(key)
  const { min, max } = shape && 'min' in shape ? shape : { min: 0, max: 0 }
  return z.number().int(as('invalid')).min(min, as('invalid')).max(max, as('invalid'))
}

/** As its table: a group may ask for nothing, or for more than the shop asks for everybody. */
const GroupDays = z.number().int(as('invalid')).min(0, as('invalid')).max(730, as('invalid'))

/** From when goods are sold apart because of their day, and how long they must keep for whom. */
export const LifeRules = z.strictObject({
  firstDays: limited('short_dated.first_days'),
  firstPercent: limited('short_dated.first_percent'),
  lastDays: limited('short_dated.last_days'),
  lastPercent: limited('short_dated.last_percent'),
  untilDays: limited('short_dated.until_days'),
  /** For everybody whose group says nothing else. */
  shopDays: limited('shipment.minimum_days_left'),
  groups: z.array(z.strictObject({ groupId: Id, days: GroupDays.nullable() })).max(50),
})
export type LifeRules = z.infer<typeof LifeRules>

export const SaveLifeRules = z.strictObject({
  /** As they were shown: whoever was faster is not written over. */
  seen: LifeRules,
  rules: LifeRules.refine(areStepsInOrder, { ...as('invalid'), path: ['lastDays'] }),
  reason: optionalText(200),
})
export type SaveLifeRules = z.infer<typeof SaveLifeRules>

export const LifeRulesView = z.object({
  rules: LifeRules,
  groupNames: z.array(
    z.object({
      groupId: Id,
      name: z.string(),
      /** What a page promises the group. */
      leastDays: z.number(),
    }),
  ),
})
