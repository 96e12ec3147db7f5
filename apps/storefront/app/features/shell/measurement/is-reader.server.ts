import { networksOf } from '@shop/runtime/networks'
import { createRateWindow } from '@shop/runtime/rate-window'
import { CLIENT_IP } from '#app/server/client-ip.server.ts'

// A whole office reads as fast as it can; more is a script that wants to be a crowd.
const reading = createRateWindow({ max: 600, windowMs: 10 * 60_000 })

/** Whether a view comes from somebody who may really have read a page. The address is counted and not kept. */
export function isReader({ headers }: Request): boolean {
  const networks = networksOf(headers.get(CLIENT_IP) ?? '')
  return networks.map(({ name, share }) => reading.take(name, share)).every(Boolean)
}
