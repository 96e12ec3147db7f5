import type pg from 'pg'
import { carryOverGuest } from '#app/account/carry-over-guest'
import { withCases } from '#app/case/with-cases'
import type { Config } from '#app/config'
import type { Deps } from '#app/http/deps'
import { createAuth } from '#app/identity/auth'
import { readActor } from '#app/identity/read-actor'
import { beginPlanOfOrder, moveFirstPlan } from '#app/plan/begin-plan'
import { foreseeOffer } from '#app/plan/start-plan'
import { orderEffects } from '#app/sales/order-effects'
import { parcelEffects } from '#app/sales/parcel-effects'
import { paymentEffects } from '#app/sales/payment-effects'

type Connections = Pick<
  Deps,
  'auth' | 'effects' | 'readActor' | 'onSignedIn' | 'beginPlan' | 'moveFirstPlan' | 'foreseeOffer'
>

/** What lower floors call of higher ones, handed in here and nowhere else. */
export function connectAreas(config: Config, pool: pg.Pool): Connections {
  const auth = createAuth(config, pool)
  return {
    auth,
    effects: withCases({ order: orderEffects, payment: paymentEffects, parcel: parcelEffects }),
    readActor: (headers) => readActor(auth, pool, headers),
    onSignedIn: carryOverGuest,
    beginPlan: beginPlanOfOrder,
    moveFirstPlan,
    foreseeOffer,
  }
}
