import { z } from 'zod'
import { as, Id, Moment, optionalText, text } from '../text-fields.ts'

const MOST_AT_ONCE = 500

/** A price as a form takes it. */
export const Halere = z.number(as('invalid')).int(as('invalid')).positive(as('invalid')).max(100_000_000, as('invalid'))
const PriceKind = z.enum(['regular', 'sale', 'ended'])
const ListCode = z.string().regex(/^[a-z0-9-]{1,40}$/, as('invalid'))

const PriceLine = z.strictObject({ variantId: Id, amount: Halere, kind: PriceKind })

const oneEach = (lines: readonly { variantId: number }[]) =>
  new Set(lines.map(({ variantId }) => variantId)).size === lines.length

/** What is to hold from a moment on; empty is at once. */
export const PriceDraft = z.strictObject({
  priceList: ListCode,
  lines: z.array(PriceLine).min(1, as('required')).max(MOST_AT_ONCE, as('too_long')).refine(oneEach, as('invalid')),
  from: Moment.nullable(),
  /** Of breaks and agreements: when they are over. */
  until: Moment.nullable().default(null),
})
export type PriceDraft = z.infer<typeof PriceDraft>

/** `head` is the newest row of the ledger that was seen: a price that somebody wrote since is shown before it is overridden. */
const SeenLine = PriceLine.extend({ head: z.number().int().nonnegative() })

export const SchedulePrices = z.strictObject({
  priceList: ListCode,
  lines: z.array(SeenLine).min(1, as('required')).max(MOST_AT_ONCE, as('too_long')).refine(oneEach, as('invalid')),
  from: Moment.nullable(),
  until: Moment.nullable().default(null),
  reason: text(300),
})
export type SchedulePrices = z.infer<typeof SchedulePrices>

export const CallOffPrice = z.strictObject({ priceId: Id, reason: text(300) })
export type CallOffPrice = z.infer<typeof CallOffPrice>

const Step = z.object({ amount: z.number(), kind: PriceKind, from: Moment })

const Proof = z.object({
  verdict: z.enum(['fair', 'no_sale', 'no_discount', 'raised_before', 'too_new']),
  /** „Nejnižší cena za posledních 30 dní“ as it will stand beside the price. */
  reference: z.number().nullable(),
  regular: z.number().nullable(),
  percent: z.number(),
  windowFrom: Moment.nullable(),
})

const PreviewedPrice = z.object({
  variantId: z.number(),
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  head: z.number(),
  /** What would hold at that moment without the change. */
  before: Step.nullable(),
  /** When the change would be followed by one that is planned already. */
  next: Step.nullable(),
  amount: z.number(),
  kind: PriceKind,
  proof: Proof,
})
export const PricePreview = z.object({ from: Moment, lines: z.array(PreviewedPrice) })
export type PricePreview = z.infer<typeof PricePreview>

export const PricesQuery = z.strictObject({
  list: ListCode.default('maloobchod'),
  find: z.string().trim().max(80).default(''),
  only: z.enum(['all', 'planned', 'sale']).default('all'),
  after: z.coerce.number().int().nonnegative().default(0),
})
export type PricesQuery = z.infer<typeof PricesQuery>

const PricedVariant = z.object({
  variantId: z.number(),
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  head: z.number(),
  current: Step.nullable(),
  /** Struck through and told beside a running sale. */
  regular: z.number().nullable(),
  lowest: z.number().nullable(),
  verdict: Proof.shape.verdict.nullable(),
  planned: z.array(
    Step.extend({ priceId: z.number(), verdict: Proof.shape.verdict.nullable(), percent: z.number().nullable() }),
  ),
})
export type PricedVariantRow = z.infer<typeof PricedVariant>

export const StaffPrices = z.object({
  lists: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      includesVat: z.boolean(),
      isPublic: z.boolean(),
      /** The list of a break; null for others. */
      fromPieces: z.number().nullable().default(null),
      /** Agreed with one customer, who is not named here. */
      isAgreed: z.boolean().default(false),
    }),
  ),
  variants: z.array(PricedVariant),
  next: z.number().nullable(),
  waiting: z.number(),
})
export type StaffPrices = z.infer<typeof StaffPrices>

/** A list for breaks of another one, or for what was agreed with a customer. One that is there already is opened again. */
export const OpenPriceList = z.strictObject({
  list: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('break'),
      of: ListCode,
      fromPieces: z.number(as('invalid')).int(as('invalid')).min(2, as('invalid')).max(999, as('invalid')),
    }),
    z.strictObject({ kind: z.literal('agreed'), email: z.email(as('invalid')).max(254) }),
  ]),
  reason: text(300),
})
export type OpenPriceList = z.infer<typeof OpenPriceList>

export const LedgerQuery = z.strictObject({ list: ListCode })

const LedgerEntry = Step.extend({
  id: z.number(),
  /** Of two rows of one moment the later one holds; the other never did. */
  isOverridden: z.boolean(),
  restores: z.boolean(),
  reason: z.string(),
  by: z.string().nullable(),
  proof: Proof.omit({ regular: true }).nullable(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>
export const PriceLedger = z.object({ now: Moment, entries: z.array(LedgerEntry) })

export const ProposePrices = PriceDraft.extend({ reason: text(300) })
export type ProposePrices = z.infer<typeof ProposePrices>

export const DecidePriceProposal = z.strictObject({
  version: z.number().int().positive(),
  decision: z.enum(['approve', 'refuse', 'withdraw']),
  note: optionalText(300),
  /** To approve: the ledgers as the preview showed them. A price that was written since is shown first. */
  seen: z
    .array(z.strictObject({ variantId: Id, head: z.number().int().nonnegative() }))
    .max(MOST_AT_ONCE)
    .default([]),
})
export type DecidePriceProposal = z.infer<typeof DecidePriceProposal>

const PriceProposal = z.object({
  id: z.number(),
  version: z.number(),
  state: z.enum(['waiting', 'approved', 'refused', 'withdrawn']),
  priceList: z.string(),
  from: Moment.nullable(),
  until: Moment.nullable().default(null),
  reason: z.string(),
  note: z.string(),
  /** Takes back the planned price that the line repeats. */
  callsOff: z.number().nullable().default(null),
  proposedBy: z.string().nullable(),
  isOwn: z.boolean(),
  proposedAt: Moment,
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  lines: z.array(
    PreviewedPrice.pick({ variantId: true, sku: true, name: true, variantName: true, amount: true, kind: true }).extend(
      {
        /** The newest row of the ledger when it was proposed; null for proposals from before that was kept. */
        head: z.number().nullable(),
      },
    ),
  ),
})
export type PriceProposal = z.infer<typeof PriceProposal>
export const PriceProposals = z.object({ proposals: z.array(PriceProposal) })
