import { writeXml, type Xml as XmlElement } from '@shop/czech/write-xml'
import { parseStreetLine } from '@shop/domain/customer/street-line'
import type { DocumentLine, StoredDocument } from '#app/document/stored-document'

type Xml = XmlElement | null

const NAMESPACE = 'http://isdoc.cz/namespace/2013'
const COUNTRIES: Record<string, string> = { CZ: 'Česká republika', SK: 'Slovenská republika' }
const MEANS = { online: 48, transfer: 42, cod: 50, invoice: 42 }
// 0 from below, 1 from above.
const METHODS = { net: 0, gross: 1 }

/** The document in ISDOC 6.0.2, for accounting programs. Elements stand in the order the schema asks for; see docs/isdoc.md. */
export function toIsdoc(document: StoredDocument): string {
  const children: Xml[] = [
    ['DocumentType', document.kind === 'invoice' ? 1 : 2],
    ['ID', document.number],
    ['UUID', document.uuid.toUpperCase()],
    ['IssuingSystem', 'Čenich'],
    ['IssueDate', document.issuedOn],
    ['TaxPointDate', document.taxPointOn],
    ['VATApplicable', 'true'],
    ['ElectronicPossibilityAgreementReference', ''],
    document.reason ? ['Note', document.reason] : null,
    ['LocalCurrencyCode', 'CZK'],
    ['CurrRate', 1],
    ['RefCurrRate', 1],
    ['AccountingSupplierParty', [['Party', supplierParty(document)]]],
    ['AccountingCustomerParty', [['Party', customerParty(document)]]],
    ['OrderReferences', [['OrderReference', [['SalesOrderID', document.orderNumber]], { id: 'O1' }]]],
    originalReferences(document),
    ['InvoiceLines', document.lines.map((line, index) => invoiceLine(document, line, index))],
    ['TaxTotal', [...document.recap.map(taxSubTotal), ['TaxAmount', money(document.tax)]]],
    ['LegalMonetaryTotal', monetaryTotal(document)],
    ['PaymentMeans', [payment(document)]],
  ]
  return writeXml(['Invoice', children, { xmlns: NAMESPACE, version: '6.0.2' }], 'indented')
}

function supplierParty({ supplier }: StoredDocument): Xml[] {
  return [
    ['PartyIdentification', [['ID', supplier.companyId]]],
    ['PartyName', [['Name', supplier.name]]],
    ['PostalAddress', address(supplier)],
    ['PartyTaxScheme', taxScheme(supplier.vatId)],
    ['RegisterIdentification', [['Preformatted', supplier.register]]],
    [
      'Contact',
      [
        ['Telephone', supplier.phone],
        ['ElectronicMail', supplier.email],
      ],
    ],
  ]
}

function customerParty({ customer }: StoredDocument): Xml[] {
  return [
    ['PartyIdentification', [['ID', customer.companyId ?? '']]],
    ['PartyName', [['Name', customer.name]]],
    ['PostalAddress', address(customer)],
    customer.vatId ? ['PartyTaxScheme', taxScheme(customer.vatId)] : null,
  ]
}

function taxScheme(vatId: string): Xml[] {
  return [
    ['CompanyID', vatId],
    ['TaxScheme', 'VAT'],
  ]
}

function address({
  street,
  city,
  zip,
  country,
}: {
  street: string
  city: string
  zip: string
  country: string
}): Xml[] {
  const line = parseStreetLine(street)
  return [
    ['StreetName', line?.street ?? street],
    ['BuildingNumber', line?.number ?? ''],
    ['CityName', city],
    ['PostalZone', zip],
    [
      'Country',
      [
        ['IdentificationCode', country],
        ['Name', COUNTRIES[country] ?? country],
      ],
    ],
  ]
}

function originalReferences({ original }: StoredDocument): Xml {
  if (!original) return null
  const reference: Xml[] = [
    ['ID', original.number],
    ['IssueDate', original.issuedOn],
    ['UUID', original.uuid.toUpperCase()],
  ]
  return ['OriginalDocumentReferences', [['OriginalDocumentReference', reference, { id: 'D1' }]]]
}

function invoiceLine({ basis }: StoredDocument, line: DocumentLine, index: number): Xml {
  const pieces = Math.max(1, line.pieces)
  // A correction of the price alone returns no piece: it is one unit of what was taken off.
  const sign = line.gross < 0 ? -1 : 1
  return [
    'InvoiceLine',
    [
      ['ID', index + 1],
      ['InvoicedQuantity', sign * pieces, { unitCode: 'ks' }],
      ['LineExtensionAmount', money(line.base)],
      ['LineExtensionAmountTaxInclusive', money(line.gross)],
      ['LineExtensionTaxAmount', money(line.tax)],
      ['UnitPrice', unitPrice(line.base, sign * pieces)],
      ['UnitPriceTaxInclusive', unitPrice(line.gross, sign * pieces)],
      [
        'ClassifiedTaxCategory',
        [
          ['Percent', line.vatRate],
          ['VATCalculationMethod', METHODS[basis]],
        ],
      ],
      [
        'Item',
        [
          ['Description', line.name],
          line.ean ? ['CatalogueItemIdentification', [['ID', line.ean]]] : null,
          ['SellersItemIdentification', [['ID', line.code]]],
        ],
      ],
    ],
  ]
}

function taxSubTotal({ rate, base, tax, gross }: StoredDocument['recap'][number]): Xml {
  return [
    'TaxSubTotal',
    [
      ['TaxableAmount', money(base)],
      ['TaxAmount', money(tax)],
      ['TaxInclusiveAmount', money(gross)],
      ['AlreadyClaimedTaxableAmount', money(0)],
      ['AlreadyClaimedTaxAmount', money(0)],
      ['AlreadyClaimedTaxInclusiveAmount', money(0)],
      ['DifferenceTaxableAmount', money(base)],
      ['DifferenceTaxAmount', money(tax)],
      ['DifferenceTaxInclusiveAmount', money(gross)],
      ['TaxCategory', [['Percent', rate]]],
    ],
  ]
}

function monetaryTotal({ base, gross, rounding, payable }: StoredDocument): Xml[] {
  return [
    ['TaxExclusiveAmount', money(base)],
    ['TaxInclusiveAmount', money(gross)],
    ['AlreadyClaimedTaxExclusiveAmount', money(0)],
    ['AlreadyClaimedTaxInclusiveAmount', money(0)],
    ['DifferenceTaxExclusiveAmount', money(base)],
    ['DifferenceTaxInclusiveAmount', money(gross)],
    ['PayableRoundingAmount', money(rounding)],
    ['PaidDepositsAmount', money(0)],
    ['PayableAmount', money(payable)],
  ]
}

function payment(document: StoredDocument): Xml {
  const { supplier, dueOn, variableSymbol, paymentKind, payable } = document
  const [account = '', bank = ''] = supplier.account.split('/')
  return [
    'Payment',
    [
      ['PaidAmount', money(payable)],
      ['PaymentMeansCode', MEANS[paymentKind]],
      [
        'Details',
        [
          ['PaymentDueDate', dueOn],
          ['ID', account],
          ['BankCode', bank],
          ['Name', ''],
          ['IBAN', supplier.iban],
          ['BIC', ''],
          ['VariableSymbol', variableSymbol],
          ['ConstantSymbol', ''],
          ['SpecificSymbol', ''],
        ],
      ],
    ],
  ]
}

function unitPrice(amount: number, pieces: number): string {
  return (amount / 100 / pieces).toFixed(4)
}

function money(halere: number): string {
  return (halere / 100).toFixed(2)
}
