import { type Statement, splitStatements } from './split-statements.ts'

/** What stood before the rules about migrations and has run everywhere; nothing above it is exempt. */
const LANDED = 65
const NAME = /^database\/migrations\/(\d{4})-/

interface NewMigration {
  /** The way up as it is written. */
  up: string
  statements: Statement[]
}

/** Null when the file is no migration, or one from before the rules. */
export function readNewMigration(path: string, read: () => string): NewMigration | null {
  const number = NAME.exec(path)?.[1]
  if (number === undefined || Number(number) <= LANDED) return null
  const sql = read()
  const [up = sql] = sql.split(/^-- migrate:down/m)
  return { up, statements: splitStatements(up) }
}
