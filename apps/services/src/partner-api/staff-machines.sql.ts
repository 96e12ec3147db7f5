import type { TryOutcome } from '@shop/contract/webhook/webhook'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectLastTries } from '#app/store/rows'

export async function hasAccount(db: Db, customerId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('select from shop.customers where id = $1', [customerId])
  return rowCount === 1
}

interface LastTry {
  endpointId: number
  at: Date
  outcome: TryOutcome
  status: number | null
}

/** Of each endpoint the newest try of any of its deliveries. */
export async function selectLastTries(db: Db, customerId: number) {
  const { rows } = await db.query<Narrow<SelectLastTries, LastTry>>(
    `select distinct on (e.id) e.id as "endpointId", t.at, t.outcome, t.status
       from internal.webhook_endpoints e
       join internal.webhook_deliveries d on d.endpoint_id = e.id
       join internal.webhook_tries t on t.delivery_id = d.id
      where e.customer_id = $1 order by e.id, t.id desc`,
    [customerId],
  )
  return new Map(rows.map(({ endpointId, at, ...rest }) => [endpointId, { at: at.toISOString(), ...rest }]))
}
