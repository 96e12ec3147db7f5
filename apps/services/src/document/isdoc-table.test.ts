import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workedInvoice } from '#app/document/document.fixture'
import { toIsdoc } from '#app/document/isdoc'
import type { StoredDocument } from '#app/document/stored-document'

interface Row {
  path: string
  least: number
  most: number
  type: string
}

interface Element {
  name: string
  text: string
  children: Element[]
}

/** The forms of the schema's simple types. */
const FORMS: Record<string, RegExp> = {
  string: /^.*$/su,
  string36: /^.{0,36}$/su,
  string80: /^.{0,80}$/su,
  decimal: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  boolean: /^(true|false)$/,
  currency: /^.{3}$/,
  UUID: /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
  DocumentType: /^[1-7]$/,
  VATCalculationMethod: /^[01]$/,
  PaymentMeansCode: /^(10|20|31|42|48|49|50|97)$/,
}

const ROWS: Row[] = readFileSync(join(import.meta.dirname, '../../../../docs/isdoc.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, path, least, most, type] = /^\| ([A-Za-z/]+) \| (\d)\.\.(\d|n) \| (\S+) \|/.exec(line) ?? []
    return path ? [{ path, least: Number(least), most: most === 'n' ? Infinity : Number(most), type: type ?? '' }] : []
  })

/** Also control characters and halves of pairs. */
const ANY_TEXT = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })

const ORIGINAL = { number: 'FV2026000123', uuid: '0190aaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee', issuedOn: '2026-11-16' }
const COMPANY = { ...workedInvoice().customer, companyId: '27082440', vatId: 'CZ27082440' }

const DOCUMENTS: [what: string, document: StoredDocument][] = [
  ['an invoice of a person', workedInvoice()],
  ['an invoice of a company', workedInvoice({ customer: COMPANY })],
  ['a credit note', workedInvoice({ kind: 'credit_note', original: ORIGINAL, reason: 'Vrácení' })],
  ['an address without a number', workedInvoice({ customer: { ...COMPANY, street: 'Náves' } })],
  ...(['online', 'transfer', 'cod', 'invoice'] as const).map((paymentKind): [string, StoredDocument] => [
    `paid by ${paymentKind}`,
    workedInvoice({ paymentKind }),
  ]),
]

describe.each(DOCUMENTS)('%s', (_what, document) => {
  const root = parse(toIsdoc(document))

  test('writes nothing that the table does not know, and everything that it demands', () => {
    expect(faultsIn(root, '')).toEqual([])
  })
})

test('the table names no element twice and knows each type', () => {
  expect(ROWS.length).toBeGreaterThan(100)
  expect(new Set(ROWS.map(({ path }) => path)).size).toBe(ROWS.length)
  expect(ROWS.filter(({ type }) => type !== '–' && !(type in FORMS))).toEqual([])
})

test('a credit note names its original and no two lines have one number', () => {
  const root = parse(toIsdoc(workedInvoice({ kind: 'credit_note', original: ORIGINAL, reason: 'Vrácení' })))
  const ids = named(named([root], 'InvoiceLines'), 'InvoiceLine').flatMap((line) => named([line], 'ID'))
  expect(new Set(ids.map(({ text }) => text)).size).toBe(ids.length)
  expect(named([root], 'OriginalDocumentReferences')).toHaveLength(1)
})

test('whatever somebody is called, a reader of XML takes the file', () => {
  const whole = parse(toIsdoc(workedInvoice())).children.map(({ name }) => name)
  fc.assert(
    fc.property(ANY_TEXT, ANY_TEXT, (name, street) => {
      const written = toIsdoc(workedInvoice({ customer: { ...COMPANY, name: `\u0000${name}\u000b`, street } }))
      // What XML 1.0 cannot hold, not even escaped, and half of a pair of surrogates, which no file can.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
      expect(written.isWellFormed()).toBe(true)
      expect(parse(written).children.map(({ name }) => name)).toEqual(whole)
    }),
    { numRuns: 25 },
  )
})

/** What keeps this element and everything in it from being what the table says. */
function faultsIn(element: Element, path: string): string[] {
  const inside = ROWS.filter((row) => row.path.replace(/\/?[^/]+$/, '') === path)
  const order = inside.map((row) => row.path.slice(path ? path.length + 1 : 0))
  const places = element.children.map(({ name }) => order.indexOf(name))
  const here = path || 'Invoice'
  return [
    ...(places.includes(-1) ? [`an unknown element in ${here}`] : []),
    ...(places.some((place, index) => place < (places[index - 1] ?? 0)) ? [`another order in ${here}`] : []),
    ...inside.flatMap((row, place) =>
      faultsOf(
        row,
        element.children.filter((_one, index) => places[index] === place),
      ),
    ),
  ]
}

function faultsOf({ path, least, most, type }: Row, found: Element[]): string[] {
  const isCounted = found.length >= least && found.length <= most
  const inside = found.flatMap((one) => {
    if (type === '–') return faultsIn(one, path)
    return FORMS[type]?.test(one.text) ? [] : [`${path} is no ${type}: ${one.text}`]
  })
  return [...(isCounted ? [] : [`${found.length} × ${path}`]), ...inside]
}

function named(elements: Element[], name: string): Element[] {
  return elements.flatMap(({ children }) => children.filter((child) => child.name === name))
}

/** Enough of a reader for what we write: elements, attributes, text. */
function parse(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open: Element[] = [root]
  for (const [, close, name = '', words = ''] of xml.matchAll(/<(\/?)([A-Za-z_]+)[^>]*>([^<]*)/g)) {
    if (close) {
      open.pop()
      continue
    }
    const element: Element = {
      name,
      text: words.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  return root.children[0] as Element
}
