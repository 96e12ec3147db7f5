import { type Answer, refused } from '../http/answer.ts'
import { callHttp, type HttpReply } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import { callWithToken, createTokenCache, type TokenCache, type Token as TokenValue } from '../http/token-cache.ts'
import type { CarrierRefusal } from '../ports/carrier.ts'
import { Token, toPplRefusal } from './ppl-wire.ts'

export type PplAccess = {
  /** `https://api.dhl.com/ecs/ppl/myapi2`. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly timeoutMs?: number
  readonly now?: () => Date
}

export type PplApi = {
  readonly access: PplAccess
  readonly tokens: TokenCache
  readonly timeoutMs: number
}

export function createPplApi(access: PplAccess): PplApi {
  const timeoutMs = access.timeoutMs ?? 15_000
  const tokens = createTokenCache(() => fetchToken(access, timeoutMs), access.now ?? (() => new Date()))
  return { access, tokens, timeoutMs }
}

/** Any status below 300 is a success; the rest is a refusal. */
export async function callPpl(
  { access, tokens, timeoutMs }: PplApi,
  call: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object; readonly isChange: boolean },
): Promise<Answer<HttpReply, CarrierRefusal>> {
  const { method, path, body, isChange } = call
  const reply = await callWithToken(tokens, (token) =>
    callHttp({
      method,
      url: access.url + path,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'accept-language': 'cs-CZ',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs,
      isChange,
    }),
  )
  return reply.ok && reply.value.status >= 300 ? toPplRefusal(reply.value) : reply
}

async function fetchToken(access: PplAccess, timeoutMs: number): Promise<Answer<TokenValue, 'forbidden'>> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: access.clientId,
    client_secret: access.clientSecret,
    scope: 'myapi2',
  })
  const reply = await callHttp({
    method: 'POST',
    url: `${access.url}/login/getAccessToken`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    timeoutMs,
    isChange: false,
  })
  if (!reply.ok) return reply
  if (reply.value.status !== 200) return refused('forbidden', `http_${reply.value.status}`)
  const token = parseJsonReply(reply.value.body, Token, false)
  return token.ok ? { ok: true, value: { text: token.value.access_token, lifeSeconds: token.value.expires_in } } : token
}
