import { z } from 'zod'
import { Id, text } from '../text-fields.ts'

const PrinterKind = z.enum(['zpl', 'pdf'])

export const BenchSettings = z.object({
  benches: z.array(z.object({ benchId: z.number(), name: z.string(), printerId: z.number(), isActive: z.boolean() })),
  printers: z.array(
    z.object({
      printerId: z.number(),
      code: z.string(),
      name: z.string(),
      kind: PrinterKind,
      /** Labels that have not come out. */
      waiting: z.number(),
    }),
  ),
  /** In the configuration of the shop, and no printer yet. */
  unusedCodes: z.array(z.string()),
})
export type BenchSettings = z.infer<typeof BenchSettings>

export const NewBench = z.strictObject({ name: text(40), printerId: Id })

export const BenchChange = z.strictObject({ name: text(40), printerId: Id, isActive: z.boolean() })
export type BenchChange = z.infer<typeof BenchChange>

export const NewPrinter = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'invalid' }),
  name: text(40),
  kind: PrinterKind,
})
export type NewPrinter = z.infer<typeof NewPrinter>
