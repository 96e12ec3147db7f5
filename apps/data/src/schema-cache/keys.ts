import type { CatalogRows, ForeignKeyRow, UniqueKeyRow } from './catalog-rows.ts'
import { type ColumnOrigin, parseViewOrigins } from './view-columns.ts'

export interface ForeignKey extends ForeignKeyRow {
  /** Its columns are a key of their own table: each row there belongs to one row here at most. */
  isUnique: boolean
  /** Declared on a table, not derived for a view. */
  isDeclared: boolean
}

/** Keys by relation; those of views are derived from the tables below them. */
export interface Keys {
  primary: Map<string, number[]>
  foreign: ForeignKey[]
}

export function deriveKeys({ relations, uniqueKeys, foreignKeys, views }: CatalogRows): Keys {
  const primary = new Map<string, number[]>()
  for (const { relation, isPrimary, columns } of uniqueKeys) if (isPrimary) primary.set(relation, columns)
  const declared = foreignKeys.map((key) => ({ ...key, isUnique: isUniqueKey(key, uniqueKeys), isDeclared: true }))
  const isView = new Set(relations.filter(({ kind }) => kind === 'v' || kind === 'm').map(({ oid }) => oid))
  const origins = resolveOrigins(new Map(views.map(({ oid, tree }) => [oid, parseViewOrigins(tree)])), isView)
  for (const [view, columns] of origins) addViewKey(primary, view, columns)
  return { primary, foreign: [...declared, ...deriveForViews(declared, origins)] }
}

function isUniqueKey({ relation, columns }: ForeignKeyRow, uniqueKeys: UniqueKeyRow[]): boolean {
  return uniqueKeys.some(
    (key) =>
      key.relation === relation &&
      key.columns.length === columns.length &&
      key.columns.every((column) => columns.includes(column)),
  )
}

/** Follows views over views down to the tables. */
function resolveOrigins(
  direct: Map<string, ColumnOrigin[]>,
  isView: Set<string>,
  depth = 0,
): Map<string, ColumnOrigin[]> {
  let isChanged = false
  const resolved = new Map<string, ColumnOrigin[]>()
  for (const [view, origins] of direct) {
    const followed = origins.flatMap((origin) => {
      if (!isView.has(origin.relation)) return [origin]
      isChanged = true
      const below = direct.get(origin.relation)?.find(({ column }) => column === origin.originColumn)
      return below ? [{ ...below, column: origin.column }] : []
    })
    resolved.set(view, followed)
  }
  return isChanged && depth < 50 ? resolveOrigins(resolved, isView, depth + 1) : resolved
}

/** The view's columns that show the given columns of a table; undefined unless it shows all of them. */
function translate(origins: ColumnOrigin[], relation: string, columns: number[]): number[] | undefined {
  const shown = columns.map(
    (column) => origins.find((origin) => origin.relation === relation && origin.originColumn === column)?.column,
  )
  return shown.includes(undefined) ? undefined : (shown as number[])
}

/** A view over several tables takes the key of the first whose key it shows whole. */
function addViewKey(primary: Map<string, number[]>, view: string, origins: ColumnOrigin[]): void {
  for (const relation of new Set(origins.map((origin) => origin.relation))) {
    const key = primary.get(relation)
    const shown = key && translate(origins, relation, key)
    if (shown && !primary.has(view)) primary.set(view, shown)
  }
}

function deriveForViews(foreignKeys: ForeignKey[], origins: Map<string, ColumnOrigin[]>): ForeignKey[] {
  return foreignKeys.flatMap((key) => {
    const targets = sidesOf(key.target, key.targetColumns, origins)
    return sidesOf(key.relation, key.columns, origins)
      .flatMap(({ relation, columns }) =>
        targets.map((target) => ({
          ...key,
          relation,
          columns,
          target: target.relation,
          targetColumns: target.columns,
          isDeclared: false,
        })),
      )
      .filter(({ relation, target }) => relation !== key.relation || target !== key.target)
  })
}

/** The table itself and every view that shows all the given columns. */
function sidesOf(relation: string, columns: number[], origins: Map<string, ColumnOrigin[]>) {
  const sides = [{ relation, columns }]
  for (const [view, viewOrigins] of origins) {
    const shown = translate(viewOrigins, relation, columns)
    if (shown) sides.push({ relation: view, columns: shown })
  }
  return sides
}
