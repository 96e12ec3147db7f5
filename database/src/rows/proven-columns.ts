import { isNode, nodesOf, type Tree, type TreeNode } from './node-tree.ts'

const INNER_JOIN = '0'
const LEFT_JOIN = '1'
const RIGHT_JOIN = '3'
const IS_NOT_NULL = '1'

/**
 * Columns that the conditions of a query let through only with a value, as `varno.varattno`: compared, or asked for not being
 * null. Of a row that is being changed the conditions say only what it was.
 */
export function provenColumns({ fields }: TreeNode): Set<string> {
  const proven = new Set<string>()
  const changed = fields.commandType === '2' ? fields.resultRelation : null
  for (const condition of conditionsOf(fields.jointree ?? null)) {
    for (const { fields: column } of comparedIn(condition)) {
      if (column.varlevelsup === '0' && column.varno !== changed) proven.add(`${column.varno}.${column.varattno}`)
    }
  }
  return proven
}

function conditionsOf(tree: Tree): TreeNode[] {
  if (!isNode(tree)) return []
  const { node, fields } = tree
  if (node === 'FROMEXPR') return [...split(fields.quals), ...nodesOf(fields.fromlist).flatMap(conditionsOf)]
  if (node !== 'JOINEXPR') return []
  const { jointype, larg = null, rarg = null, quals } = fields
  return [
    ...(jointype === INNER_JOIN ? split(quals) : []),
    ...(jointype === INNER_JOIN || jointype === LEFT_JOIN ? conditionsOf(larg) : []),
    ...(jointype === INNER_JOIN || jointype === RIGHT_JOIN ? conditionsOf(rarg) : []),
  ]
}

function split(condition: Tree | undefined): TreeNode[] {
  if (!isNode(condition)) return []
  const isAnd = condition.node === 'BOOLEXPR' && condition.fields.boolop === 'and'
  return isAnd ? nodesOf(condition.fields.args).flatMap(split) : [condition]
}

function comparedIn({ node, fields }: TreeNode): TreeNode[] {
  if (node === 'OPEXPR' || node === 'SCALARARRAYOPEXPR') return nodesOf(fields.args).flatMap(bareColumn)
  if (node === 'NULLTEST' && fields.nulltesttype === IS_NOT_NULL && isNode(fields.arg)) return bareColumn(fields.arg)
  return []
}

function bareColumn(tree: TreeNode): TreeNode[] {
  if (tree.node === 'VAR') return [tree]
  return tree.node === 'RELABELTYPE' && isNode(tree.fields.arg) ? bareColumn(tree.fields.arg) : []
}
