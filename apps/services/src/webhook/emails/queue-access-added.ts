import type { ApiScope } from '@shop/domain/partner-api/api-scopes'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { queueMail } from '#app/mail/queue-mail'
import { WEBHOOK_MAILS } from '#app/webhook/emails/webhook-mails'

const SCOPES: Record<ApiScope, string> = {
  'prices:read': 'ceník',
  'stock:read': 'dostupnost',
  'orders:read': 'objednávky',
  'documents:read': 'doklady',
}

type Access =
  | { key: { id: number; name: string; scopes: readonly ApiScope[] } }
  | { webhook: { id: number; url: string } }

/** What reads an account without a password outlives the password: whoever owns the account hears of it at once. */
export async function queueAccessAdded(context: Context, access: Access): Promise<void> {
  const { config } = context.deps
  await queueMail(context, WEBHOOK_MAILS['partner-access-added'], {
    object: 'key' in access ? `api_key:${access.key.id}` : `webhook:${access.webhook.id}`,
    event: 'added',
    to: customer(context).email,
    data: { 'access.what': whatOf(access), 'links.webhooks': `${config.STOREFRONT_URL}/ucet/propojeni` },
  })
}

function whatOf(access: Access): string {
  if ('webhook' in access) return `zprávy na ${new URL(access.webhook.url).host}`
  const { name, scopes } = access.key
  return `klíč k API „${name}“ (${scopes.map((scope) => SCOPES[scope]).join(', ')})`
}
