/** What the service knows about the database: the only source of names that may be put into SQL. */
export interface SchemaCache {
  /** Grows with every reload, so that plans made with an older cache are not used again. */
  version: number
  schemas: Map<string, Schema>
  /** Settings made by `alter role … set`, which the database applies at login only. */
  roleSettings: Map<string, Setting[]>
}

export type Setting = [name: string, value: string]

export interface Schema {
  name: string
  tables: Map<string, Table>
  functions: Map<string, DbFunction[]>
}

export interface Column {
  name: string
  /** As SQL writes it, with its schema where it has one. */
  type: string
  /** Name of the type below domains; decides how json and text search are written. */
  baseType: string
  /** SQL of the default, identity included; null when there is none. */
  defaultSql: string | null
}

/** Something with columns: a table, a view, or the result of a function. */
export interface Relation {
  schema: string
  name: string
  columns: Map<string, Column>
  /** Functions of one row, usable like columns. */
  computedColumns: Map<string, Column>
  relationships: Relationship[]
  /** Unique rows are guaranteed, so a to-one embed can find one at most. */
  isTable: boolean
}

export interface Table extends Relation {
  primaryKey: string[]
  canInsert: boolean
  canUpdate: boolean
  canDelete: boolean
}

type Cardinality = 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'

/** Column here, column there. */
export type ColumnPair = [string, string]

export interface KeyRelationship {
  kind: 'key'
  cardinality: Cardinality
  target: string
  constraint: string
  pairs: ColumnPair[]
  /** Whether the constraint belongs to this side. */
  isOwner: boolean
  isSelf: boolean
  /** A view shows the key of the table that the constraint really points to. */
  isToView: boolean
}

export interface JunctionRelationship {
  kind: 'junction'
  cardinality: 'many-to-many'
  target: string
  junction: string
  constraints: [here: string, there: string]
  /** Column of this table, column of the junction. */
  here: ColumnPair[]
  /** Column of the junction, column of the target. */
  there: ColumnPair[]
}

export interface ComputedRelationship {
  kind: 'computed'
  target: string
  functionName: string
  isToOne: boolean
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export interface Argument {
  name: string
  type: string
  isRequired: boolean
}

export interface DbFunction {
  schema: string
  name: string
  args: Argument[]
  /** The whole body is the argument. */
  takesUnnamedJson: boolean
  isVolatile: boolean
  returnsSet: boolean
  returns: 'void' | 'scalar' | 'row'
  /** The columns of a row; a table of the schema brings its relationships along. */
  result: Relation
  settings: Setting[]
  isolation: string | null
}

export function findTable(cache: SchemaCache, schema: string, name: string): Table | undefined {
  return cache.schemas.get(schema)?.tables.get(name)
}
