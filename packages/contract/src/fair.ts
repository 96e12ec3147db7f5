import { PRIZE_KINDS } from '@shop/domain/fair/prize'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Email, Moment, optionalText, text } from './text-fields.ts'

/** Signed by the services; opens the form of one fair for one day. */
const SignedKey = z.string().max(200)

/** Eight digits and more: four fall in a week to whoever tries from one line. */
const FairPin = z.string().regex(/^\d{8,12}$/, { error: 'invalid' })

const FairView = z.object({ title: z.string(), validFrom: Day, validTo: Day })

export const EnterFair = z.strictObject({
  session: SignedKey,
  /** Made by the tablet once for every visitor. */
  clientKey: z.uuid(),
  firstName: text(40),
  email: Email,
  dogName: optionalText(40),
  dogWeightGrams: z.coerce
    .number({ error: 'weight_range' })
    .int({ error: 'weight_range' })
    .min(500, { error: 'weight_range' })
    .max(100_000, { error: 'weight_range' })
    .nullable()
    .default(null),
  currentFood: optionalText(80),
  acceptsRules: z.literal(true, { error: 'required' }),
  wantsNewsletter: z.boolean().default(false),
})
export type EnterFair = z.infer<typeof EnterFair>

export const FairRation = z.object({
  gramsPerDay: z.number(),
  /** Haléře. */
  pricePerDay: z.number(),
  productName: z.string(),
  slug: z.string(),
})
export type FairRation = z.infer<typeof FairRation>

export const WheelSegment = z.object({
  key: z.string(),
  label: z.string(),
  prize: z.string().nullable(),
  description: z.string(),
  kind: z.enum(PRIZE_KINDS),
  isShipped: z.boolean(),
  /** Per cent of the whole wheel. */
  chance: z.number(),
  color: z.string(),
  textColor: z.string(),
})
export type WheelSegment = z.infer<typeof WheelSegment>

export const WheelView = z.object({
  title: z.string(),
  rules: z.string(),
  segments: z.array(WheelSegment),
  ration: FairRation.nullable(),
  result: z
    // The code itself goes to the mailbox only: who stands at the wheel has not proved that it is theirs.
    .object({ key: z.string(), hasCode: z.boolean(), validTo: Day.nullable(), spunAt: Moment })
    .nullable(),
})
export type WheelView = z.infer<typeof WheelView>

export const fairEndpoints = {
  openFair: endpoint({
    method: 'POST',
    path: '/fair/sessions',
    summary: 'Opens the form of a fair for the rest of the day.',
    access: 'anyone',
    body: z.strictObject({ pin: FairPin }),
    reply: z.object({ session: SignedKey, fair: FairView }),
    refusals: ['fair_pin_wrong', 'fair_closed'],
  }),
  readFair: endpoint({
    method: 'GET',
    path: '/fair/sessions/:session',
    summary: 'The fair a form is open for.',
    access: 'anyone',
    params: z.strictObject({ session: SignedKey }),
    reply: z.object({ fair: FairView }),
    refusals: ['fair_closed'],
  }),
  enterFair: endpoint({
    method: 'POST',
    path: '/fair/entries',
    summary: 'Takes the form of a visitor once and gives a ticket for one spin.',
    access: 'anyone',
    body: EnterFair,
    reply: z.object({ ticket: SignedKey, ration: FairRation.nullable() }),
    status: 201,
    refusals: ['fair_closed', 'fair_email_used'],
  }),
  readWheel: endpoint({
    method: 'GET',
    path: '/fair/tickets/:ticket',
    summary: 'The wheel for a ticket: chances, rules and what was won.',
    access: 'anyone',
    params: z.strictObject({ ticket: SignedKey }),
    reply: WheelView,
    refusals: ['link_unknown'],
  }),
  spinWheel: endpoint({
    method: 'POST',
    path: '/fair/tickets/:ticket/spin',
    summary: 'Draws a prize; the second spin of a ticket gives the first result.',
    access: 'anyone',
    params: z.strictObject({ ticket: SignedKey }),
    body: z.strictObject({}),
    reply: WheelView,
    refusals: ['link_unknown', 'fair_closed', 'prizes_gone'],
  }),
}
