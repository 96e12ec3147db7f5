import { z } from 'zod'
import { type Answer, mapAnswer, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import { type EdgeCache, type EdgeRefusal, type HostedEdgeOptions, toEdgeRefusal } from '../ports/edge-cache.ts'

/** What one batch may hold. */
const MOST_KEYS = 256

/** An id of the purge for each key. */
const Purged = z.record(z.string(), z.string())

/**
 * POST /service/{service_id}/purge, soft: pages become stale and are served while new ones are fetched. The address is that of the
 * service, `https://api.fastly.com/service/<id>`; the token has the scope `purge_select`.
 */
export function createFastly({ url, token, timeoutMs = 5000 }: HostedEdgeOptions): EdgeCache {
  const name = url.replace(/\/+$/, '')
  const headers = {
    'fastly-key': token,
    'fastly-soft-purge': '1',
    'content-type': 'application/json',
    accept: 'application/json',
  }
  return {
    name,
    mostKeys: MOST_KEYS,
    async purge(keys): Promise<Answer<null, EdgeRefusal>> {
      const body = JSON.stringify({ surrogate_keys: keys })
      const reply = await callHttp({ method: 'POST', url: `${name}/purge`, headers, body, timeoutMs, isChange: true })
      if (!reply.ok) return reply
      const { status, body: answered } = reply.value
      if (status !== 200) return refused(toEdgeRefusal(status), `http_${status}`)
      return mapAnswer(parseJsonReply(answered, Purged, true), () => null)
    },
  }
}
