import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface VectorRequest {
  method: string
  path?: string
  pathFromHeader?: string
  headers?: Record<string, string>
  body?: unknown
  bodyText?: string
  bodyBase64?: string
}

export interface Expectation {
  status: number | number[]
  headers?: Record<string, unknown>
  body?: unknown
  bodyNotContains?: string[]
}

export interface VectorStep {
  request: VectorRequest
  expect: Expectation
  role?: string
  jwt?: Record<string, unknown>
  secret?: string
  token?: string
}

export interface Vector extends VectorStep {
  name: string
  level: 'MUST' | 'SHOULD'
  certain?: boolean
  note?: string
  writes?: boolean
  then?: VectorStep[]
}

const FOLDER = join(import.meta.dirname, 'vectors')
const STEP_FIELDS = ['request', 'expect', 'role', 'jwt', 'secret', 'token']
const VECTOR_FIELDS = new Set([...STEP_FIELDS, 'name', 'level', 'certain', 'note', 'writes', 'then'])

export function readFixtureSql(): string {
  return readFileSync(join(FOLDER, 'schema.sql'), 'utf8')
}

/** All vectors, refusing what a runner would silently misread. */
export function readVectors(): Vector[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  const vectors = files.flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Vector[])
  const names = new Set<string>()
  for (const vector of vectors) {
    const strange = Object.keys(vector).find((field) => !VECTOR_FIELDS.has(field))
    if (strange) throw new Error(`${vector.name} has the unknown field ${strange}`)
    if (names.has(vector.name)) throw new Error(`${vector.name} occurs twice`)
    names.add(vector.name)
  }
  return vectors
}
