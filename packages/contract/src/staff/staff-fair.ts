import { PRIZE_KINDS } from '@shop/domain/fair/prize'
import { z } from 'zod'
import { as, Day, Id, Moment, text } from '../text-fields.ts'

const count = (least: number, most: number) =>
  z.number().int(as('invalid')).min(least, as('invalid')).max(most, as('invalid'))

const Dated = z.strictObject({ title: text(120), place: text(120), validFrom: Day, validTo: Day })
const isForward = ({ validFrom, validTo }: { validFrom: string; validTo: string }) => validFrom <= validTo
const FORWARD = { ...as('invalid'), path: ['validTo'] }

const Prize = z.strictObject({
  /** Null for a new one. */
  prizeId: Id.nullable(),
  label: text(40),
  /** Null where nothing is won. */
  prize: text(120).nullable(),
  description: text(300),
  kind: z.enum(PRIZE_KINDS),
  /** Share of the wheel beside the other weights. */
  weight: count(1, 10_000),
  amount: count(1, 10_000).nullable(),
  /** Haléře a discount takes off at most; null where the prize is none. */
  maximum: count(1, 1_000_000).nullable().default(null),
  validDays: count(1, 730).nullable(),
  /** Haléře of goods that a code asks for. */
  minimumGoods: count(0, 10_000_000),
  isShipped: z.boolean(),
  color: z.string().regex(/^#[0-9A-F]{6}$/, as('invalid')),
  /** Null where nothing can run out. */
  stock: count(0, 1_000_000).nullable(),
  dailyLimit: count(1, 1_000_000).nullable(),
})
export type PrizeFields = z.infer<typeof Prize>

const FairFields = Dated.extend({ rules: text(20_000) })
export type FairFields = z.infer<typeof FairFields>

export const AddFair = Dated.extend({ reason: text(300) }).refine(isForward, FORWARD)
export type AddFair = z.infer<typeof AddFair>

export const SaveFair = z.strictObject({
  version: z.int().positive(),
  reason: text(300),
  fields: FairFields.refine(isForward, FORWARD),
  prizes: z.array(Prize).max(24),
})
export type SaveFair = z.infer<typeof SaveFair>

export const FairParams = z.strictObject({ fairId: Id })
export const TabletParams = z.strictObject({ fairId: Id, tabletId: Id })
export const AddTablet = z.strictObject({ name: text(40) })
/** The one time it is shown. */
export const NewTablet = z.object({ tabletId: z.number(), pin: z.string() })

const FairTablet = z.object({
  tabletId: z.number(),
  name: z.string(),
  createdAt: Moment,
  openedAt: Moment.nullable(),
  revokedAt: Moment.nullable(),
})
export type FairTablet = z.infer<typeof FairTablet>

/** What stands may lack what a form asks for: only then can somebody open it and fill it in. */
export const StaffFair = z.object({
  fairId: z.number(),
  version: z.number(),
  fields: FairFields.extend({ place: z.string(), rules: z.string() }),
  prizes: z.array(Prize.extend({ prizeId: Id, description: z.string(), drawn: z.number(), drawnToday: z.number() })),
  tablets: z.array(FairTablet),
  /** One PIN for all tablets, from before each had its own. */
  hasSharedPin: z.boolean(),
})
export type StaffFair = z.infer<typeof StaffFair>

export const StaffFairs = z.object({
  fairs: z.array(
    z.object({
      ...{ fairId: z.number(), title: z.string(), place: z.string(), validFrom: Day, validTo: Day },
      ...{ tablets: z.number(), visitors: z.number(), won: z.number() },
    }),
  ),
})
