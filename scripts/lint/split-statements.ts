export interface Statement {
  /** Without comments, lower case, one space between words; what stands in quotes and bodies is left out. */
  text: string
  /** What stands above and in it, without the dashes. */
  comments: string[]
  line: number
}

const TOKEN = /--([^\n]*)|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\2|;|[^-/'"$;]+|[-/$]/g

/** Enough of SQL to tell one statement from the next: comments, quotes, bodies. */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = []
  let text = ''
  let comments: string[] = []
  let start = 0
  const finish = () => {
    const plain = text.replace(/\s+/g, ' ').trim().toLowerCase()
    if (plain !== '') statements.push({ text: plain, comments, line: sql.slice(0, start).split('\n').length })
    text = ''
    comments = []
  }
  for (const { 0: token, 1: comment, 2: body, index } of sql.matchAll(TOKEN)) {
    if (token === ';') finish()
    else if (comment !== undefined) comments.push(comment.trim())
    else if (!token.startsWith('/*')) {
      if (text.trim() === '' && token.trim() !== '') start = index + token.search(/\S/)
      text += body ? ' $body$ ' : token.startsWith("'") ? "''" : token
    }
  }
  finish()
  return statements
}
