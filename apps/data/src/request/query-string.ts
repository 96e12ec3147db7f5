import { decodeQueryPart } from './percent-decode.ts'

/** A name and its value; a parameter without `=` has none. */
export type Parameter = [name: string, value: string | undefined]

const SEPARATOR = /[&;]/

export function splitQueryString(raw: string): Parameter[] {
  if (raw === '') return []
  const parts = raw.includes(';') ? raw.split(SEPARATOR) : raw.split('&')
  const parameters: Parameter[] = []
  for (const part of parts) {
    if (part === '') continue
    const equals = part.indexOf('=')
    if (equals === -1) parameters.push([decodeQueryPart(part), undefined])
    else parameters.push([decodeQueryPart(part.slice(0, equals)), decodeQueryPart(part.slice(equals + 1))])
  }
  return parameters
}

/** The same parameters sorted by name: two spellings of one question have one address. */
export function formatCanonicalQuery(parameters: Parameter[]): string {
  const sorted = parameters.length > 1 ? [...parameters].sort(byName) : parameters
  return sorted.map(([name, value]) => `${encode(name)}=${encode(value ?? '')}`).join('&')
}

function byName([left]: Parameter, [right]: Parameter): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

const SAFE = /^[A-Za-z0-9\-_.~]*$/

function encode(text: string): string {
  return SAFE.test(text) ? text : encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, encodeRest)
}

function encodeRest(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
