import { ApiError } from '#app/errors.ts'
import { unknownTable } from '#app/query/request-plan.ts'
import type { ApiRequest } from '#app/request/api-request.ts'
import { findTable, type SchemaCache, type Table } from '#app/schema-cache/schema-cache.ts'
import type { Answer } from './answer.ts'

/** OPTIONS without an origin: what can be done here at all, whoever asks. */
export function buildOptionsAnswer({ target, schema }: ApiRequest, cache: SchemaCache): Answer {
  const allow =
    target.kind === 'table' ? allowOnTable(cache, schema, target.name) : allowOnFunction(cache, schema, target.name)
  return { status: 200, headers: { Allow: allow, 'Access-Control-Allow-Origin': '*' }, body: '' }
}

function allowOnTable(cache: SchemaCache, schema: string, name: string): string {
  const table = findTable(cache, schema, name)
  if (!table) throw unknownTable(schema, name)
  return ['OPTIONS', 'GET', 'HEAD', ...listWrites(table)].join(',')
}

function listWrites({ canInsert, canUpdate, canDelete, primaryKey }: Table): string[] {
  const writes: string[] = []
  if (canInsert) writes.push('POST')
  if (canInsert && canUpdate && primaryKey.length > 0) writes.push('PUT')
  if (canUpdate) writes.push('PATCH')
  if (canDelete) writes.push('DELETE')
  return writes
}

function allowOnFunction(cache: SchemaCache, schema: string, name: string): string {
  const overloads = cache.schemas.get(schema)?.functions.get(name)
  if (!overloads) {
    const message = `Could not find the function ${schema}.${name} in the schema cache`
    throw new ApiError(404, 'PGRST202', message)
  }
  return overloads.some(({ isVolatile }) => !isVolatile) ? 'OPTIONS,GET,HEAD,POST' : 'OPTIONS,POST'
}
