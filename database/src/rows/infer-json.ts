import type { Tree } from './node-tree.ts'
import { type JsonShape, mergeShapes, type Shape } from './shape.ts'

const JSON_TYPE = 114
const JSONB_TYPE = 3802
// How an empty array and an empty object begin in PostgreSQL's own form of jsonb.
const EMPTY_ARRAY = 64
const EMPTY_OBJECT = 32

/** What a function builds out of its arguments, if it builds json that can be told from them. */
export function inferJson(name: string, args: readonly Shape[]): JsonShape | null {
  const [first, second] = args
  switch (name) {
    case 'jsonb_build_object':
    case 'json_build_object':
      return inferObject(args)
    case 'jsonb_build_array':
    case 'json_build_array':
      return { kind: 'list', of: args.length > 0 ? mergeShapes(args) : null }
    case 'jsonb_agg':
    case 'json_agg':
      return first ? { kind: 'list', of: first } : null
    case 'jsonb_object_agg':
    case 'json_object_agg':
      return second ? { kind: 'table', of: second } : null
    case 'to_jsonb':
    case 'to_json':
    case 'row_to_json':
      // Null stays null and does not become one of json.
      return first ? (first.json ?? { kind: 'value', of: { ...first, nullable: false } }) : null
    default:
      return null
  }
}

function inferObject(args: readonly Shape[]): JsonShape | null {
  const fields: Record<string, Shape> = {}
  for (let index = 0; index < args.length; index += 2) {
    const [key, ...others] = args[index]?.words ?? []
    const value = args[index + 1]
    if (key === undefined || others.length > 0 || !value) return null
    fields[key] = value
  }
  return { kind: 'object', fields }
}

/** `'[]'` and `'{}'`, which stand for an aggregate over nothing. */
export function readJsonConstant(type: number, value: Tree | undefined): JsonShape | null {
  const [, bytes] = Array.isArray(value) ? value : []
  if (!Array.isArray(bytes)) return null
  const [, , , , ...content] = bytes.map(Number)
  if (type === JSONB_TYPE && content.length === 4) {
    if (content[3] === EMPTY_ARRAY && content[0] === 0) return { kind: 'list', of: null }
    if (content[3] === EMPTY_OBJECT && content[0] === 0) return { kind: 'object', fields: {} }
  }
  const text = type === JSON_TYPE ? Buffer.from(content).toString('utf8').trim() : ''
  if (text === '[]') return { kind: 'list', of: null }
  return text === '{}' ? { kind: 'object', fields: {} } : null
}
