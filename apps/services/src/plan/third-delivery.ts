import { insertGrant } from '#app/customer/credits.sql'
import { selectIsThanked } from '#app/plan/third-delivery.sql'
import type { Db } from '#app/store/database'

interface Thanked {
  db: Db
  now: Date
}

/**
 * Credits for the third parcel of a plan that came; the ledger keeps them to once, however often this is asked. Whose orders earn
 * nothing earns nothing here, and a guest gets them when the plan has an account. They are for staying, not for goods: what is
 * returned later takes back what the goods had earned and leaves these.
 */
export async function thankForThird({ db, now }: Thanked, planId: number, customerId: number): Promise<void> {
  if (!(await selectIsThanked(db, planId))) return
  await insertGrant(db, {
    customerId,
    rule: 'regular_delivery',
    reference: { type: 'plan', id: String(planId) },
    now,
  })
}
