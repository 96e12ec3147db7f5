import type { PackingDay } from '@shop/contract/staff/bench'
import type { Db, Narrow } from '#app/store/database'
import type { SelectPackingDay } from '#app/store/rows'

export interface DayParcel {
  parcelId: number
  orderNumber: string
  number: number
  carrier: string | null
  carrierCode: string | null
  trackingNumber: string | null
  weightGrams: number
  state: 'packed' | 'labelled' | 'handed_over'
  isRefused: boolean
}

/** Every box that stands packed in the house, and those closed today that have left it. */
export async function selectPackingDay(db: Db, since: Date): Promise<DayParcel[]> {
  const { rows } = await db.query<Narrow<SelectPackingDay, Pick<DayParcel, 'state' | 'isRefused'>>>(
    `select p.id as "parcelId", o.number as "orderNumber", p.number, p.carrier, p.carrier_code as "carrierCode",
            p.tracking_number as "trackingNumber",
            p.weight_g as "weightGrams", case when p.state in ('packed', 'labelled') then p.state else 'handed_over' end as state,
            exists (select from shop.staff_tasks t where t.kind = 'label_refused' and t.subject = 'parcel:' || p.id and t.closed_at is null)
              as "isRefused"
       from shop.parcels p join shop.orders o on o.id = p.order_id
      where (p.issued_at is null and p.state <> 'cancelled' and p.state in ('packed', 'labelled'))
         or (p.id in (select parcel_id from internal.parcel_scans where verdict = 'closed' and at >= $1)
             and p.state not in ('planned', 'cancelled'))
      order by p.carrier, o.number, p.number`,
    [since],
  )
  return rows
}

export type CarrierDay = PackingDay['carriers'][number]
