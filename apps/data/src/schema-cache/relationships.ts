import type { RelationRow } from './catalog-rows.ts'
import type { ForeignKey, Keys } from './keys.ts'
import type { ColumnPair, JunctionRelationship, KeyRelationship, Relationship } from './schema-cache.ts'

export interface Names {
  relation(oid: string): RelationRow | undefined
  column(oid: string, number: number): string
}

/** Relationships by the oid of the relation they start from; both ends and the junction lie in one schema. */
export function buildRelationships(keys: Keys, names: Names): Map<string, Relationship[]> {
  const found = new Map<string, Relationship[]>()
  const add = (oid: string, relationship: Relationship) => {
    const list = found.get(oid)
    if (list) list.push(relationship)
    else found.set(oid, [relationship])
  }
  const visible = keys.foreign.filter(({ relation, target }) => isSameSchema(names, relation, target))
  for (const key of visible) {
    add(key.relation, toKeyRelationship(key, names, true))
    add(key.target, toKeyRelationship(key, names, false))
  }
  for (const [oid, relationship] of listJunctions(visible, keys, names)) add(oid, relationship)
  return found
}

function isSameSchema(names: Names, left: string, right: string): boolean {
  const schema = names.relation(left)?.schema
  return schema !== undefined && schema === names.relation(right)?.schema
}

function toKeyRelationship(key: ForeignKey, names: Names, isOwner: boolean): KeyRelationship {
  const pairs = pairColumns(key, names)
  const target = names.relation(isOwner ? key.target : key.relation)
  return {
    kind: 'key',
    cardinality: key.isUnique ? 'one-to-one' : isOwner ? 'many-to-one' : 'one-to-many',
    target: target?.name ?? '',
    constraint: key.name,
    pairs: isOwner ? pairs : pairs.map(([own, other]) => [other, own]),
    isOwner,
    isSelf: key.relation === key.target,
    isToView: target?.kind === 'v' || target?.kind === 'm',
  }
}

function pairColumns(key: ForeignKey, names: Names): ColumnPair[] {
  return key.columns.map((column, index) => [
    names.column(key.relation, column),
    names.column(key.target, key.targetColumns[index] as number),
  ])
}

function nameOf(names: Names, oid: string): string {
  return names.relation(oid)?.name ?? ''
}

/** A junction is a relation whose primary key holds two foreign keys. */
function listJunctions(foreign: ForeignKey[], keys: Keys, names: Names): [string, JunctionRelationship][] {
  const byJunction = Map.groupBy(
    foreign.filter((key) => isJunctionKey(key, keys, foreign, names)),
    ({ relation }) => relation,
  )
  const found: [string, JunctionRelationship][] = []
  for (const [junction, candidates] of byJunction) {
    for (const here of candidates) {
      for (const there of candidates) {
        if (here.name !== there.name) found.push([here.target, toJunction(junction, here, there, names)])
      }
    }
  }
  return found
}

/** A view of a junction counts only when the table below it is not shown itself: one way is enough. */
function isJunctionKey(key: ForeignKey, keys: Keys, foreign: ForeignKey[], names: Names): boolean {
  const primary = keys.primary.get(key.relation) ?? []
  if (!key.columns.every((column) => primary.includes(column))) return false
  const shown = foreign.filter(
    (other) => other.isDeclared && other.name === key.name && isSameSchema(names, other.relation, key.relation),
  )
  return shown.length === 0 || shown.some(({ relation }) => relation === key.relation)
}

function toJunction(junction: string, here: ForeignKey, there: ForeignKey, names: Names): JunctionRelationship {
  return {
    kind: 'junction',
    cardinality: 'many-to-many',
    target: nameOf(names, there.target),
    junction: nameOf(names, junction),
    constraints: [here.name, there.name],
    here: pairColumns(here, names).map(([own, other]) => [other, own]),
    there: pairColumns(there, names),
  }
}
