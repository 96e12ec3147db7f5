import type { Ok } from '@shop/domain/result'
import type { Answer, Unavailable } from './answer.ts'
import type { HttpReply } from './call-http.ts'

export type Token = { readonly text: string; readonly lifeSeconds: number }

export interface TokenCache {
  read(): Promise<Answer<string, 'forbidden'>>
  /** Forgets this token, unless another call has already replaced it. */
  drop(token: string): void
}

// Renewed a little early, so that a token never dies on its way.
const MARGIN_MS = 60_000

export function createTokenCache(fetchToken: () => Promise<Answer<Token, 'forbidden'>>, now: () => Date): TokenCache {
  let kept: { token: string; expires: number } | null = null
  let asking: Promise<Answer<string, 'forbidden'>> | null = null

  async function renew(): Promise<Answer<string, 'forbidden'>> {
    const answer = await fetchToken()
    if (!answer.ok) return answer
    const lifeMs = answer.value.lifeSeconds * 1000
    kept = { token: answer.value.text, expires: now().getTime() + lifeMs - Math.min(MARGIN_MS, lifeMs / 2) }
    return { ok: true, value: answer.value.text }
  }

  return {
    async read() {
      if (kept && kept.expires > now().getTime()) return { ok: true, value: kept.token }
      asking ??= renew().finally(() => {
        asking = null
      })
      return asking
    },
    drop(token) {
      if (kept?.token === token) kept = null
    },
  }
}

/** Sends with a token; one that is no longer accepted is replaced once. Nothing was done under it, so this is no repetition. */
export async function callWithToken(
  cache: TokenCache,
  send: (token: string) => Promise<Ok<HttpReply> | Unavailable>,
): Promise<Answer<HttpReply, 'forbidden'>> {
  const first = await cache.read()
  if (!first.ok) return first
  const reply = await send(first.value)
  if (!reply.ok || (reply.value.status !== 401 && reply.value.status !== 403)) return reply

  cache.drop(first.value)
  const second = await cache.read()
  return second.ok ? send(second.value) : second
}
