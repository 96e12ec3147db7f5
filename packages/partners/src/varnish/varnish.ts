import { type Answer, malformed, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import { type EdgeCache, type EdgeOptions, type EdgeRefusal, toEdgeRefusal } from '../ports/edge-cache.ts'

/** A header of Varnish has 8 kB by default, and a key some fifteen letters. */
const MOST_KEYS = 200

/** Our own Varnish: `deploy/cluster/shop.vcl` answers PURGE with how many objects it has marked as old. */
export function createVarnish({ url, timeoutMs = 1500 }: EdgeOptions): EdgeCache {
  const name = url.replace(/\/+$/, '')
  return {
    name,
    mostKeys: MOST_KEYS,
    async purge(keys): Promise<Answer<null, EdgeRefusal>> {
      const headers = { 'xkey-purge': keys.join(' ') }
      const reply = await callHttp({ method: 'PURGE', url: `${name}/`, headers, timeoutMs, isChange: true })
      if (!reply.ok) return reply
      const { status, headers: answered } = reply.value
      if (status !== 200) return refused(toEdgeRefusal(status), `http_${status}`)
      // Whatever else listens there, a page server for instance, answers 200 too and purges nothing.
      return answered.has('x-purged') ? { ok: true, value: null } : malformed('header x-purged is missing', true)
    },
  }
}
