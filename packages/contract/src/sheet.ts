import { z } from 'zod'

const Line = z.string().max(400)

const SheetTable = z.strictObject({
  columns: z
    .array(z.strictObject({ label: z.string().max(40), align: z.enum(['start', 'end']) }))
    .min(1)
    .max(6),
  rows: z.array(z.array(z.string().max(120)).max(6)).max(60),
})

/** A line through points of a box; what it means stands in its caption. */
const SheetChart = z.strictObject({
  caption: Line,
  width: z.number().positive(),
  height: z.number().positive(),
  points: z.array(z.strictObject({ x: z.number(), y: z.number() })).max(400),
})

const SheetSection = z.strictObject({
  heading: z.string().max(120),
  text: z.array(Line).max(12).default([]),
  table: SheetTable.nullable().default(null),
  chart: SheetChart.nullable().default(null),
})

/** One page for a fridge or a vet: what the page of the account shows, to be put on paper as it is. */
export const SheetDocument = z.strictObject({
  title: z.string().min(1).max(120),
  lead: Line,
  facts: z.array(z.strictObject({ label: z.string().max(60), value: Line })).max(16),
  sections: z.array(SheetSection).max(8),
  foot: Line,
})
export type SheetDocument = z.infer<typeof SheetDocument>
export type SheetSection = z.infer<typeof SheetSection>

export const SheetFile = z.object({
  /** Base64 of a PDF. */
  content: z.string(),
})
