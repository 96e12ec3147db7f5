import { ApiError, notEmbedded } from '#app/errors.ts'
import type { LogicTree } from '#app/request/logic.ts'
import type { Operation } from '#app/request/operation.ts'
import type { OrderTerm } from '#app/request/order.ts'
import type { SelectEmbed, SelectItem } from '#app/request/select.ts'
import type { Relation, Relationship, Schema } from '#app/schema-cache/schema-cache.ts'
import { type Branch, descend } from './branch.ts'
import { type FieldPlan, outputName, planField } from './field-plan.ts'
import { findRelationship } from './find-relationship.ts'
import type { Source } from './parameter-source.ts'

export interface ColumnPlan {
  kind: 'column'
  field: FieldPlan
  name: string
  cast?: string
}

export interface EmbedPlan {
  kind: 'embed'
  name: string
  relationship: Relationship
  isToOne: boolean
  isInner: boolean
  isSpread: boolean
  /** `rel()`: nothing is shown, the filters still count. */
  isShown: boolean
  read: ReadPlan
}

export type ItemPlan = { kind: 'everything' } | ColumnPlan | EmbedPlan

export type ConditionPlan =
  | { kind: 'test'; field: FieldPlan; operation: Operation }
  | { kind: 'group'; operator: 'and' | 'or'; negated: boolean; children: ConditionPlan[] }
  | { kind: 'embed'; embed: EmbedPlan; isPresent: boolean }

export interface OrderPlan {
  field: FieldPlan
  /** Set when the field belongs to an embedded row. */
  embed?: EmbedPlan
  direction?: 'asc' | 'desc'
  nulls?: 'nullsfirst' | 'nullslast'
}

/** One resource of the answer, with everything below it. */
export interface ReadPlan {
  relation: Relation
  items: ItemPlan[]
  conditions: ConditionPlan[]
  order: OrderPlan[]
  limit?: Source
  offset?: Source
}

interface ReadContext {
  schema: Schema
  maxRows: number | undefined
}

export function planRead(context: ReadContext, relation: Relation, items: SelectItem[], branch: Branch): ReadPlan {
  return planNode({ ...context, relation, owner: relation.name, depth: 0 }, items, branch)
}

interface NodeContext extends ReadContext {
  relation: Relation
  owner: string
  depth: number
}

function planNode(node: NodeContext, items: SelectItem[], branch: Branch): ReadPlan {
  const embeds = new Map<SelectEmbed, EmbedPlan>()
  const below = descend(branch)
  for (const item of items) {
    if (item.kind === 'embed') embeds.set(item, planEmbed(node, item, below.of(item.alias ?? item.target)))
  }
  const unused = below.firstUnused()
  if (unused !== undefined) throw notEmbedded(unused)
  const byName = new Map([...embeds.values()].map((embed) => [embed.name, embed]))
  const plan: ReadPlan = {
    relation: node.relation,
    items: items.map((item) => (item.kind === 'embed' ? (embeds.get(item) as EmbedPlan) : planColumn(node, item))),
    conditions: branch.conditions.map((tree) => planCondition(node, byName, tree)),
    order: branch.order.map((term) => planOrder(node, byName, term)),
  }
  const limit = branch.limit ?? (node.depth > 0 && node.maxRows !== undefined ? String(node.maxRows) : undefined)
  if (limit !== undefined) plan.limit = limit
  if (branch.offset !== undefined) plan.offset = branch.offset
  return plan
}

function planColumn(node: NodeContext, item: Extract<SelectItem, { kind: 'field' }>): ItemPlan {
  if (item.isAggregate) throw new ApiError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (item.field.name === '*' && item.field.path.length === 0) return { kind: 'everything' }
  const field = planField(node.relation, node.owner, item.field)
  const column: ColumnPlan = { kind: 'column', field, name: item.alias ?? outputName(item.field) }
  return item.cast === undefined ? column : { ...column, cast: item.cast }
}

function planEmbed(node: NodeContext, item: SelectEmbed, branch: Branch): EmbedPlan {
  const relationship = findRelationship(node.schema.name, node.relation, item)
  const relation = node.schema.tables.get(relationship.target)
  if (!relation) throw new Error(`The relationship to ${relationship.target} leads out of the schema.`)
  const depth = node.depth + 1
  const child = { ...node, relation, owner: `${relation.name}_${depth}`, depth }
  return {
    kind: 'embed',
    name: item.alias ?? item.target,
    relationship,
    isToOne: isToOne(relationship),
    isInner: item.isInner,
    isSpread: item.isSpread,
    isShown: item.items.length > 0,
    read: planNode(child, item.items, branch),
  }
}

function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'computed') return relationship.isToOne
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one'
}

function planCondition(node: NodeContext, embeds: Map<string, EmbedPlan>, tree: LogicTree): ConditionPlan {
  if (tree.kind === 'group') {
    const children = tree.children.map((child) => planCondition(node, embeds, child))
    return { kind: 'group', operator: tree.operator, negated: tree.negated, children }
  }
  const { field, operation } = tree
  const embed = field.path.length === 0 ? embeds.get(field.name) : undefined
  if (embed && operation.kind === 'is' && (operation.word === 'null' || operation.word === 'not_null')) {
    return { kind: 'embed', embed, isPresent: (operation.word === 'not_null') !== operation.negated }
  }
  return { kind: 'test', field: planField(node.relation, node.owner, field), operation }
}

function planOrder(node: NodeContext, embeds: Map<string, EmbedPlan>, term: OrderTerm): OrderPlan {
  const { relation: name, field, ...rest } = term
  if (name === undefined) return { ...rest, field: planField(node.relation, node.owner, field) }
  const embed = embeds.get(name)
  if (!embed) throw notEmbedded(name)
  if (!embed.isToOne) {
    throw new ApiError(400, 'PGRST118', `A related order on '${name}' is not possible`, {
      details: `'${node.relation.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    })
  }
  const owner = `${embed.read.relation.name}_${node.depth + 1}`
  return { ...rest, embed, field: planField(embed.read.relation, owner, field) }
}
