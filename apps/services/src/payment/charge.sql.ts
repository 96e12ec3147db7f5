import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectCharge } from '#app/store/rows'

export interface Charge {
  phone: string
  billing: { firstName: string; lastName: string; street: string; city: string; zip: string; country?: string }
  lines: NonNullable<SelectCharge['lines']>
}

/** What the gateway is told about an order: who pays, and for what. */
export async function selectCharge(db: Db, orderId: number): Promise<Charge> {
  const { rows } = await db.query<Narrow<SelectCharge, Pick<Charge, 'billing' | 'lines'>>>(
    `select o.phone, o.billing,
            (select jsonb_agg(jsonb_build_object('kind', l.kind, 'name', concat_ws(', ', l.name, nullif(l.variant_name, '')),
               'pieces', l.pieces, 'vatRate', l.vat_rate, 'gross', l.gross) order by l.position)
               from shop.order_lines l where l.order_id = o.id) as lines
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return onlyRow(rows)
}
