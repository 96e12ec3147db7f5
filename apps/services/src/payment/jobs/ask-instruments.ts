import type { JobContext } from '#app/jobs/job'
import { selectOnlineCodes, updateOffered } from '#app/payment/offered-methods.sql'
import { instrumentOf } from '#app/payment/to-gateway-request'

/**
 * What the gateway takes decides what the checkout offers: a wallet that is switched off there is not shown. When it does not answer
 * everything stays as it was, and an answer that would leave no card at all is not believed.
 */
export async function askInstruments({ deps, log }: JobContext): Promise<void> {
  const answer = await deps.gateway.listInstruments('CZK')
  if (!answer.ok) throw new Error(`The gateway did not list its instruments: ${answer.code}`)
  const codes = await selectOnlineCodes(deps.pool)
  const offered = codes.filter((code) => answer.value.includes(instrumentOf(code)))
  if (offered.length === 0) throw new Error('The gateway lists no instrument of ours.')
  const changed = await updateOffered(deps.pool, offered)
  if (changed > 0) log.info({ offered, changed }, 'payment.instruments_changed')
}
