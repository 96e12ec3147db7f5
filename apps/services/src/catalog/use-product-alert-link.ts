import type { ProductAlertView } from '@shop/contract/endpoints/catalog-endpoints'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, type Result, refuse } from '@shop/domain/result'
import { readProductAlertToken } from '#app/catalog/product-alert-link'
import {
  countOthers,
  lockProductAlert,
  type ProductAlertRow,
  selectProductAlert,
  updateCancelled,
  updateConfirmed,
} from '#app/catalog/product-alerts.sql'
import { audit, type Context } from '#app/http/context'

interface Link {
  token: string
}

/** Only looks. A mail scanner that opens every link changes nothing. */
export function readProductAlert(context: Context, { token }: Link) {
  return view(context, token, selectProductAlert)
}

/** The second press finds it done and says so; what was cancelled or told stays so. */
export function confirmProductAlert(context: Context, { token }: Link) {
  return view(context, token, async (db, id, now) => {
    const row = await lockProductAlert(db, id, now)
    if (row?.state !== 'waiting') return row
    await updateConfirmed(db, id, now)
    await audit(db, context, 'alert.confirmed', { type: 'product_alert', id })
    return { ...row, state: 'watching' }
  })
}

/** One that has been told ended by that: whoever still presses wants no more of the others. */
export function cancelProductAlert(context: Context, { token }: Link) {
  return view(context, token, async (db, id, now) => {
    const row = await lockProductAlert(db, id, now)
    if (!row || row.state === 'cancelled') return row
    await updateCancelled(db, row, now)
    await audit(db, context, 'alert.cancelled', { type: 'product_alert', id })
    return row.state === 'told' ? row : { ...row, state: 'cancelled' }
  })
}

async function view(
  { db, now, deps }: Context,
  token: string,
  open: typeof selectProductAlert,
): Promise<Result<ProductAlertView, 'link_unknown'>> {
  const id = readProductAlertToken(deps.config.AUTH_SECRET, token)
  const row = id === null ? null : await open(db, id, now)
  if (!row) return refuse('link_unknown')
  return ok(toView(row, await countOthers(db, row)))
}

function toView(row: ProductAlertRow, others: number): ProductAlertView {
  const { kind, state, wishedPrice, email, name, variant, slug, sku } = row
  return { kind, state, wishedPrice, email: maskEmail(email), product: { name, variant, slug, sku }, others }
}
