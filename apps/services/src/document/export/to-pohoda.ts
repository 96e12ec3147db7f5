import { writeElement, type Xml } from '@shop/czech/write-xml'
import { xmlText } from '@shop/czech/xml-text'
import type { IssuedBetween } from '#app/document/documents.sql'
import type { DocumentLine, StoredDocument } from '#app/document/stored-document'

const SCHEMA = 'http://www.stormware.cz/schema/version_2'
const TYPES = { invoice: 'issuedInvoice', credit_note: 'issuedCorrectiveTax' }
const PAYMENTS = { online: 'creditcard', transfer: 'draft', cod: 'delivery', invoice: 'draft' }
/** Pohoda knows rates by their place, and by the day of supply which percents they are. */
const RATES = new Map([
  [21, 'high'],
  [12, 'low'],
  [0, 'none'],
] as const)

/**
 * Invoices and credit notes as one dataPack of Pohoda (data.xsd and invoice.xsd, version 2.0). Sums of a document are those of its
 * recapitulation, to the haléř; nothing is computed here but the price of one piece.
 */
export async function* toPohoda(
  slices: AsyncIterable<StoredDocument[]>,
  { from, to }: IssuedBetween,
): AsyncGenerator<string> {
  let isOpen = false
  for await (const slice of slices) {
    const [first] = slice
    if (!isOpen) yield head(first?.supplier.companyId ?? '', from, to)
    isOpen = true
    yield slice.map((document) => `\n  ${writeElement(packItem(document), '\n  ')}`).join('')
  }
  if (!isOpen) yield head('', from, to)
  yield '\n</dat:dataPack>\n'
}

function head(companyId: string, from: string, to: string): string {
  const names = ['dat', 'inv', 'typ'].map((name) => `xmlns:${name}="${SCHEMA}/${FILES[name]}.xsd"`).join(' ')
  const about = `version="2.0" id="doklady-${from}-${to}" ico="${xmlText(companyId)}" application="Čenich" note="Doklady ${from} až ${to}"`
  return `<?xml version="1.0" encoding="utf-8"?>\n<dat:dataPack ${about} ${names}>`
}

const FILES: Record<string, string> = { dat: 'data', inv: 'invoice', typ: 'type' }

function packItem(document: StoredDocument): Xml {
  const invoice: Xml = [
    'inv:invoice',
    [
      ['inv:invoiceHeader', header(document)],
      ['inv:invoiceDetail', document.lines.map((line) => item(document, line))],
      ['inv:invoiceSummary', summary(document)],
    ],
    { version: '2.0' },
  ]
  return ['dat:dataPackItem', [invoice], { id: document.number, version: '2.0' }]
}

function header(document: StoredDocument): (Xml | null)[] {
  const { original, reason, orderNumber } = document
  const about = original ? `Oprava dokladu ${original.number}: ${reason}` : `Objednávka ${orderNumber}`
  return [
    ['inv:invoiceType', TYPES[document.kind]],
    ['inv:number', [['typ:numberRequested', document.number]]],
    ['inv:symVar', document.variableSymbol],
    original ? ['inv:originalDocument', original.number] : null,
    ['inv:date', document.issuedOn],
    ['inv:dateTax', document.taxPointOn],
    ['inv:dateAccounting', document.taxPointOn],
    ['inv:dateDue', document.dueOn],
    // Everything is sold at home; another kind of supply is not invoiced by the shop yet.
    ['inv:classificationVAT', [['typ:classificationVATType', 'inland']]],
    ['inv:text', cut(about, 240)],
    ['inv:partnerIdentity', [['typ:address', address(document)]]],
    ['inv:numberOrder', orderNumber],
    ['inv:paymentType', [['typ:paymentType', PAYMENTS[document.paymentKind]]]],
  ]
}

function address({ customer }: StoredDocument): (Xml | null)[] {
  const { name, street, city, zip, country, companyId, vatId } = customer
  return [
    companyId ? ['typ:company', cut(name, 255)] : null,
    companyId ? null : ['typ:name', cut(name, 64)],
    ['typ:city', cut(city, 45)],
    ['typ:street', cut(street, 64)],
    ['typ:zip', cut(zip, 15)],
    companyId ? ['typ:ico', companyId] : null,
    vatId ? ['typ:dic', vatId] : null,
    ['typ:country', [['typ:ids', country]]],
  ]
}

function item({ basis, number }: StoredDocument, line: DocumentLine): Xml {
  // A correction of the price alone returns no piece: it is one unit of what was taken off.
  const pieces = Math.max(1, line.pieces) * (line.gross < 0 ? -1 : 1)
  const whole = basis === 'gross' ? line.gross : line.base
  return [
    'inv:invoiceItem',
    [
      ['inv:text', cut(line.name, 90)],
      ['inv:quantity', pieces],
      ['inv:unit', 'ks'],
      ['inv:payVAT', basis === 'gross' ? 'true' : 'false'],
      ['inv:rateVAT', rateOf(line.vatRate, number)],
      [
        'inv:homeCurrency',
        [
          ['typ:unitPrice', (whole / 100 / pieces).toFixed(4)],
          ['typ:price', money(line.base)],
          ['typ:priceVAT', money(line.tax)],
          ['typ:priceSum', money(line.gross)],
        ],
      ],
      ['inv:code', cut(line.code, 64)],
    ],
  ]
}

function summary({ recap, rounding, number }: StoredDocument): Xml[] {
  const amounts = { none: NOTHING, low: NOTHING, high: NOTHING }
  for (const row of recap) amounts[rateOf(row.rate, number)] = row
  const { none, low, high } = amounts
  return [
    ['inv:roundingDocument', 'none'],
    ['inv:roundingVAT', 'none'],
    [
      'inv:homeCurrency',
      [
        ['typ:priceNone', money(none.gross)],
        ['typ:priceLow', money(low.base)],
        ['typ:priceLowVAT', money(low.tax)],
        ['typ:priceLowSum', money(low.gross)],
        ['typ:priceHigh', money(high.base)],
        ['typ:priceHighVAT', money(high.tax)],
        ['typ:priceHighSum', money(high.gross)],
        ['typ:round', [['typ:priceRound', money(rounding)]]],
      ],
    ],
  ]
}

const NOTHING = { base: 0, tax: 0, gross: 0 }

/** A file with a tax in the wrong place is worse than none. */
function rateOf(rate: number, number: string): 'high' | 'low' | 'none' {
  const place = (RATES as ReadonlyMap<number, 'high' | 'low' | 'none'>).get(rate)
  if (!place) throw new Error(`Document ${number} has a rate that Pohoda is not told about: ${rate}.`)
  return place
}

/** By characters, not by halves of them. */
function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}

function money(halere: number): string {
  return (halere / 100).toFixed(2)
}
