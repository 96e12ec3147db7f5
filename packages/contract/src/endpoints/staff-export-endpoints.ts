import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { as, Day } from '../text-fields.ts'

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

/** Days of issue, both of them in it; a year at most. */
const ExportPeriod = z.strictObject({ from: Day, to: Day }).refine(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    return days >= 0 && days < LONGEST_DAYS
  },
  { ...as('invalid'), path: ['to'] },
)

const exporting = {
  method: 'GET',
  access: 'staff',
  work: 'payments',
  recentProof: true,
  params: z.strictObject({ format: z.enum(['pohoda', 'isdoc', 'csv']) }),
  query: ExportPeriod,
  refusals: [],
} as const

/** Documents of a period for accounting. */
export const staffExportEndpoints = {
  checkExport: endpoint({
    ...exporting,
    path: '/staff/exports/:format/check',
    summary: 'What the file of a period will hold, and whether anything can still be issued in those days.',
    reply: z.object({ filename: z.string(), documents: z.number(), isClosed: z.boolean() }),
  }),
  exportFile: endpoint({
    ...exporting,
    path: '/staff/exports/:format',
    summary: 'The file itself, written while it is read. Of days that are over it is the same to the byte.',
    // A file instead of an answer in JSON.
    reply: z.unknown(),
  }),
} as const
