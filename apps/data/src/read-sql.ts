import type { IncomingHttpHeaders } from 'node:http'
import { resolveSources } from './plan/parameter-source.ts'
import { embedRangeValues } from './plan/request-branch.ts'
import { planRequest } from './query/request-plan.ts'
import { parseApiRequest } from './request/api-request.ts'
import type { Value } from './request/value.ts'
import type { SchemaCache } from './schema-cache/schema-cache.ts'

interface ReadSql {
  text: string
  values: Value[]
}

/** The statement that a GET becomes, for measuring what the service adds to it. */
export function readSqlOf(cache: SchemaCache, url: string, headers: IncomingHttpHeaders = {}): ReadSql {
  const incoming = { method: 'GET', url, headers, body: Buffer.alloc(0) }
  const request = parseApiRequest(incoming, { schemas: [...cache.schemas.keys()], maxRows: undefined })
  const { main } = planRequest(request, cache, undefined)
  const { params, range } = request
  const values = resolveSources(main.sources, {
    values: [...params.values, ...embedRangeValues(request, undefined)],
    limit: range.limit === undefined ? null : String(range.limit),
    offset: range.offset === undefined ? null : String(range.offset),
  })
  return { text: main.text, values }
}
