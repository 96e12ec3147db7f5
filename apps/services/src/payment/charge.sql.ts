import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectCharge } from '#app/store/rows'

export interface Charge {
  phone: string
  billing: { firstName: string; lastName: string; street: string; city: string; zip: string; country?: string }
  lines: NonNullable<SelectCharge['lines']>
  /** The customer lets the same card be charged for what comes after this order. */
  isRecurring: boolean
}

/** What the gateway is told about an order: who pays, and for what. */
export async function selectCharge(db: Db, orderId: number): Promise<Charge> {
  const { rows } = await db.query<Narrow<SelectCharge, Pick<Charge, 'billing' | 'lines' | 'isRecurring'>>>(
    `select o.phone, o.billing,
            (select jsonb_agg(jsonb_build_object('kind', l.kind, 'name', concat_ws(', ', l.name, nullif(l.variant_name, '')),
               'pieces', l.pieces, 'vatRate', l.vat_rate, 'gross', l.gross) order by l.position)
               from shop.order_lines l where l.order_id = o.id) as lines,
            exists (select from shop.plan_mandates m where m.order_id = o.id and m.state = 'requested') as "isRecurring"
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return onlyRow(rows)
}
