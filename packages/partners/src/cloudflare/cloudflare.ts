import { z } from 'zod'
import { type Answer, malformed, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import { type EdgeCache, type EdgeRefusal, type HostedEdgeOptions, toEdgeRefusal } from '../ports/edge-cache.ts'

/** Operations in one request. */
const MOST_KEYS = 100

const Purged = z.looseObject({
  success: z.boolean(),
  errors: z.array(z.looseObject({ code: z.number(), message: z.string() })).default([]),
})

/**
 * POST /zones/{zone_id}/purge_cache by tags. It knows no soft purge: the next visitor waits for the page. The address is that of the
 * zone, `https://api.cloudflare.com/client/v4/zones/<id>`.
 */
export function createCloudflare({ url, token, timeoutMs = 5000 }: HostedEdgeOptions): EdgeCache {
  const name = url.replace(/\/+$/, '')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    name,
    mostKeys: MOST_KEYS,
    async purge(keys): Promise<Answer<null, EdgeRefusal>> {
      const body = JSON.stringify({ tags: keys })
      const call = { method: 'POST' as const, url: `${name}/purge_cache`, headers, body, timeoutMs, isChange: true }
      const reply = await callHttp(call)
      if (!reply.ok) return reply
      const { status, body: answered } = reply.value
      const parsed = parseJsonReply(answered, Purged, true)
      const [error] = parsed.ok ? parsed.value.errors : []
      if (status !== 200) return refused(toEdgeRefusal(status), String(error?.code ?? `http_${status}`), error?.message)
      if (!parsed.ok) return malformed(parsed.details.problem, true)
      return parsed.value.success
        ? { ok: true, value: null }
        : refused('other', String(error?.code ?? ''), error?.message)
    },
  }
}
