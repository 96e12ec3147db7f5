import { readNewMigration } from './new-migration.ts'

/** `-- contract: …` above a statement says since which release nobody asks for what goes. */
const EXCUSE = /^contract: \S.{10,}/

const DROPPED =
  /^drop (?:table|(?:materialized )?view|function|procedure|type|schema|sequence) (?:if exists )?([\w."]+)/
const LOST_COLUMN =
  /^alter table (?:if exists )?(?:only )?[\w."]+ .*\bdrop (?:column )?(?!constraint\b|not\b|default\b|expression\b|identity\b)[\w"]+/
const RENAMED = /^alter \w+ .*\brename\b/
const STRICTER =
  /^alter table (?:if exists )?(?:only )?([\w."]+) .*\badd (?:column )?(?!constraint\b)[\w"]+ [^,]*\bnot null\b(?![^,]*\bdefault\b)/
const MADE =
  /^create (?:or replace )?(?:unlogged )?(?:table|(?:materialized )?view|function|procedure|type|schema|sequence) (?:if not exists )?([\w."]+)/

/**
 * While a release rolls out, and after it was rolled back, the one before runs with the database of the one after. So a release only
 * adds; what nobody asks for any more goes with a later one.
 */
export function checkTwoSteps(path: string, read: () => string): string[] {
  const { statements } = readNewMigration(path, read) ?? { statements: [] }
  const made = new Set(statements.flatMap(({ text }) => MADE.exec(text)?.[1] ?? []))
  return statements.flatMap(({ text, comments, line }) => {
    if (comments.some((comment) => EXCUSE.test(comment))) return []
    const fault = findFault(text, made)
    return fault === null ? [] : [`${path}:${line}: ${fault}`]
  })
}

function findFault(text: string, made: ReadonlySet<string>): string | null {
  const dropped = DROPPED.exec(text)?.[1]
  if (dropped !== undefined) {
    return made.has(dropped) ? null : 'the release before still asks for it: drop it with the next one (-- contract: …)'
  }
  if (RENAMED.test(text)) return 'the release before knows the old name only: add the new one beside it'
  if (LOST_COLUMN.test(text))
    return 'the release before still writes this column: drop it with the next one (-- contract: …)'
  const stricter = STRICTER.exec(text)?.[1]
  return stricter !== undefined && !made.has(stricter)
    ? 'the release before does not fill this column: give it a default'
    : null
}
