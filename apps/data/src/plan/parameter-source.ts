import type { Value } from '#app/request/value.ts'

/** Where a bound parameter gets its value: a slot of the request, or a text that belongs to the plan. */
export type Source = number | string

/** Slots of what every request may bring; the others count from zero. */
export const BODY_SLOT = -1
export const LIMIT_SLOT = -2
export const OFFSET_SLOT = -3

export interface RequestValues {
  values: Value[]
  body?: Value
  limit?: Value
  offset?: Value
}

export function resolveSources(
  sources: Source[],
  { values, body = null, limit = null, offset = null }: RequestValues,
): Value[] {
  const special = [body, limit, offset]
  return sources.map((source) => {
    if (typeof source === 'string') return source
    return (source < 0 ? special[-source - 1] : values[source]) ?? null
  })
}
