/** Rows as the catalog statements return them. */
export interface RelationRow {
  oid: string
  schema: string
  name: string
  kind: 'r' | 'p' | 'v' | 'm' | 'f' | 'c'
  events: number
  columns: { number: number; name: string; type: string; baseType: string; defaultSql: string | null }[]
}

export interface UniqueKeyRow {
  relation: string
  isPrimary: boolean
  columns: number[]
}

export interface ForeignKeyRow {
  name: string
  relation: string
  target: string
  columns: number[]
  targetColumns: number[]
}

interface ViewRow {
  oid: string
  tree: string
}

export interface FunctionRow {
  schema: string
  name: string
  isVolatile: boolean
  returnsSet: boolean
  rows: number
  config: string[]
  defaults: number
  returnType: string
  returnRelation: string | null
  args: { name: string; mode: string; type: string; baseType: string; relation: string | null }[]
}

export interface RoleSettingRow {
  role: string
  config: string[]
}

export interface CatalogRows {
  relations: RelationRow[]
  uniqueKeys: UniqueKeyRow[]
  foreignKeys: ForeignKeyRow[]
  views: ViewRow[]
  functions: FunctionRow[]
  roleSettings: RoleSettingRow[]
  settable: { name: string }[]
}
