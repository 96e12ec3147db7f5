import { z } from 'zod'
import { Moment } from '../text-fields.ts'

const Path = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/[a-z0-9./-]*$/, { error: 'invalid' })

const Host = z
  .string()
  .max(100)
  .regex(/^[a-z0-9.-]+$/)

/** Counts of a few seconds, from a server of pages. */
export const ReportMissingPages = z.strictObject({
  missing: z
    .array(z.strictObject({ path: Path, referrerHost: Host.nullable(), count: z.int().positive().max(1000) }))
    .min(1)
    .max(100),
})
export type ReportMissingPages = z.infer<typeof ReportMissingPages>

export const MissingPage = z.object({
  path: z.string(),
  hits: z.number(),
  firstAt: Moment,
  lastAt: Moment,
  referrerHost: z.string().nullable(),
  /** The living page whose address is most like it; the title is empty for pages no editor wrote. */
  suggestion: z.object({ path: z.string(), title: z.string() }).nullable(),
})

export const Redirect = z.object({ id: z.number(), fromPath: z.string(), toPath: z.string(), createdAt: Moment })

export const AcceptRedirect = z.strictObject({ fromPath: Path, toPath: Path })
export type AcceptRedirect = z.infer<typeof AcceptRedirect>

export const OneMissingPage = z.strictObject({ path: Path })

/** Why an address is not led on: a page lives there, none lives at the other end, or it is no address to keep. */
const REDIRECT_REFUSALS = ['lives', 'nowhere', 'no_address'] as const
export type RedirectRefusal = (typeof REDIRECT_REFUSALS)[number]

export const FeedState = z.object({
  feed: z.enum(['heureka', 'zbozi', 'google']),
  finishedAt: Moment,
  items: z.number(),
  skipped: z.number(),
  /** What is wrong with how many, and the first of them. */
  problems: z.array(
    z.object({ problem: z.string(), isLeftOut: z.boolean(), count: z.number(), skus: z.array(z.string()) }),
  ),
})
