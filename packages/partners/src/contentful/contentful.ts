import { z } from 'zod'
import type { Answer } from '../http/answer.ts'
import { malformed, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'

interface ContentfulOptions {
  baseUrl: string
  spaceId: string
  /** Of the delivery API: it reads what is published and nothing else. */
  key: string
  environment?: string
  locale?: string
  timeoutMs?: number
}

export interface EntryQuery {
  contentType: string
  /** As the API writes them: `fields.slug`, `fields.slug[in]`, `fields.category.fields.slug`. */
  filters?: Readonly<Record<string, string>>
  order?: string
  skip?: number
  limit?: number
}

/** An entry with its links already replaced by the entries they lead to. */
export interface Entry {
  id: string
  contentType: string
  updatedAt: string
  fields: Record<string, unknown>
}

type ContentfulReason = 'access_denied' | 'query_refused' | 'not_found'

export interface Contentful {
  listEntries(query: EntryQuery): Promise<Answer<{ items: Entry[]; total: number }, ContentfulReason>>
}

const RawEntry = z.object({
  sys: z.object({
    id: z.string(),
    updatedAt: z.string(),
    contentType: z.object({ sys: z.object({ id: z.string() }) }),
  }),
  fields: z.record(z.string(), z.unknown()),
})
type RawEntry = z.infer<typeof RawEntry>

const Page = z.object({
  total: z.number(),
  items: z.array(RawEntry),
  includes: z.object({ Entry: z.array(RawEntry).default([]) }).default({ Entry: [] }),
})

const Fault = z.object({ sys: z.object({ id: z.string() }), message: z.string().default('') })

const Link = z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.literal('Entry'), id: z.string() }) })

/** Deep enough for a post, its author and its category; a circle of links ends here. */
const DEPTH = 2

const REASONS: Record<string, ContentfulReason> = {
  AccessTokenInvalid: 'access_denied',
  AccessDenied: 'access_denied',
  InvalidQuery: 'query_refused',
  BadRequest: 'query_refused',
  NotFound: 'not_found',
}

/** Reads a space through the content delivery API. */
export function createContentful(options: ContentfulOptions): Contentful {
  const { baseUrl, spaceId, key, environment = 'master', locale = 'cs', timeoutMs = 5000 } = options
  const root = `${baseUrl.replace(/\/+$/, '')}/spaces/${spaceId}/environments/${environment}/entries`
  return {
    async listEntries({ contentType, filters = {}, order, skip = 0, limit = 100 }) {
      const params = new URLSearchParams({ content_type: contentType, locale, include: String(DEPTH), ...filters })
      if (order) params.set('order', order)
      params.set('skip', String(skip))
      params.set('limit', String(limit))
      const headers = { authorization: `Bearer ${key}`, accept: 'application/json' }
      const reply = await callHttp({ method: 'GET', url: `${root}?${params}`, headers, timeoutMs, isChange: false })
      if (!reply.ok) return reply
      if (reply.value.status !== 200) return toRefusal(reply.value.body)
      const page = parseJsonReply(reply.value.body, Page, false)
      return page.ok ? { ok: true, value: { items: resolve(page.value), total: page.value.total } } : page
    },
  }
}

function toRefusal(body: Buffer) {
  const fault = parseJsonReply(body, Fault, false)
  if (!fault.ok) return fault
  const { sys, message } = fault.value
  const reason = REASONS[sys.id]
  return reason ? refused(reason, sys.id, message) : malformed(`unknown fault ${sys.id}`, false)
}

function resolve({ items, includes }: z.infer<typeof Page>): Entry[] {
  const byId = new Map([...includes.Entry, ...items].map((entry) => [entry.sys.id, entry]))
  return items.map((entry) => toEntry(entry, byId, DEPTH))
}

function toEntry({ sys, fields }: RawEntry, byId: Map<string, RawEntry>, depth: number): Entry {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow)
    const link = Link.safeParse(value)
    if (!link.success) return value
    const target = byId.get(link.data.sys.id)
    // A link to what is not published leads nowhere, as it does for a reader.
    return target && depth > 0 ? toEntry(target, byId, depth - 1) : null
  }
  return {
    id: sys.id,
    contentType: sys.contentType.sys.id,
    updatedAt: sys.updatedAt,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, follow(value)])),
  }
}
