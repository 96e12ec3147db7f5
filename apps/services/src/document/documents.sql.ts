import type { DocumentLine, NewDocument, StoredDocument } from '#app/document/stored-document'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { CountIssued, InsertDocument, SelectDocument, SelectFile, TakeSequence } from '#app/store/rows'

/** The next number of a series. Its row stays locked until the commit, so a number that is not used is not lost either. */
export async function takeSequence(db: Db, series: string, year: number): Promise<number> {
  const { rows } = await db.query<TakeSequence>(
    `insert into internal.document_series as s (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = s.last + 1 returning last`,
    [series, year],
  )
  return onlyRow(rows).last
}

const COLUMNS = `order_id, kind, series, year, sequence, number, original_id, refund_id, reason, issued_on, tax_point_on, due_on,
  variable_symbol, payment_kind, payment_name, supplier, customer, basis, base, tax, gross, recap, rounding, payable, paid,
  paid_by_voucher`

export async function insertDocument(
  db: Db,
  document: NewDocument,
  lines: readonly DocumentLine[],
  now: Date,
): Promise<number> {
  const { rows } = await db.query<InsertDocument>(
    `with issued as (
       insert into shop.documents (${COLUMNS}, issued_at)
       select ${COLUMNS}, $3 from jsonb_populate_record(null::shop.documents, $1::jsonb) returning id
     ), lines as (
       insert into shop.document_lines (document_id, position, order_line, kind, code, ean, name, pieces, vat_rate, full_amount,
         discount, amount, base, tax, gross)
       select issued.id, l.position, l.order_line, l.kind, l.code, l.ean, l.name, l.pieces, l.vat_rate, l.full_amount, l.discount,
              l.amount, l.base, l.tax, l.gross
         from issued, jsonb_populate_recordset(null::shop.document_lines, $2::jsonb) l
     )
     select id from issued`,
    [JSON.stringify(toRow(document)), JSON.stringify(lines.map(toLineRow)), now],
  )
  return onlyRow(rows).id
}

function toRow(document: NewDocument): object {
  const { orderId, originalId, refundId, issuedOn, taxPointOn, dueOn, variableSymbol, paymentKind, paymentName } =
    document
  return {
    ...document,
    order_id: orderId,
    original_id: originalId,
    refund_id: refundId,
    issued_on: issuedOn,
    tax_point_on: taxPointOn,
    due_on: dueOn,
    variable_symbol: variableSymbol,
    payment_kind: paymentKind,
    payment_name: paymentName,
    paid_by_voucher: document.paidByVoucher,
  }
}

function toLineRow({ orderLine, vatRate, full, ...line }: DocumentLine, index: number): object {
  return { ...line, position: index + 1, order_line: orderLine, vat_rate: vatRate, full_amount: full }
}

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`

const DOCUMENT = `d.id, d.uuid, d.order_id as "orderId", d.kind, d.number, o.number as "orderNumber", d.refund_id as "refundId",
  case when w.id is not null then jsonb_build_object('number', w.number, 'uuid', w.uuid, 'issuedOn', w.issued_on) end as original,
  d.reason, ${DAY('d.issued_on')} as "issuedOn", ${DAY('d.tax_point_on')} as "taxPointOn", ${DAY('d.due_on')} as "dueOn",
  d.variable_symbol as "variableSymbol", d.payment_kind as "paymentKind", d.payment_name as "paymentName", d.supplier, d.customer,
  d.basis, d.base, d.tax, d.gross, d.recap, d.rounding, d.payable, d.paid, d.paid_by_voucher as "paidByVoucher",
  (select jsonb_agg(jsonb_build_object('orderLine', l.order_line, 'kind', l.kind, 'code', l.code, 'ean', l.ean, 'name', l.name,
     'pieces', l.pieces, 'vatRate', l.vat_rate, 'full', l.full_amount, 'discount', l.discount, 'amount', l.amount, 'base', l.base,
     'tax', l.tax, 'gross', l.gross) order by l.position) from shop.document_lines l where l.document_id = d.id) as lines`
const FROM = `from shop.documents d join shop.orders o on o.id = d.order_id left join shop.documents w on w.id = d.original_id`

type DocumentRow = Narrow<
  SelectDocument,
  Pick<StoredDocument, 'original' | 'paymentKind' | 'supplier' | 'customer' | 'recap' | 'lines'>
>

export async function selectDocument(db: Db, id: number): Promise<StoredDocument | null> {
  const { rows } = await db.query<DocumentRow>(`select ${DOCUMENT} ${FROM} where d.id = $1`, [id])
  return rows[0] ?? null
}

/** Everything issued for an order, oldest first. */
export async function selectDocuments(db: Db, orderId: number): Promise<StoredDocument[]> {
  const { rows } = await db.query<DocumentRow>(`select ${DOCUMENT} ${FROM} where d.order_id = $1 order by d.id`, [
    orderId,
  ])
  return rows
}

export interface IssuedBetween {
  from: string
  to: string
}

/** Documents issued in these days, by day and number, so many after the last one that is known. The order is that of bytes, whatever the language of the database. */
export async function selectIssued(
  db: Db,
  { from, to }: IssuedBetween,
  after: Pick<StoredDocument, 'issuedOn' | 'number'> | null,
  limit: number,
): Promise<StoredDocument[]> {
  const { rows } = await db.query<DocumentRow>(
    `select ${DOCUMENT} ${FROM}
      where d.issued_on between greatest($1::date, $3::date) and $2::date
        and ($3::date is null or d.issued_on > $3::date or d.number collate "C" > $4)
      order by d.issued_on, d.number collate "C" limit $5`,
    [from, to, after?.issuedOn ?? null, after?.number ?? null, limit],
  )
  return rows
}

export async function countIssued(db: Db, { from, to }: IssuedBetween): Promise<number> {
  const { rows } = await db.query<CountIssued>(
    'select count(*)::int as documents from shop.documents where issued_on between $1::date and $2::date',
    [from, to],
  )
  return onlyRow(rows).documents
}

export async function selectDocumentOfRefund(db: Db, refundId: number): Promise<StoredDocument | null> {
  const { rows } = await db.query<DocumentRow>(`select ${DOCUMENT} ${FROM} where d.refund_id = $1`, [refundId])
  return rows[0] ?? null
}

export type FileFormat = 'pdf' | 'isdoc'

export async function selectFile(db: Db, documentId: number, format: FileFormat): Promise<Buffer | null> {
  const { rows } = await db.query<SelectFile>(
    'select bytes from internal.document_files where document_id = $1 and format = $2',
    [documentId, format],
  )
  return rows[0]?.bytes ?? null
}

/** The first one made is the one that stays. */
export async function insertFile(
  db: Db,
  file: { documentId: number; format: FileFormat; bytes: Buffer; sha256: Buffer; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.document_files (document_id, format, bytes, sha256, made_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [file.documentId, file.format, file.bytes, file.sha256, file.now],
  )
}
