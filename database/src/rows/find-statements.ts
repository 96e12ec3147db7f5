import { type Expression, type Node, parseSync } from 'oxc-parser'

/** One call of `query` as it is written: where its text stands in the file and which row it promises. */
export interface FoundStatement {
  /** The function around it. */
  within: string
  line: number
  /** What the call imports as the type of its rows; null where it names none, or one made by hand. */
  row: string | null
  /** The text, or the object with a text and a name, as an expression. */
  text: string
  /** The name it is prepared under, as an expression. */
  name: string | null
  /** The expression is a table of texts, of which the call takes one. */
  isTable: boolean
}

/** Where the generated rows come from, and the two names for rows without a type of their own. */
const ROWS = /\/store\/(rows|database)$/

/** Every call of `query` in a file, with the expressions of its text and of its name as source. */
export function findStatements(file: string, source: string): FoundStatement[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: FoundStatement[] = []
  const aliases = new Map<string, Node>()
  const imported = new Set<string>()
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && ROWS.test(node.source.value)) {
      for (const { local } of node.specifiers) imported.add(local.name)
    }
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type === 'TSTypeAliasDeclaration') aliases.set(declared.id.name, declared.typeAnnotation)
  }
  const cut = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  walk(program, '', (node, within) => {
    if (node.type !== 'CallExpression' || !isQuery(node.callee)) return
    const [first] = node.arguments
    if (!first || first.type === 'SpreadElement') return
    const type = node.typeArguments?.params[0]
    const row = type ? baseOf(type, aliases) : null
    const { text, name } = partsOf(first)
    const isTable = text.type === 'MemberExpression' && text.computed
    found.push({
      within,
      line: source.slice(0, node.start).split('\n').length,
      row: row && imported.has(row) ? row : null,
      text: cut(isTable ? text.object : text),
      name: name ? cut(name) : null,
      isTable,
    })
  })
  return found
}

function isQuery(callee: Node): boolean {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'query'
}

/** Plain text, an object with `text` and `name`, or `{ ...TABLE[key], values }`. */
function partsOf(first: Expression): { text: Expression; name: Expression | null } {
  if (first.type !== 'ObjectExpression') return { text: first, name: null }
  const spread = first.properties.find((property) => property.type === 'SpreadElement')
  if (spread?.type === 'SpreadElement') return { text: spread.argument, name: null }
  const part = (key: string) =>
    first.properties.find(
      (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === key,
    )
  const text = part('text')
  const name = part('name')
  return {
    text: text?.type === 'Property' ? text.value : first,
    name: name?.type === 'Property' ? name.value : null,
  }
}

/** The generated row under `Narrow<Row, …>` and under aliases of the same file. */
function baseOf(type: Node, aliases: ReadonlyMap<string, Node>): string | null {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null
  const { name } = type.typeName
  const [inner] = type.typeArguments?.params ?? []
  if (name === 'Narrow' && inner) return baseOf(inner, aliases)
  const alias = aliases.get(name)
  return alias ? baseOf(alias, aliases) : name
}

function walk(node: Node, within: string, visit: (node: Node, within: string) => void): void {
  visit(node, within)
  const inside = node.type === 'FunctionDeclaration' && within === '' ? (node.id?.name ?? '') : within
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) walk(child as Node, inside, visit)
    }
  }
}
