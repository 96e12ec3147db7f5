import type { CountVitals } from '@shop/contract/measurement'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { addVitals } from '#app/measurement/measurement.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function countVitals({ db, now }: Context, { vitals }: CountVitals) {
  await addVitals(db, { vitals, day: toPragueTime(now).date, storefrontId: STOREFRONT_ID })
  return ok({})
}
