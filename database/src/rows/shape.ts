/** What is known about a value: its type in PostgreSQL, whether it may be null, which words or which json it can be. */
export interface Shape {
  readonly type: number
  readonly nullable: boolean
  readonly words?: readonly string[]
  readonly json?: JsonShape
  /** Nothing but null, as a case has it for what it does not name. */
  readonly isNull?: true
}

export type JsonShape =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> }
  /** A list of nothing holds no value of any shape. */
  | { readonly kind: 'list'; readonly of: Shape | null }
  | { readonly kind: 'table'; readonly of: Shape }
  | { readonly kind: 'value'; readonly of: Shape }
  | { readonly kind: 'either'; readonly of: readonly JsonShape[] }

/** What may be one or the other: the branches of a case, the parts of a union. */
export function mergeShapes(shapes: readonly Shape[]): Shape {
  const [first, ...values] = shapes.filter(({ isNull }) => !isNull)
  const nullable = shapes.some((shape) => shape.nullable)
  if (!first) return { type: shapes[0]?.type ?? 0, nullable: true, isNull: true }
  const merged = values.reduce((one, other) => {
    const words = one.words && other.words ? [...new Set([...one.words, ...other.words])] : undefined
    const json = one.json && other.json ? mergeJson(one.json, other.json) : undefined
    return {
      type: one.type,
      nullable,
      ...(words ? { words } : {}),
      ...(json ? { json } : {}),
    }
  }, first)
  return { ...merged, nullable }
}

function mergeJson(one: JsonShape, other: JsonShape): JsonShape {
  if (one.kind === 'list' && other.kind === 'list') {
    const held = [one.of, other.of].filter((shape) => shape !== null)
    return { kind: 'list', of: held.length > 0 ? mergeShapes(held) : null }
  }
  // `coalesce(to_jsonb(list), '[]')`
  if (one.kind === 'value' && other.kind === 'list' && other.of === null) return one
  // `coalesce(jsonb_object_agg(…), '{}')`: an object without fields is a table without entries.
  if (one.kind === 'table' && isEmptyObject(other)) return one
  const all = [one, other].flatMap((shape) => (shape.kind === 'either' ? shape.of : [shape]))
  const different = new Map(all.map((shape) => [JSON.stringify(shape), shape]))
  const [first] = different.values()
  return different.size === 1 && first ? first : { kind: 'either', of: [...different.values()] }
}

function isEmptyObject(shape: JsonShape): boolean {
  return shape.kind === 'object' && Object.keys(shape.fields).length === 0
}
