const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

interface WrittenAddress {
  /** With every `${…}` as `x`, without the query and the fragment. */
  path: string
  line: number
}

/** Addresses that stand in a source file as text: `'/kontakt'`, and behind the shop's origin `${shop}/kontakt`. */
export function findWrittenAddresses(source: string): WrittenAddress[] {
  const text = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...text.matchAll(/(?:['"`]|(?:URL|Url|shop)\})(?=\/[a-z])/g)].map(({ 0: opening, index }) => ({
    path: readPath(text, index + opening.length),
    line: text.slice(0, index).split('\n').length,
  }))
}

function readPath(text: string, start: number): string {
  let path = ''
  for (let at = start; at < text.length && !/['"`?#\s]/.test(text.charAt(at)); at += 1) {
    if (!text.startsWith('${', at)) path += text.charAt(at)
    else {
      at = endOfExpression(text, at)
      // `/registrace${search}`: what follows a whole word is its query.
      if (!path.endsWith('/') && text.charAt(at + 1) === '`') return path
      path += 'x'
    }
  }
  return path
}

/** The place of the brace that closes `${`. */
function endOfExpression(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text.charAt(at) === '{') depth += 1
    if (text.charAt(at) === '}') depth -= 1
    if (depth === 0 && text.charAt(at) === '}') return at
  }
  return text.length
}
