/** What PostgreSQL keeps of an analysed statement, as its own text shows it: nodes with named fields, lists, words. */
export type Tree = TreeNode | readonly Tree[] | string | null

export interface TreeNode {
  readonly node: string
  readonly fields: Readonly<Record<string, Tree>>
}

// Brackets, a quoted name, or a word in which a backslash takes the meaning from the next sign.
const TOKEN = /[{}()[\]]|"(?:[^"\\]|\\.)*"|(?:\\.|[^\s{}()[\]\\])+/gs

/** `{VAR :varno 1 :varnullingrels (b)}` and the like: pg_proc.prosqlbody, pg_rewrite.ev_action. */
export function parseNodeTree(text: string): Tree {
  const tokens = text.match(TOKEN) ?? []
  let at = 0

  function value(): Tree {
    const token = tokens[at++]
    if (token === undefined) throw new Error('The tree ends too early.')
    if (token === '{') return node()
    if (token === '(') return until(')')
    if (token === '[') return until(']')
    return token === '<>' ? null : plain(token)
  }

  function until(end: string): Tree[] {
    const items: Tree[] = []
    while (tokens[at] !== end) items.push(value())
    at++
    return items
  }

  function node(): TreeNode {
    const name = tokens[at++] ?? ''
    const fields: Record<string, Tree> = {}
    while (tokens[at] !== '}') {
      const field = (tokens[at++] ?? '').slice(1)
      const values: Tree[] = []
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(value())
      fields[field] = values.length === 1 ? (values[0] ?? null) : values
    }
    at++
    return { node: name, fields }
  }

  return value()
}

function plain(token: string): string {
  return token.replace(/^"(.*)"$/s, '$1').replaceAll(/\\(.)/gs, '$1')
}

export function isNode(tree: Tree | undefined): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && 'node' in tree
}

export function nodesOf(tree: Tree | undefined): TreeNode[] {
  return Array.isArray(tree) ? tree.filter(isNode) : []
}

export function numberOf(tree: Tree | undefined): number {
  return Number(tree)
}
