import type { Catalogue } from './describe-statement.sql.ts'
import { inferJson, readJsonConstant } from './infer-json.ts'
import { COUNTS, NEVER_NULL, NULL_ONLY_FOR_NULL, NULLABLE_OPERATORS } from './known-functions.ts'
import { isNode, nodesOf, numberOf, type Tree, type TreeNode } from './node-tree.ts'
import { provenColumns } from './proven-columns.ts'
import { mergeShapes, type Shape } from './shape.ts'

export interface ResultColumn {
  name: string
  shape: Shape
}

/** A query with the query around it and what its own conditions prove. */
interface Scope {
  query: TreeNode
  outer: Scope | null
  proven: ReadonlySet<string>
}

const BOOLEAN = 16
const TEXT = 25
const UNTYPED = 705
/** Of which nothing is said prints as unknown. */
const JSONB = 3802
const RELATION = '0'
const SUBQUERY = '1'
const JOIN = '2'
const VALUES = '5'
const CTE = '6'
const GROUP = '9'
const CAST_FORMATS = ['1', '2']
/** Where a node keeps the type of what it gives. */
const TYPE_FIELDS =
  'vartype consttype funcresulttype opresulttype aggtype wintype coalescetype casetype resulttype paramtype minmaxtype array_typeid row_typeid refrestype type'.split(
    ' ',
  )

/** The columns a statement gives back, each with all that its analysed text tells about the values. */
export function inferColumns(query: TreeNode, catalogue: Catalogue): ResultColumn[] {
  const scope = open(query, null)
  return targets(query).map(({ fields }, index) => ({
    name: String(fields.resname),
    shape: inferTarget(scope, index, catalogue),
  }))
}

function open(query: TreeNode, outer: Scope | null): Scope {
  return { query, outer, proven: provenColumns(query) }
}

/** What a select lists, or what a change returns. */
function targets({ fields }: TreeNode): TreeNode[] {
  const list = fields.commandType === '1' ? fields.targetList : fields.returningList
  return nodesOf(list).filter((target) => target.fields.resjunk !== 'true')
}

/** A union gives what any of its parts gives. */
function inferTarget(scope: Scope, index: number, catalogue: Catalogue): Shape {
  const { setOperations } = scope.query.fields
  if (isNode(setOperations)) {
    const parts = leaves(setOperations).map((varno) => relationAt(scope, varno).fields.subquery)
    return mergeShapes(parts.filter(isNode).map((part) => inferTarget(open(part, scope), index, catalogue)))
  }
  return infer(targets(scope.query)[index]?.fields.expr ?? null, scope, catalogue)
}

function leaves({ node, fields }: TreeNode): number[] {
  if (node === 'RANGETBLREF') return [numberOf(fields.rtindex)]
  return [fields.larg, fields.rarg].filter((side) => isNode(side)).flatMap(leaves)
}

function relationAt(scope: Scope, varno: number): TreeNode {
  const found = nodesOf(scope.query.fields.rtable)[varno - 1]
  if (!found) throw new Error(`The query has no relation ${varno}.`)
  return found
}

function inferVar({ fields }: TreeNode, scope: Scope, catalogue: Catalogue): Shape {
  const home = ancestor(scope, numberOf(fields.varlevelsup))
  const shape = inferColumn(home, numberOf(fields.varno), numberOf(fields.varattno), catalogue)
  const type = numberOf(fields.vartype)
  const isOuterJoined = Array.isArray(fields.varnullingrels) && fields.varnullingrels.length > 1
  const isOld = fields.varreturningtype === '1'
  const isProven = home.proven.has(`${fields.varno}.${fields.varattno}`)
  return { ...shape, type, nullable: !isProven && (isOuterJoined || isOld || shape.nullable) }
}

function ancestor(scope: Scope, levels: number): Scope {
  if (levels === 0) return scope
  if (!scope.outer) throw new Error('A column of a query that is not there.')
  return ancestor(scope.outer, levels - 1)
}

function inferColumn(scope: Scope, varno: number, attribute: number, catalogue: Catalogue): Shape {
  const { fields } = relationAt(scope, varno)
  const unknown: Shape = { type: attribute === 0 ? JSONB : 0, nullable: true }
  const at = (list: Tree | undefined) => infer(nodesOf(list)[attribute - 1] ?? null, scope, catalogue)
  switch (fields.rtekind) {
    case RELATION:
      return inferStored(numberOf(fields.relid), attribute, catalogue)
    case SUBQUERY:
      return isNode(fields.subquery) ? inferFrom(open(fields.subquery, scope), attribute, catalogue) : unknown
    case JOIN:
      return at(fields.joinaliasvars)
    case GROUP:
      return at(fields.groupexprs)
    case VALUES: {
      const lists = Array.isArray(fields.values_lists) ? fields.values_lists : []
      return mergeShapes(lists.map((list) => infer(nodesOf(list)[attribute - 1] ?? null, scope, catalogue)))
    }
    case CTE:
      return fields.self_reference === 'true' ? unknown : inferCte(fields, scope, attribute, catalogue)
    default:
      return unknown
  }
}

function inferCte(fields: TreeNode['fields'], scope: Scope, attribute: number, catalogue: Catalogue): Shape {
  const home = ancestor(scope, numberOf(fields.ctelevelsup))
  const cte = nodesOf(home.query.fields.cteList).find((each) => each.fields.ctename === fields.ctename)
  if (!isNode(cte?.fields.ctequery)) throw new Error(`There is no query ${fields.ctename}.`)
  return inferFrom(open(cte.fields.ctequery, home), attribute, catalogue)
}

/** One column of a query, or with 0 its row as a whole. */
function inferFrom(scope: Scope, attribute: number, catalogue: Catalogue): Shape {
  if (attribute > 0) return inferTarget(scope, attribute - 1, catalogue)
  const columns = targets(scope.query).map(
    ({ fields }, index) => [String(fields.resname), inferTarget(scope, index, catalogue)] as const,
  )
  return { type: 0, nullable: false, json: { kind: 'object', fields: Object.fromEntries(columns) } }
}

function inferStored(relation: number, attribute: number, catalogue: Catalogue): Shape {
  // The row as a whole and what PostgreSQL itself keeps with it are always there.
  if (attribute < 0) return { type: 0, nullable: false }
  const view = catalogue.views.get(relation)
  if (view) return inferFrom(open(view, null), attribute, catalogue)
  if (attribute === 0) return inferWholeRow(relation, catalogue)
  const column = catalogue.columns.get(relation)?.get(attribute)
  if (!column) return { type: 0, nullable: true }
  return { type: column.type, nullable: !column.notNull, ...(column.words ? { words: column.words } : {}) }
}

function inferWholeRow(relation: number, catalogue: Catalogue): Shape {
  const columns = [...(catalogue.columns.get(relation) ?? [])]
  const fields = columns.map(([attribute, { name }]) => [name, inferStored(relation, attribute, catalogue)] as const)
  return { type: 0, nullable: false, json: { kind: 'object', fields: Object.fromEntries(fields) } }
}

function infer(tree: Tree, scope: Scope, catalogue: Catalogue): Shape {
  if (!isNode(tree)) return { type: 0, nullable: true, isNull: true }
  const { node, fields } = tree
  const type = numberOf(fields[TYPE_FIELDS.find((name) => name in fields) ?? ''] ?? '0')
  const inner = (each: Tree | undefined) => infer(each ?? null, scope, catalogue)
  const args = () => nodesOf(fields.args).map((arg) => inner(arg.node === 'TARGETENTRY' ? arg.fields.expr : arg))
  const all = (shapes: Shape[]): Shape => ({ type, nullable: shapes.some(({ nullable }) => nullable) })
  switch (node) {
    case 'VAR':
      return inferVar(tree, scope, catalogue)
    case 'CONST':
      return inferConstant(fields, type)
    case 'FUNCEXPR':
      return inferCall(tree, type, args(), catalogue)
    case 'OPEXPR': {
      const isLookup = NULLABLE_OPERATORS.has(catalogue.operators.get(numberOf(fields.opno)) ?? '')
      return isLookup ? { type, nullable: true } : all(args())
    }
    case 'AGGREF':
      return inferAggregate(tree, type, args(), scope, catalogue)
    case 'WINDOWFUNC':
      return { type, nullable: !COUNTS.has(catalogue.functions.get(numberOf(fields.winfnoid)) ?? '') }
    case 'COALESCEEXPR': {
      const shapes = args()
      return { ...mergeShapes(shapes), type, nullable: shapes.every(({ nullable }) => nullable) }
    }
    case 'MINMAXEXPR':
      return { type, nullable: args().every(({ nullable }) => nullable) }
    case 'CASEEXPR': {
      const results = nodesOf(fields.args).map((when) => inner(when.fields.result))
      return { ...mergeShapes([...results, inner(fields.defresult)]), type }
    }
    case 'SUBLINK':
      return inferSublink(fields, scope, catalogue)
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
    case 'COERCETODOMAIN': {
      const shape = inner(fields.arg)
      return node === 'RELABELTYPE' ? { ...shape, type } : { type, nullable: shape.nullable }
    }
    case 'BOOLEXPR':
    case 'SCALARARRAYOPEXPR':
      return { ...all(args()), type: BOOLEAN }
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
      return { type: BOOLEAN, nullable: false }
    case 'ARRAYEXPR':
    case 'ROWEXPR':
    case 'SQLVALUEFUNCTION':
    case 'NEXTVALUEEXPR':
      return { type, nullable: false }
    default:
      return { type, nullable: true }
  }
}

function inferConstant(fields: TreeNode['fields'], type: number): Shape {
  if (fields.constisnull === 'true') return { type, nullable: true, isNull: true }
  const json = readJsonConstant(type, fields.constvalue)
  if (type !== TEXT && type !== UNTYPED) return { type, nullable: false, ...(json ? { json } : {}) }
  return { type: TEXT, nullable: false, words: [readText(type, fields.constvalue)] }
}

/** Length, then signed bytes: a text has a header of four, a literal without a type ends with a zero. */
function readText(type: number, value: Tree | undefined): string {
  const [, list] = Array.isArray(value) ? value : []
  const bytes = Array.isArray(list) ? list.map(Number) : []
  return Buffer.from(type === TEXT ? bytes.slice(4) : bytes.slice(0, -1)).toString('utf8')
}

function inferCall({ fields }: TreeNode, type: number, args: Shape[], catalogue: Catalogue): Shape {
  const name = catalogue.functions.get(numberOf(fields.funcid)) ?? ''
  const isCast = CAST_FORMATS.includes(String(fields.funcformat))
  const passesNull = isCast || NULL_ONLY_FOR_NULL.has(name)
  // Of what it joins, concat_ws leaves nulls out; only without a separator it gives none.
  const asked = name === 'concat_ws' ? args.slice(0, 1) : args
  const nullable = !NEVER_NULL.has(name) && (!passesNull || asked.some((arg) => arg.nullable))
  const json = inferJson(name, args)
  return { type, nullable, ...(json ? { json } : {}) }
}

/** Over no rows every aggregate but a count is null; a group has at least one. */
function inferAggregate({ fields }: TreeNode, type: number, args: Shape[], scope: Scope, catalogue: Catalogue): Shape {
  const name = catalogue.functions.get(numberOf(fields.aggfnoid)) ?? ''
  const home = ancestor(scope, numberOf(fields.agglevelsup))
  const isGrouped = nodesOf(home.query.fields.groupClause).length > 0 && !isNode(fields.aggfilter)
  const isFull = isGrouped && (/^(jsonb?_|array_)/.test(name) || args.every((arg) => !arg.nullable))
  const json = inferJson(name, args)
  const words = ['min', 'max'].includes(name) ? args[0]?.words : undefined
  return { type, nullable: !COUNTS.has(name) && !isFull, ...(json ? { json } : {}), ...(words ? { words } : {}) }
}

const EXISTS = '0'
const EXPRESSION = '4'
const ARRAY = '6'

function inferSublink(fields: TreeNode['fields'], scope: Scope, catalogue: Catalogue): Shape {
  if (fields.subLinkType === EXISTS || !isNode(fields.subselect)) return { type: BOOLEAN, nullable: false }
  if (fields.subLinkType !== EXPRESSION && fields.subLinkType !== ARRAY) {
    return { type: BOOLEAN, nullable: false }
  }
  const { subselect } = fields
  const shape = inferTarget(open(subselect, scope), 0, catalogue)
  if (fields.subLinkType === ARRAY) {
    const array = [...catalogue.types].find(([, { element, name }]) => element === shape.type && name.startsWith('_'))
    return { type: array?.[0] ?? 0, nullable: false }
  }
  // A sum over everything gives a row always, anything else may find none.
  const { hasAggs, groupClause, havingQual } = subselect.fields
  const hasAlwaysRow = hasAggs === 'true' && nodesOf(groupClause).length === 0 && !isNode(havingQual)
  return { ...shape, nullable: shape.nullable || !hasAlwaysRow }
}
