import type { PartnerDocuments } from '@shop/contract/partner-api/partner-api'
import type { DatedPage } from '#app/partner-api/own-orders.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectOwnDocumentId, SelectOwnDocuments } from '#app/store/rows'

type Row = Omit<PartnerDocuments['items'][number], 'currency'> & { id: number }

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`

/** In the order they were issued. */
export async function selectOwnDocuments(db: Db, customerId: number, { after, limit, from }: DatedPage) {
  const { rows } = await db.query<Narrow<SelectOwnDocuments, Pick<Row, 'kind'>>>(
    `select d.id, d.number, d.kind, o.number as "order", ${DAY('d.issued_on')} as "issuedOn", ${DAY('d.tax_point_on')} as "taxPointOn",
            ${DAY('d.due_on')} as "dueOn", d.variable_symbol as "variableSymbol", d.payable
       from shop.documents d join shop.orders o on o.id = d.order_id
      where o.customer_id = $1 and d.id > $2 and ($3::date is null or d.issued_on >= $3::date) order by d.id limit $4`,
    [customerId, after, from ?? null, limit],
  )
  return rows
}

/** Null for a document of somebody else, too. */
export async function selectOwnDocumentId(db: Db, customerId: number, number: string): Promise<number | null> {
  const { rows } = await db.query<SelectOwnDocumentId>(
    `select d.id from shop.documents d join shop.orders o on o.id = d.order_id where o.customer_id = $1 and d.number = $2`,
    [customerId, number],
  )
  return rows[0]?.id ?? null
}
