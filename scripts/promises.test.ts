import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

interface Row {
  id: string
  sentence: string
  pages: string
  kept: string
}

const rows = parseLedger(readFileSync(join(ROOT, 'docs/promises.md'), 'utf8'))

function parseLedger(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| P\d/.test(line))
    .map((line) => {
      const [, id = '', sentence = '', pages = '', kept = ''] = line.split('|').map((cell) => cell.trim())
      return { id, sentence, pages, kept }
    })
}

/** What is wrong with a row, in words; null when nothing is. */
function faultOf({ pages, kept, sentence }: Row): string | null {
  if (!/^„.+“$/.test(sentence)) return 'the sentence is not quoted'
  if (pages === '') return 'no page says it'
  const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(kept) ?? []
  if (!file) return 'no test keeps it'
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(ROOT, file))) return `there is no ${file}`
  return titlesIn(file).has(title) ? null : `${file} has no test "${title}"`
}

function titlesIn(file: string): Set<string> {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return new Set(
    [...source.matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.+?)\1,/g)].map(([, , title = '']) => title),
  )
}

test('every promise has its sentence, its pages and a test that keeps it', () => {
  expect(rows.length).toBeGreaterThan(100)
  const faults = rows.flatMap((row) => {
    const fault = faultOf(row)
    return fault ? [`${row.id}: ${fault}`] : []
  })
  expect(faults).toEqual([])
})

test('no promise is written down twice under one number', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the sentences stand in the texts of the shop, word by word', () => {
  const texts = SOURCES.map(([folder, ending]) => textsUnder(folder, ending)).join('\n')
  const gone = rows.flatMap(({ id, sentence }) =>
    sentence
      .slice(1, -1)
      .split('…')
      .map((part) => plain(part).trim())
      .filter((part) => part !== '' && !texts.includes(part))
      .map((part) => `${id}: ${part}`),
  )
  expect(gone, 'the text has changed: so has the promise').toEqual([])
})

const SOURCES: [string, string][] = [
  ['database/seed/demo/editorial', '.json'],
  ['database/migrations', '.sql'],
  ['apps/storefront/app/texts', '.ts'],
  ['apps/storefront/app/features', '.tsx'],
  ['apps/services/src', '-mails.ts'],
]

function textsUnder(folder: string, ending: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => plain(readFileSync(join(ROOT, folder, name), 'utf8')))
    .join('\n')
}

/** Without marks of Markdown, hard spaces and cells of tables, which a ledger cannot print. */
function plain(text: string): string {
  return text
    .replace(/\\u00a0|\u00a0|\\n/g, ' ')
    .replace(/\*\*/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\|/g, '/')
    .replace(/\s+/g, ' ')
}

test.each([
  ['a test that is gone', { kept: '`scripts/promises.test.ts` › nobody wrote this' }, 'has no test'],
  ['a file that is gone', { kept: '`scripts/nothing.test.ts` › x' }, 'there is no'],
  ['a promise nobody makes', { pages: '' }, 'no page'],
  ['a promise for later', { kept: 'missing: partners' }, 'no test keeps it'],
  ['an empty cell', { kept: '' }, 'no test keeps it'],
])('notices %s', (_what, change, fault) => {
  const row = {
    id: 'P0',
    sentence: '„Slib.“',
    pages: '/',
    kept: '`scripts/promises.test.ts` › no promise is written down twice under one number',
    ...change,
  }
  expect(faultOf(row)).toContain(fault)
})
