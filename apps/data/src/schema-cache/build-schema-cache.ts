import type { CatalogRows, RelationRow, RoleSettingRow } from './catalog-rows.ts'
import { parseSettings, toFunction, toRowFunction } from './functions.ts'
import { deriveKeys, type Keys } from './keys.ts'
import { buildRelationships, type Names } from './relationships.ts'
import type { Relationship, Schema, SchemaCache, Setting, Table } from './schema-cache.ts'

const INSERT = 8
const UPDATE = 4
const DELETE = 16

export function buildSchemaCache(rows: CatalogRows, exposed: string[], version: number): SchemaCache {
  const names = indexNames(rows.relations)
  const keys = deriveKeys(rows)
  const relationships = buildRelationships(keys, names)
  const byOid = new Map<string, Table>()
  for (const row of rows.relations) byOid.set(row.oid, toTable(row, keys, relationships, names))
  const schemas = new Map(exposed.map((name) => [name, toSchema(name, rows, byOid)]))
  return { version, schemas, roleSettings: collectRoleSettings(rows.roleSettings, rows.settable) }
}

function indexNames(relations: RelationRow[]): Names {
  const byOid = new Map(relations.map((row) => [row.oid, row]))
  return {
    relation: (oid) => byOid.get(oid),
    column: (oid, number) => byOid.get(oid)?.columns.find((column) => column.number === number)?.name ?? '',
  }
}

function toTable(row: RelationRow, keys: Keys, relationships: Map<string, Relationship[]>, names: Names): Table {
  const columns = row.columns.map(({ name, type, baseType, defaultSql }) => ({ name, type, baseType, defaultSql }))
  return {
    schema: row.schema,
    name: row.name,
    columns: new Map(columns.map((column) => [column.name, column])),
    computedColumns: new Map(),
    relationships: relationships.get(row.oid) ?? [],
    isTable: row.kind === 'r' || row.kind === 'p',
    primaryKey: (keys.primary.get(row.oid) ?? []).map((number) => names.column(row.oid, number)),
    canInsert: (row.events & INSERT) !== 0,
    canUpdate: (row.events & UPDATE) !== 0,
    canDelete: (row.events & DELETE) !== 0,
  }
}

function toSchema(name: string, rows: CatalogRows, byOid: Map<string, Table>): Schema {
  const schema: Schema = { name, tables: new Map(), functions: new Map() }
  for (const row of rows.relations) {
    const table = byOid.get(row.oid)
    if (table && row.schema === name && row.kind !== 'c') schema.tables.set(row.name, table)
  }
  for (const row of rows.functions) {
    if (row.schema !== name) continue
    const relation = row.returnRelation === null ? undefined : withinSchema(byOid.get(row.returnRelation), name)
    const overloads = schema.functions.get(row.name) ?? []
    schema.functions.set(row.name, [...overloads, toFunction(row, relation)])
    addRowFunction(row, relation, byOid, schema)
  }
  return schema
}

/** Rows of a table elsewhere are plain rows: what they are related to is not part of this schema. */
function withinSchema(table: Table | undefined, schema: string): Table | undefined {
  if (!table || table.schema === schema) return table
  return { ...table, relationships: [], computedColumns: new Map(), isTable: false }
}

function addRowFunction(
  row: CatalogRows['functions'][number],
  result: Table | undefined,
  byOid: Map<string, Table>,
  schema: Schema,
): void {
  const shown = result && schema.tables.get(result.name) === result ? result : undefined
  const found = toRowFunction(row, shown)
  const owner = found && byOid.get(found.relation)
  if (!owner || schema.tables.get(owner.name) !== owner) return
  if (found.kind === 'column') owner.computedColumns.set(found.column.name, found.column)
  else owner.relationships.push(found.relationship)
}

/** Left out: what every request sets for itself, and what the login role could not set. */
function collectRoleSettings(rows: RoleSettingRow[], settable: { name: string }[]): Map<string, Setting[]> {
  const allowed = new Set(settable.map(({ name }) => name.toLowerCase()))
  const collected = new Map<string, Setting[]>()
  for (const { role, config } of rows) {
    const known = new Map(collected.get(role))
    for (const [name, value] of parseSettings(config)) {
      const isOurs = name === 'search_path' || name === 'role'
      if (!isOurs && (allowed.has(name.toLowerCase()) || name.includes('.'))) known.set(name, value)
    }
    collected.set(role, [...known])
  }
  return collected
}
