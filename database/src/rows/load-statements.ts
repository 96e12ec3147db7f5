import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type FoundStatement, findStatements } from './find-statements.ts'

/** A statement as PostgreSQL will see it. */
export interface Statement {
  /** For people: file, line and function. */
  place: string
  row: string | null
  text: string
  name: string | null
}

const EXPORT = 'statementsOfThisFile'

/**
 * Statements share pieces (lists of columns, conditions, functions that write them), so a text is known only when the module
 * itself has put it together: each file is loaded with one more export, in which every text stands as a function.
 */
export async function loadStatements(files: readonly string[]): Promise<Statement[]> {
  const found = new Map<string, FoundStatement[]>()
  const hooks = registerHooks({
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : ''
      if (!files.includes(file)) return next(url, context)
      const source = readFileSync(file, 'utf8')
      const statements = findStatements(file, source)
      found.set(file, statements)
      return { format: 'module-typescript', source: source + printExport(statements), shortCircuit: true }
    },
  })
  try {
    const loaded: Statement[] = []
    for (const file of files) {
      const module = await import(pathToFileURL(file).href)
      const statements = found.get(file) ?? []
      loaded.push(...statements.flatMap((statement, index) => evaluate(file, statement, module[EXPORT][index])))
    }
    return loaded
  } finally {
    hooks.deregister()
  }
}

function printExport(statements: readonly FoundStatement[]): string {
  const entries = statements.map(({ text, name }) => `{ text: () => (${text}), name: () => (${name}) },`)
  return `\nexport const ${EXPORT} = [${entries.join('\n')}]\n`
}

type Text = string | { text: string; name: string }

interface Thunks {
  text(): Text | Record<string, Text>
  name(): string | null
}

function evaluate(file: string, { within, line, row, isTable }: FoundStatement, thunks: Thunks): Statement[] {
  const place = `${file}:${line} ${within}`
  try {
    const value = thunks.text()
    const texts = isTable ? Object.values(value) : [value as Text]
    const name = thunks.name()
    return texts.map((text) => ({ place, row, name, ...(typeof text === 'string' ? { text } : text) }))
  } catch (cause) {
    throw new Error(`${place}: a text is a constant of its file or one of a table of them, TEXTS[key]`, { cause })
  }
}
