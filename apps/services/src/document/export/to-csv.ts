import type { StoredDocument } from '#app/document/stored-document'

const HEAD = [
  ...['Číslo', 'Druh', 'Vystaveno', 'DUZP', 'Splatnost', 'VS', 'Objednávka', 'Opravuje', 'Důvod opravy'],
  ...['Odběratel', 'IČO', 'DIČ', 'Země', 'Platba', 'Sazba DPH', 'Základ', 'DPH', 'S DPH', 'Zaokrouhlení', 'K úhradě'],
]
const KINDS = { invoice: 'faktura', credit_note: 'opravný doklad' }

/** One row for each rate of a document; what belongs to all of it stands in its first row, so columns add up. A Czech spreadsheet opens it: semicolons, decimal commas and a mark of UTF-8. */
export async function* toCsv(slices: AsyncIterable<StoredDocument[]>): AsyncGenerator<string> {
  yield `\uFEFF${toLine(HEAD)}`
  for await (const slice of slices) yield slice.map(toRows).join('')
}

function toRows(document: StoredDocument): string {
  const { customer, recap } = document
  const head = [
    ...[document.number, KINDS[document.kind], document.issuedOn, document.taxPointOn, document.dueOn],
    ...[document.variableSymbol, document.orderNumber, document.original?.number ?? '', document.reason],
    ...[customer.name, customer.companyId ?? '', customer.vatId ?? '', customer.country, document.paymentName],
  ]
  return recap
    .map(({ rate, base, tax, gross }, index) => {
      const whole = index === 0 ? [money(document.rounding), money(document.payable)] : [money(0), money(0)]
      return toLine([...head, String(rate).replace('.', ','), money(base), money(tax), money(gross), ...whole])
    })
    .join('')
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(';')}\r\n`
}

const NUMBER = /^-?\d+(,\d+)?$/

/** A cell that begins like a formula would be computed by whoever opens the file. */
function toCell(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

function money(halere: number): string {
  return (halere / 100).toFixed(2).replace('.', ',')
}
