import { readNewMigration } from './new-migration.ts'
import type { Statement } from './split-statements.ts'

/** `-- locks: …` above a statement says why it may: a table that stays small, a moment when nobody buys. */
const EXCUSE = /^locks: \S.{10,}/

const NEW_TABLE = /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/
const ALTER = /^alter table (?:if exists )?(?:only )?([\w."]+)/
const INDEX = /^create (?:unique )?index (concurrently )?(?:if not exists )?(?:[\w"]+ )?on (?:only )?([\w."]+)/
const VOLATILE =
  /\badd (?:column )?.*\bdefault [^,]*\b(?:random|clock_timestamp|timeofday|gen_random_uuid|uuidv4|uuidv7|nextval) ?\(/
const FILLED = /\badd (?:column )?.*(?:\bgenerated\b|\b(?:small|big)?serial\b)/
const RETYPED = /\balter (?:column )?[\w"]+ (?:set data )?type\b/
const REQUIRED = /\balter (?:column )?[\w"]+ set not null\b/
const CHECKED = /\badd (?:constraint|column|check|foreign).*\b(?:check|references|foreign key)\b/
const UNIQUE = /\badd (?:constraint [\w"]+ )?(?:unique|primary key)\b/
const WHOLE =
  /^(?:reindex|cluster|vacuum full|lock|drop index|refresh materialized view|alter type [\w."]+ (?:alter|drop|rename))\b/

/** Statements that hold a table which customers read or write for as long as it is large. */
export function checkMigration(path: string, read: () => string): string[] {
  const migration = readNewMigration(path, read)
  if (migration === null) return []
  const { up, statements } = migration
  const isWhole = !/^-- migrate:up transaction:false/m.test(up)
  const made = new Set(statements.flatMap(({ text }) => NEW_TABLE.exec(text)?.[1] ?? []))
  const isValidated = statements.some(({ text }) => /\bvalidate constraint\b/.test(text))
  return statements.flatMap((statement) => {
    const hazard = findHazard(statement, { made, isValidated, isWhole })
    return hazard === null ? [] : [`${path}:${statement.line}: ${hazard}`]
  })
}

interface Surroundings {
  /** Tables of this very file: nobody waits for them yet. */
  made: ReadonlySet<string>
  isValidated: boolean
  /** All of the file is one transaction. */
  isWhole: boolean
}

function findHazard({ text, comments }: Statement, around: Surroundings): string | null {
  if (/\bconcurrently\b/.test(text)) {
    return around.isWhole ? 'concurrently needs a file of its own that begins "-- migrate:up transaction:false"' : null
  }
  if (comments.some((comment) => EXCUSE.test(comment))) return null
  const index = INDEX.exec(text)?.[2]
  if (index !== undefined && !around.made.has(index)) return 'an index of a table in use is made concurrently'
  if (WHOLE.test(text)) return 'this locks the whole of a table in use'
  const table = ALTER.exec(text)?.[1]
  return table === undefined || around.made.has(table) ? null : findHazardOfColumn(text, around.isValidated)
}

function findHazardOfColumn(text: string, isValidated: boolean): string | null {
  if (VOLATILE.test(text) || FILLED.test(text)) return 'a column whose value differs from row to row rewrites the table'
  if (RETYPED.test(text)) return 'another type rewrites the table: add a column, fill it, change over'
  if (REQUIRED.test(text) && !isValidated) {
    return 'not null reads the whole table under lock: add a check not valid and validate it in a file before'
  }
  if (UNIQUE.test(text) && !/\busing index\b/.test(text)) return 'unique takes an index made concurrently before'
  if (CHECKED.test(text) && !/\bnot valid\b/.test(text)) {
    return 'a constraint is added not valid and validated in a file of its own'
  }
  return null
}
