export interface ColumnOrigin {
  /** Position of the column in the view. */
  column: number
  /** Where it comes from, itself perhaps a view. */
  relation: string
  originColumn: number
}

/**
 * Reads which column of a view is which column below it. The rewrite rule's tree says so itself, in the target list of
 * its outermost query; the catalog has no view of that.
 */
export function parseViewOrigins(tree: string): ColumnOrigin[] {
  const origins: ColumnOrigin[] = []
  for (const entry of listTargetEntries(tree)) {
    const relation = readNumber(entry, 'resorigtbl')
    if (relation === '0' || entry.includes(':resjunk true')) continue
    origins.push({
      column: Number(readNumber(entry, 'resno')),
      relation,
      originColumn: Number(readNumber(entry, 'resorigcol')),
    })
  }
  return origins
}

function readNumber(entry: string, field: string): string {
  return new RegExp(`:${field} (\\d+)`).exec(entry)?.[1] ?? '0'
}

const TARGET_LIST = ':targetList '

/** The text of each entry of the outermost target list, without the expressions nested in it. */
function listTargetEntries(tree: string): string[] {
  const entries: string[] = []
  let depth = 0
  let isInList = false
  let entry = ''
  for (let at = 0; at < tree.length; at += 1) {
    const character = tree[at] as string
    if (character === '\\') {
      // The next character is part of a name, whatever it is.
      at += 1
      continue
    }
    if (character === '{') depth += 1
    if (depth === 1 && character === ':') isInList = tree.startsWith(TARGET_LIST, at)
    if (isInList && depth === 2) entry += character
    if (character === '}') {
      if (isInList && depth === 2) entries.push(entry)
      depth -= 1
    }
    if (depth === 1) entry = ''
  }
  return entries
}
