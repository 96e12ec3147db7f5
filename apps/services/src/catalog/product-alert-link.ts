import type { Config } from '#app/config'
import { isSigned, sign } from '#app/http/signature'

/** The page that confirms and cancels one product alert. Signed, not stored; it lasts as long as the row it opens. */
export function productAlertLink(
  { STOREFRONT_URL, AUTH_SECRET }: Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>,
  id: number,
) {
  return `${STOREFRONT_URL}/l/hlidac/${id}.${sign(AUTH_SECRET, 'product_alert', String(id))}`
}

/** The product alert a token opens, or null. A number alone never opens anything. */
export function readProductAlertToken(secret: string, token: string): number | null {
  const [id = '', signature = ''] = token.split('.')
  return isSigned(secret, 'product_alert', id, signature) ? Number(id) : null
}
