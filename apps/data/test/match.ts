import { isDeepStrictEqual } from 'node:util'
import type { RawAnswer } from './raw-request.ts'
import type { Expectation } from './vector.ts'

type Json = unknown
type Marker = [name: string, argument: Json]

/** What differs from the expectation, in words; nothing when all is right. */
export function findDifferences(answer: RawAnswer, expected: Expectation, isHead: boolean): string[] {
  const statuses = [expected.status].flat()
  const isFailedHead = isHead && answer.status >= 400
  return [
    ...(statuses.includes(answer.status) ? [] : [`status ${answer.status} instead of ${statuses.join(' or ')}`]),
    ...matchHeaders(answer, expected.headers ?? {}),
    ...(expected.body === undefined || isFailedHead ? [] : matchBody(answer.body, expected.body)),
    ...(expected.bodyNotContains ?? [])
      .filter((text) => answer.body.includes(text))
      .map((text) => `the body contains ${text}`),
  ]
}

function matchHeaders({ headers }: RawAnswer, expected: Record<string, unknown>): string[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = headers[name]
    if (name === 'content-length' && found === undefined) return []
    if (wanted === null) return found === undefined ? [] : [`header ${name} is ${found}, should be absent`]
    return matches(found, wanted) ? [] : [`header ${name} is ${found} instead of ${JSON.stringify(wanted)}`]
  })
}

function matchBody(body: string, expected: Json): string[] {
  const marker = markerOf(expected)
  if (marker?.[0] === '$empty') return body === '' ? [] : [`the body is not empty: ${body}`]
  if (marker?.[0] === '$text') return body === marker[1] ? [] : [`the body is ${JSON.stringify(body)}`]
  let found: Json
  try {
    found = JSON.parse(body)
  } catch {
    return [`the body is not JSON: ${body}`]
  }
  return matches(found, expected) ? [] : [`the body is ${body}`]
}

function markerOf(expected: Json): Marker | undefined {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return undefined
  const entries = Object.entries(expected)
  return entries.length === 1 && entries[0]?.[0].startsWith('$') ? entries[0] : undefined
}

function matches(found: Json, expected: Json): boolean {
  const marker = markerOf(expected)
  if (marker) return matchMarker(found, marker)
  if (Array.isArray(expected)) {
    return (
      Array.isArray(found) && found.length === expected.length && expected.every((item, at) => matches(found[at], item))
    )
  }
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(found, expected)
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false
  const keys = Object.keys(expected)
  return Object.keys(found).length === keys.length && keys.every((key) => matchKey(found, expected, key))
}

function matchKey(found: object, expected: object, key: string): boolean {
  return key in found && matches((found as Record<string, Json>)[key], (expected as Record<string, Json>)[key])
}

function matchMarker(found: Json, [name, argument]: Marker): boolean {
  switch (name) {
    case '$subset':
      return matchSubset(found, argument)
    case '$set':
      return matchSet(found, argument as Json[])
    case '$regex':
      return typeof found === 'string' && new RegExp(argument as string).test(found)
    case '$type':
      return typeOf(found) === argument
    case '$any':
      return true
    default:
      throw new Error(`unknown marker ${name}`)
  }
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function matchSet(found: Json, expected: Json[]): boolean {
  if (!Array.isArray(found) || found.length !== expected.length) return false
  const left = [...found]
  return expected.every((item) => {
    const at = left.findIndex((candidate) => matches(candidate, item))
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

/** Objects may have more keys; arrays must have the same length. */
function matchSubset(found: Json, expected: Json): boolean {
  const marker = markerOf(expected)
  if (marker && marker[0] !== '$absent') return matchMarker(found, marker)
  if (Array.isArray(expected)) {
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((item, at) => matchSubset(found[at], item))
    )
  }
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(found, expected)
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(expected).every(([key, wanted]) => {
    if (markerOf(wanted)?.[0] === '$absent') return !(key in found)
    return key in found && matchSubset((found as Record<string, Json>)[key], wanted)
  })
}
