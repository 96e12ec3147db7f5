import { unknownColumn } from '#app/errors.ts'
import type { Field, JsonStep } from '#app/request/field.ts'
import type { Relation } from '#app/schema-cache/schema-cache.ts'

/** A field that exists: a column, or a function of the row. */
export interface FieldPlan {
  name: string
  isComputed: boolean
  baseType: string
  path: JsonStep[]
}

/** `owner` is how the database would call the relation in its message. */
export function planField(relation: Relation, owner: string, { name, path }: Field): FieldPlan {
  const column = relation.columns.get(name)
  if (column) return { name, isComputed: false, baseType: column.baseType, path }
  const computed = relation.computedColumns.get(name)
  if (computed) return { name, isComputed: true, baseType: computed.baseType, path }
  throw unknownColumn(owner, name)
}

/** The key of a field in the answer: the last json key, or the column before an index. */
export function outputName({ name, path }: Field): string {
  const lastKey = path.findLast((step) => !step.isIndex)
  return lastKey?.key ?? name
}
