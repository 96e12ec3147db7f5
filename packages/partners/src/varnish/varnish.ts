import { type Answer, malformed, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import type { EdgeCache, EdgeRefusal } from '../ports/edge-cache.ts'

type VarnishOptions = {
  /** Where it listens for the shop, such as `http://10.0.0.5:8080`. */
  readonly url: string
  readonly timeoutMs?: number
}

/** A header of Varnish has 8 kB by default, and a key some fifteen letters. */
const MOST_KEYS = 200

const REASONS: Record<number, EdgeRefusal> = { 400: 'invalid', 403: 'forbidden', 404: 'not_found', 405: 'forbidden' }

/** Our own Varnish: `deploy/cluster/shop.vcl` answers PURGE with how many objects it has marked as old. */
export function createVarnish({ url, timeoutMs = 1500 }: VarnishOptions): EdgeCache {
  const name = url.replace(/\/+$/, '')
  return {
    name,
    mostKeys: MOST_KEYS,
    async purge(keys): Promise<Answer<null, EdgeRefusal>> {
      const headers = { 'xkey-purge': keys.join(' ') }
      const reply = await callHttp({ method: 'PURGE', url: `${name}/`, headers, timeoutMs, isChange: true })
      if (!reply.ok) return reply
      const { status, headers: answered } = reply.value
      if (status !== 200) return refused(REASONS[status] ?? 'other', `http_${status}`)
      // Whatever else listens there, a page server for instance, answers 200 too and purges nothing.
      return answered.has('x-purged') ? { ok: true, value: null } : malformed('header x-purged is missing', true)
    },
  }
}
