import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#app/config'

/** The page that confirms and cancels one product alert. Signed, not stored; it lasts as long as the row it opens. */
export function productAlertLink(
  { STOREFRONT_URL, AUTH_SECRET }: Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>,
  id: number,
) {
  return `${STOREFRONT_URL}/l/hlidac/${id}.${sign(AUTH_SECRET, String(id))}`
}

/** The product alert a token opens, or null. A number alone never opens anything. */
export function readProductAlertToken(secret: string, token: string): number | null {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}

function sign(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`product_alert\n${id}`).digest('base64url')
}
