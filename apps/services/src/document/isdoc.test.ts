import { describe, expect, test } from 'vitest'
import { workedInvoice } from '#app/document/document.fixture'
import { toIsdoc } from '#app/document/isdoc'

interface Element {
  name: string
  text: string
  children: Element[]
}

// The sequence of the schema (6.0.2); a reader refuses elements in another order. Marked ones must be there.
const INVOICE = `DocumentType! SubDocumentType SubDocumentTypeOrigin TargetConsolidator ClientOnTargetConsolidator ClientBankAccount ID!
  UUID! EgovFlag ISDS_ID FileReference ReferenceNumber EgovClassifiers IssuingSystem IssueDate! TaxPointDate VATApplicable!
  ElectronicPossibilityAgreementReference! Note LocalCurrencyCode! ForeignCurrencyCode CurrRate! RefCurrRate! Extensions
  AccountingSupplierParty! SellerSupplierParty AccountingCustomerParty! BuyerCustomerParty OrderReferences DeliveryNoteReferences
  OriginalDocumentReferences ContractReferences Delivery InvoiceLines! NonTaxedDeposits TaxedDeposits TaxTotal!
  LegalMonetaryTotal! PaymentMeans SupplementsList`
const LINE = `ID! OrderReference DeliveryNoteReference OriginalDocumentReference ContractReference EgovClassifier InvoicedQuantity
  LineExtensionAmountCurr LineExtensionAmount! LineExtensionAmountBeforeDiscount LineExtensionAmountTaxInclusiveCurr
  LineExtensionAmountTaxInclusive! LineExtensionAmountTaxInclusiveBeforeDiscount LineExtensionTaxAmount! UnitPrice!
  UnitPriceTaxInclusive! ClassifiedTaxCategory! Note VATNote Item Extensions`
const PARTY = 'PartyIdentification! PartyName! PostalAddress! PartyTaxScheme RegisterIdentification Contact'
const SUB_TOTAL = `TaxableAmount! TaxAmount! TaxInclusiveAmount! AlreadyClaimedTaxableAmount! AlreadyClaimedTaxAmount!
  AlreadyClaimedTaxInclusiveAmount! DifferenceTaxableAmount! DifferenceTaxAmount! DifferenceTaxInclusiveAmount! TaxCategory!`
const TOTAL = `TaxExclusiveAmount! TaxInclusiveAmount! AlreadyClaimedTaxExclusiveAmount! AlreadyClaimedTaxInclusiveAmount!
  DifferenceTaxExclusiveAmount! DifferenceTaxInclusiveAmount! PayableRoundingAmount PaidDepositsAmount! PayableAmount!`
const ADDRESS = 'StreetName! BuildingNumber! CityName! PostalZone! Country!'
const ITEM =
  'Description CatalogueItemIdentification SellersItemIdentification SecondarySellersItemIdentification BuyersItemIdentification'
// Where each sequence stands; every element found there must keep to it.
const PARTS: readonly (readonly [path: string, sequence: string])[] = [
  ['AccountingSupplierParty', 'Party!'],
  ['AccountingSupplierParty/Party/PartyIdentification', 'UserID CatalogFirmIdentification ID!'],
  ['AccountingSupplierParty/Party/PartyName', 'Name!'],
  ['AccountingSupplierParty/Party/PostalAddress', ADDRESS],
  ['AccountingSupplierParty/Party/PostalAddress/Country', 'IdentificationCode! Name!'],
  ['AccountingSupplierParty/Party/PartyTaxScheme', 'CompanyID! TaxScheme!'],
  ['AccountingSupplierParty/Party/RegisterIdentification', 'Preformatted!'],
  ['AccountingSupplierParty/Party/Contact', 'Name Telephone ElectronicMail'],
  ['AccountingCustomerParty/Party/PartyIdentification', 'UserID CatalogFirmIdentification ID!'],
  ['AccountingCustomerParty/Party/PostalAddress', ADDRESS],
  ['InvoiceLines/InvoiceLine/ClassifiedTaxCategory', 'Percent! VATCalculationMethod! VATApplicable LocalReverseCharge'],
  ['InvoiceLines/InvoiceLine/Item', ITEM],
  ['TaxTotal', 'TaxSubTotal! TaxAmountCurr TaxAmount!'],
  ['TaxTotal/TaxSubTotal/TaxCategory', 'Percent! TaxScheme VATApplicable LocalReverseChargeFlag'],
  ['PaymentMeans', 'Payment! AlternateBankAccounts'],
  ['PaymentMeans/Payment', 'PaidAmount! PaymentMeansCode! Details!'],
]
const DETAILS = 'PaymentDueDate! ID! BankCode! Name! IBAN! BIC! VariableSymbol ConstantSymbol SpecificSymbol'

function expectSequence(element: Element | undefined, sequence: string): void {
  const allowed = sequence.split(/\s+/).filter(Boolean)
  const names = element?.children.map(({ name }) => name) ?? []
  const order = allowed.map((name) => name.replace('!', ''))
  const places = names.map((name) => order.indexOf(name))
  expect(places, `unknown child of ${element?.name}: ${names}`).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const name of allowed.filter((one) => one.endsWith('!'))) expect(names).toContain(name.replace('!', ''))
}

describe('the worked order', () => {
  const root = parse(toIsdoc(workedInvoice()))

  test('keeps to the structure of the schema', () => {
    expect(root.name).toBe('Invoice')
    expectSequence(root, INVOICE)
    expectSequence(find(root, 'AccountingSupplierParty/Party'), PARTY)
    expectSequence(find(root, 'AccountingCustomerParty/Party'), PARTY)
    for (const line of find(root, 'InvoiceLines')?.children ?? []) expectSequence(line, LINE)
    for (const sub of all(root, 'TaxTotal/TaxSubTotal')) expectSequence(sub, SUB_TOTAL)
    expectSequence(find(root, 'LegalMonetaryTotal'), TOTAL)
    expectSequence(find(root, 'PaymentMeans/Payment/Details'), DETAILS)
  })

  test.each(PARTS)('keeps to it inside %s', (path, sequence) => {
    const found = all(root, path)
    expect(found.length).toBeGreaterThan(0)
    for (const element of found) expectSequence(element, sequence)
  })

  test('is of the version it names, with dots in amounts, whole days and no foreign currency', () => {
    const xml = toIsdoc(workedInvoice())
    expect(xml).toContain('<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2">')
    expect(xml).not.toMatch(/<\w+Curr>|ForeignCurrencyCode/)
    const leaves = [...xml.matchAll(/<(\w*(?:Amount|Date))>([^<]*)</g)]
    for (const [, name = '', value] of leaves) {
      expect(value, name).toMatch(name.endsWith('Date') ? /^\d{4}-\d{2}-\d{2}$/ : /^-?\d+\.\d{2}$/)
    }
    expect(leaves.length).toBeGreaterThan(30)
  })

  test.each([
    ['online', '48'],
    ['transfer', '42'],
    ['invoice', '42'],
    ['cod', '50'],
  ] as const)('paid by %s it carries the code %s', (paymentKind, code) => {
    const paid = parse(toIsdoc(workedInvoice({ paymentKind })))
    expect(text(paid, 'PaymentMeans/Payment/PaymentMeansCode')).toBe(code)
  })

  test('says the amounts that are stored', () => {
    expect(text(root, 'LegalMonetaryTotal/PayableAmount')).toBe('2715.10')
    const subs = all(root, 'TaxTotal/TaxSubTotal').map((sub) => [text(sub, 'TaxableAmount'), text(sub, 'TaxAmount')])
    expect(subs).toEqual([
      ['2135.35', '256.24'],
      ['267.36', '56.15'],
    ])
    expect(text(root, 'TaxTotal/TaxAmount')).toBe('312.39')
    expect(all(root, 'InvoiceLines/InvoiceLine').map((line) => text(line, 'LineExtensionAmountTaxInclusive'))).toEqual([
      '2322.00',
      '314.10',
      '69.59',
      '9.41',
    ])
  })

  test('names who, when and under which symbol', () => {
    expect(text(root, 'DocumentType')).toBe('1')
    expect(text(root, 'UUID')).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/)
    expect(text(root, 'TaxPointDate')).toBe('2026-11-15')
    expect(text(root, 'AccountingCustomerParty/Party/PostalAddress/BuildingNumber')).toBe('2048/5a')
    expect(text(root, 'PaymentMeans/Payment/Details/VariableSymbol')).toBe('2026000123')
    expect(text(root, 'InvoiceLines/InvoiceLine/Item/CatalogueItemIdentification/ID')).toBe('8590000000008')
  })

  test('takes names as they are, whatever letters they hold', () => {
    const second = all(root, 'InvoiceLines/InvoiceLine')[1]
    expect(second && text(second, 'Item/Description')).toBe('Obojek žlutý „Čmuchal“, vel. M & popruh <2 cm>')
  })
})

test('a character XML does not know is left out: books refuse a file that holds one', () => {
  expect(toIsdoc(workedInvoice({ kind: 'credit_note', reason: 'Vrá\u0000ce\u0001ní\u000b' }))).toContain('>Vrácení<')
})

test('a credit note names the document it corrects', () => {
  const original = { number: 'FV2026000123', uuid: '0190aaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee', issuedOn: '2026-11-16' }
  const root = parse(
    toIsdoc(workedInvoice({ kind: 'credit_note', number: 'OD2026000012', original, reason: 'Vrácení' })),
  )
  expectSequence(root, INVOICE)
  expect(text(root, 'DocumentType')).toBe('2')
  expect(text(root, 'OriginalDocumentReferences/OriginalDocumentReference/ID')).toBe('FV2026000123')
  expect(text(root, 'Note')).toBe('Vrácení')
})

/** Enough of a reader for what we write: elements, attributes, text. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function parse(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open: Element[] = [root]
  for (const [, close, name = '', self, words] of xml.matchAll(/<(\/?)([A-Za-z_]+)[^>]*?(\/?)>([^<]*)/g)) {
    if (close) {
      open.pop()
      continue
    }
    const element = {
      name,
      text: (words ?? '').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? ''),
      children: [],
    }
    open.at(-1)?.children.push(element)
    if (!self) open.push(element)
  }
  return root.children[0] as Element
}

function all(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce((found, step) => found.flatMap(({ children }) => children.filter(({ name }) => name === step)), [element])
}

function find(element: Element, path: string): Element | undefined {
  return all(element, path)[0]
}

function text(element: Element, path: string): string | undefined {
  return find(element, path)?.text
}
