import { createHmac } from 'node:crypto'
import { config } from '#app/config.server.ts'
import { CLIENT_IP } from '#app/server/client-ip.server.ts'

/** The same in all processes that draw pages; where they have a token, nobody outside can try addresses against it. */
const KEY = config.DATA_TOKEN ?? config.PUBLIC_URL

/**
 * Somebody who comes again today, without a trace in their browser: a keyed hash of where they ask from and with what. It is asked for one answer,
 * which half of a test they see, and kept nowhere.
 */
export function toVisitor(request: Request): string {
  const from = request.headers.get(CLIENT_IP) ?? ''
  return createHmac('sha256', KEY)
    .update(`${from}\n${request.headers.get('user-agent') ?? ''}`)
    .digest('base64url')
}
