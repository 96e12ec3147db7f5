import { createHash } from 'node:crypto'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { recapVat } from '@shop/domain/money/vat-recap'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { workedInvoice } from '#app/document/document.fixture'
import { insertDocument } from '#app/document/documents.sql'
import type { DocumentLine } from '#app/document/stored-document'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { placeOrder, query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop({}, 'tampered')
const FIRST_DAY = Date.UTC(2025, 0, 1)
const DAYS = 60
const dayOf = (index: number) => new Date(FIRST_DAY + index * 86_400_000).toISOString().slice(0, 10)

type Format = 'pohoda' | 'isdoc' | 'csv'
interface Sums {
  count: number
  base: number
  tax: number
  gross: number
  payable: number
}

let accountant: Browser
/** A small generator of ours: the same documents in every run. */
let seed = 7
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}

function line(orderLine: number, sign: number): DocumentLine {
  const vatRate = [21, 12, 0][random(3)] ?? 0
  const amount = sign * (1 + random(300_000))
  const [row] = recapVat([{ vatRate, amount }], 'gross')
  if (!row) throw new Error('There is no row.')
  const { base, tax, gross } = row
  const printed = {
    ean: null,
    name: `Řádek "${orderLine}"; <b> & spol.`,
    code: `CN-${orderLine}`,
    kind: 'goods' as const,
  }
  return { orderLine, ...printed, pieces: 1 + random(4), vatRate, full: amount, discount: 0, amount, base, tax, gross }
}

async function issue(orderId: number, sequence: number, originalId: number | null): Promise<number> {
  const sign = originalId === null ? 1 : -1
  const lines = Array.from({ length: 1 + random(3) }, (_, index) => line(index + 1, sign))
  const recap = recapVat(lines, 'gross')
  const sum = (of: 'base' | 'tax' | 'gross') => recap.reduce((all, row) => all + row[of], 0)
  const gross = sum('gross')
  const rounding = random(3) === 0 ? Math.round(gross / 100) * 100 - gross : 0
  const issuedOn = dayOf(random(DAYS))
  const series = originalId === null ? 'FV' : 'OD'
  const number = `${series}2025${String(sequence).padStart(6, '0')}`
  const { id: _id, uuid: _uuid, orderNumber: _number, original: _original, lines: _lines, ...sample } = workedInvoice()
  const amounts = { recap, base: sum('base'), tax: sum('tax'), gross, rounding, payable: gross + rounding, paid: 0 }
  const place = { orderId, series, year: 2025, sequence, number, originalId, refundId: null, issuedOn }
  const kind = originalId === null ? ('invoice' as const) : ('credit_note' as const)
  const reason = originalId === null ? '' : '=HYPERLINK("x")'
  const document = { ...sample, ...place, ...amounts, kind, reason, taxPointOn: issuedOn, dueOn: issuedOn }
  return insertDocument(shop.deps.pool, document, lines, new Date(`${issuedOn}T10:00:00Z`))
}

beforeAll(async () => {
  accountant = await newStaff(shop, 'staff_accounting')
  for (let index = 1; index <= 12; index += 1) {
    const { orderId } = await placeOrder(shop)
    const invoice = await issue(orderId, index, null)
    for (let note = 0; note < 4; note += 1) await issue(orderId, (index - 1) * 4 + note + 1, invoice)
  }
}, 120_000)

async function download(format: Format, from: string, to: string, who: Browser = accountant) {
  const cookie = [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const url = `/staff/exports/${format}?from=${from}&to=${to}`
  const { statusCode, rawPayload, headers } = await shop.app.inject({ method: 'GET', url, headers: { cookie } })
  return { status: statusCode, bytes: rawPayload, headers }
}

/** What the database says, asked from the lines of tax alone. */
async function oracle(from: string, to: string): Promise<Sums> {
  const [sums] = await query<Sums>(
    shop,
    `select count(distinct d.id)::int as count, coalesce(sum(r.base), 0)::int as base, coalesce(sum(r.tax), 0)::int as tax,
            coalesce(sum(r.gross), 0)::int as gross,
            (coalesce(sum(r.gross), 0) + (select coalesce(sum(rounding), 0) from shop.documents where issued_on between $1 and $2))::int as payable
       from shop.documents d cross join lateral jsonb_to_recordset(d.recap) as r (base bigint, tax bigint, gross bigint)
      where d.issued_on between $1 and $2`,
    [from, to],
  )
  if (!sums) throw new Error('There are no sums.')
  return sums
}

const halere = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
const total = (texts: Iterable<RegExpMatchArray>) => [...texts].reduce((sum, [, text]) => sum + halere(text ?? ''), 0)

function sumPohoda(xml: string): Sums {
  expectWellFormed(xml)
  const of = (name: string) => total(xml.matchAll(new RegExp(`<typ:${name}>(-?[\\d.]+)</typ:${name}>`, 'g')))
  const none = of('priceNone')
  const [base, tax] = [none + of('priceLow') + of('priceHigh'), of('priceLowVAT') + of('priceHighVAT')]
  const gross = none + of('priceLowSum') + of('priceHighSum')
  return { count: xml.split('<dat:dataPackItem ').length - 1, base, tax, gross, payable: gross + of('priceRound') }
}

function sumCsv(csv: string): Sums {
  const [, ...rows] = csv.split('\r\n').filter(Boolean)
  const cells = rows.map((row) => [...row.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell]) => cell ?? ''))
  const of = (column: number) => cells.reduce((sum, row) => sum + halere(row[column] ?? ''), 0)
  const count = new Set(cells.map(([number]) => number)).size
  return { count, base: of(15), tax: of(16), gross: of(17), payable: of(19) }
}

/** Files are stored as they are, so their words can be read in the zip itself; totals follow what the rates say. */
function sumIsdoc(zip: Buffer): Sums {
  const text = zip.toString()
  const of = (before: string, name: string) =>
    total(text.matchAll(new RegExp(`${before}\\s*<${name}>(-?[\\d.]+)</${name}>`, 'g')))
  return {
    count: text.split('<DocumentType>').length - 1,
    base: of('<LegalMonetaryTotal>', 'TaxExclusiveAmount'),
    tax: of('</TaxSubTotal>', 'TaxAmount'),
    gross: of('</TaxExclusiveAmount>', 'TaxInclusiveAmount'),
    payable: of('</PaidDepositsAmount>', 'PayableAmount'),
  }
}

/** Every tag closes where it should, and nothing stands outside of them. */
function expectWellFormed(xml: string): void {
  const open: string[] = []
  for (const [, closing, name = '', selfClosed] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (selfClosed) continue
    if (closing) expect(open.pop()).toBe(name)
    else open.push(name)
  }
  expect(open).toEqual([])
  expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|apos;|#)/)
}

describe('an export of documents', () => {
  test('adds up to what the database says, whatever the days', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(DAYS - 1), fc.nat(DAYS - 1), async (one, other) => {
        const [from, to] = [dayOf(Math.min(one, other)), dayOf(Math.max(one, other))]
        const expected = await oracle(from, to)
        const files = await Promise.all(
          (['pohoda', 'csv', 'isdoc'] as const).map((format) => download(format, from, to)),
        )
        expect(files.map(({ status }) => status)).toEqual([200, 200, 200])
        const [pohoda, csv, isdoc] = files.map(({ bytes }) => bytes)
        expect(sumPohoda(String(pohoda))).toEqual(expected)
        expect(sumCsv(String(csv))).toEqual(expected)
        expect(sumIsdoc(isdoc ?? Buffer.alloc(0))).toEqual(expected)
      }),
      { numRuns: 15, seed: 1 },
    )
  }, 60_000)

  test('of the whole time holds everything, by day and number', async () => {
    const { bytes } = await download('csv', dayOf(0), dayOf(DAYS))
    const rows = String(bytes).split('\r\n').slice(1).filter(Boolean)
    const places = rows.map((row) => row.split(';')).map(([number, , issued]) => `${issued} ${number}`)
    expect(new Set(places).size).toBe(60)
    expect(places).toEqual(places.toSorted())
  })

  test('of days that are over has the same bytes again, and tells no moment of its making', async () => {
    const hash = async (format: Format) =>
      createHash('sha256')
        .update((await download(format, dayOf(0), dayOf(30))).bytes)
        .digest('hex')
    const formats: Format[] = ['pohoda', 'csv', 'isdoc']
    const before = await Promise.all(formats.map(hash))
    shop.clock.offsetMs += 3 * 86_400_000
    expect(await Promise.all(formats.map(hash))).toEqual(before)
    shop.clock.offsetMs -= 3 * 86_400_000
  })

  test('has the ISDOC files that customers got', async () => {
    const [{ id, number } = { id: 0, number: '' }] = await query<{ id: number; number: string }>(
      shop,
      'select id::int, number from shop.documents order by id limit 1',
    )
    const { value } = await (await newStaff(shop, 'staff_support')).call('staffDocument', {
      documentId: id,
      format: 'isdoc',
    })
    const { bytes } = await download('isdoc', dayOf(0), dayOf(DAYS))
    expect(bytes.includes(Buffer.from(value.content, 'base64'))).toBe(true)
    expect(bytes.includes(`${number}.isdoc`)).toBe(true)
  })

  test('lets no spreadsheet compute what a customer wrote', async () => {
    const { bytes } = await download('csv', dayOf(0), dayOf(DAYS))
    expect(String(bytes)).toContain(`"'=HYPERLINK(""x"")"`)
    expect(String(bytes)).not.toMatch(/;"[=@+]/)
  })

  test('is for accounting and admins, named in the audit, a year at most', async () => {
    const support = await newStaff(shop, 'staff_support')
    expect((await download('csv', dayOf(0), dayOf(1), support)).status).toBe(403)
    expect((await download('csv', dayOf(0), dayOf(1), await newStaff(shop, 'staff_admin'))).status).toBe(200)
    expect((await download('csv', '2024-01-01', '2025-01-01')).status).toBe(400)
    expect((await download('csv', dayOf(1), dayOf(0))).status).toBe(400)
    const { status, headers } = await download('pohoda', dayOf(0), dayOf(1))
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="doklady-pohoda-2025-01-01-2025-01-02.xml"')
    const told = await query<{ details: object }>(
      shop,
      `select details from internal.audit_log where action = 'documents.exported' and object_id = 'pohoda' order by id desc limit 1`,
    )
    expect(told).toEqual([{ details: { from: '2025-01-01', to: '2025-01-02' } }])
  })

  test('says before it is taken how much it holds and whether those days are over', async () => {
    const past = await accountant.call('checkExport', { format: 'isdoc', from: dayOf(0), to: dayOf(DAYS) })
    expect(past.value).toEqual({ filename: 'doklady-isdoc-2025-01-01-2025-03-02.zip', documents: 60, isClosed: true })
    const today = toPragueTime(shop.clock.now()).date
    const now = await accountant.call('checkExport', { format: 'csv', from: today, to: today })
    expect(now.value).toMatchObject({ documents: 0, isClosed: false })
  })
})
