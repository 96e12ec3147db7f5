import { createLru } from './lru.ts'

const VERB = /^(?:\s|--[^\n]*\n)*(\w+)/
/** Ours name their schema, those of libraries are quoted; what has neither is no table (`extract(epoch from now())`). */
const OBJECT = /\b(?:from|into|update|join)\s+(?:only\s+)?("?\w+"?\."?\w+"?|"\w+")/i
const CALLED = /\b(\w+\.\w+)\s*\(/
const LITERAL = /'(?:[^']|'')*'/g
const LONGEST = 1000
const KEPT = 500

const summaries = createLru<string>(KEPT)

/** A few words for a figure or the name of a span: there are as many of them as verbs and tables. */
export function summarizeStatement(text: string): string {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const object = (OBJECT.exec(text) ?? CALLED.exec(text))?.[1]?.replaceAll('"', '')
  const summary = object === undefined ? verb : `${verb} ${object}`
  summaries.set(text, summary)
  return summary
}

/** The text on one line, with places for its values and without any: what somebody has asked for is not for operators. */
export function toStatementText(text: string): string {
  return text.replace(LITERAL, "'…'").replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
