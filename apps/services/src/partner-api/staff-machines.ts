import type { PartnerMachines } from '@shop/contract/webhook/staff-machines'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { selectApiKeys } from '#app/partner-api/api-keys.sql'
import { hasAccount, selectLastTries } from '#app/partner-api/staff-machines.sql'
import { isPartner, selectWebhooks } from '#app/webhook/webhooks.sql'

/** Read by whoever answers the partner; nothing here opens or changes anything. */
export async function readPartnerMachines(context: Context, { customerId }: { customerId: number }) {
  const { db, now } = context
  if (!(await hasAccount(db, customerId))) throw notFound()
  const last = await selectLastTries(db, customerId)
  const webhooks = await selectWebhooks(db, customerId)
  const machines: PartnerMachines = {
    isPartner: await isPartner(db, customerId),
    webhooks: webhooks.map(({ id, url, topics, state, failingSince, waiting }) => ({
      ...{ id, host: new URL(url).host, topics, state, failingSince, waiting },
      last: last.get(id) ?? null,
    })),
    keys: await selectApiKeys(db, customerId, now),
  }
  return ok(machines)
}
