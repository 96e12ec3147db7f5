import { describe, expect, test } from 'vitest'
import { workedInvoice } from '#app/document/document.fixture'
import { toPohoda } from '#app/document/export/to-pohoda'
import type { StoredDocument } from '#app/document/stored-document'

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }
const ORIGINAL = { number: 'FV2026000123', uuid: '0190aaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee', issuedOn: '2026-11-16' }

// The sequences of invoice.xsd and type.xsd, as far as we write them; a reader refuses elements in another order.
const HEADER = `invoiceType number symVar originalDocument date dateTax dateAccounting dateDue classificationVAT text partnerIdentity
  numberOrder paymentType`
const ITEM = 'text quantity unit payVAT rateVAT homeCurrency code'
const SUMS = 'priceNone priceLow priceLowVAT priceLowSum priceHigh priceHighVAT priceHighSum round'
const ADDRESS = 'company name city street zip ico dic country'

async function written(...documents: StoredDocument[]): Promise<string> {
  async function* slices() {
    yield documents
  }
  let text = ''
  for await (const part of toPohoda(slices(), OCTOBER)) text += part
  return text
}

/** Names of the children of the first element of this name, which are written two spaces further in. */
function childrenOf(xml: string, name: string): string[] {
  const [, indent = '', inner = ''] = new RegExp(`\\n( *)<${name}>([\\s\\S]*?)\\n\\1</${name}>`).exec(xml) ?? []
  return [...inner.matchAll(new RegExp(`\\n${indent}  <(?:inv|typ):(\\w+)`, 'g'))].map(([, child]) => child ?? '')
}

function expectSequence(xml: string, element: string, sequence: string): void {
  const order = sequence.split(/\s+/)
  const places = childrenOf(xml, element).map((name) => order.indexOf(name))
  expect(places.length, element).toBeGreaterThan(3)
  expect(places, element).not.toContain(-1)
  expect(places, element).toEqual(places.toSorted((a, b) => a - b))
}

describe('a dataPack of Pohoda', () => {
  const company = { ...workedInvoice().customer, companyId: '27082440', vatId: 'CZ27082440' }
  const note = { kind: 'credit_note', original: ORIGINAL, reason: 'Vrácení' } as const
  test.each([
    ['an invoice of a person', workedInvoice()],
    ['an invoice of a company', workedInvoice({ customer: company })],
    ['a credit note', workedInvoice(note)],
  ])('keeps to the sequences of the schema: %s', async (_name, document) => {
    const xml = await written(document)
    expectSequence(xml, 'inv:invoiceHeader', HEADER)
    expectSequence(xml, 'inv:invoiceItem', ITEM)
    expectSequence(xml, 'typ:address', ADDRESS)
    expect(childrenOf(xml, 'inv:invoiceSummary')).toEqual(['roundingDocument', 'roundingVAT', 'homeCurrency'])
    expectSequence(xml.slice(xml.indexOf('<inv:invoiceSummary>')), 'inv:homeCurrency', SUMS)
  })

  test('has the sums of the worked order, by rate', async () => {
    const xml = await written(workedInvoice({ rounding: 40, payable: 271_550 }))
    for (const [name, amount] of [
      ['priceLow', '2135.35'],
      ['priceLowVAT', '256.24'],
      ['priceHigh', '267.36'],
      ['priceHighVAT', '56.15'],
      ['priceNone', '0.00'],
      ['priceRound', '0.40'],
    ]) {
      expect(xml).toContain(`<typ:${name}>${amount}</typ:${name}>`)
    }
  })

  test('names the invoice that a credit note corrects', async () => {
    const xml = await written(workedInvoice({ ...note, number: 'OD2026000001' }))
    expect(xml).toContain('<inv:invoiceType>issuedCorrectiveTax</inv:invoiceType>')
    expect(xml).toContain('<inv:originalDocument>FV2026000123</inv:originalDocument>')
    expect(xml).toContain('<inv:text>Oprava dokladu FV2026000123: Vrácení</inv:text>')
  })

  test('of nothing is a whole file too', async () => {
    expect(await written()).toMatch(/^<\?xml [\s\S]*<dat:dataPack [^>]*>\n<\/dat:dataPack>\n$/)
  })

  test('stops at a rate that it has no place for', async () => {
    const strange = workedInvoice({ recap: [{ rate: 15, base: 100, tax: 15, gross: 115 }] })
    await expect(written(strange)).rejects.toThrow('FV2026000123')
  })
})
