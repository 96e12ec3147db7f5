import type { z } from 'zod'
import { type Answer, mapAnswer, refused } from '../http/answer.ts'
import { callHttp, type HttpReply } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import { callWithToken, createTokenCache, type TokenCache, type Token as TokenValue } from '../http/token-cache.ts'
import type { GatewayOutcome, GatewayRefusal, PaymentGateway } from '../ports/payment-gateway.ts'
import { toGopayRefusal } from './gopay-refusal.ts'
import { toChargeBody, toPaymentBody } from './gopay-request.ts'
import { Instruments, Outcome, Payment, Refunds, Token, toGatewayPayment, toGatewayRefund } from './gopay-wire.ts'

export type GopayOptions = {
  /** Base of the API, `https://gate.gopay.cz/api`. */
  readonly url: string
  readonly goid: string
  readonly clientId: string
  readonly clientSecret: string
  readonly timeoutMs?: number
  readonly now?: () => Date
}

type Wire = { readonly options: GopayOptions; readonly tokens: TokenCache; readonly timeoutMs: number }
type Body = { readonly type: 'application/json' | 'application/x-www-form-urlencoded'; readonly text: string }

const FORM = 'application/x-www-form-urlencoded'

export function createGopay(options: GopayOptions): PaymentGateway {
  const timeoutMs = options.timeoutMs ?? 15_000
  const tokens = createTokenCache(() => fetchToken(options, timeoutMs), options.now ?? (() => new Date()))
  const wire: Wire = { options, tokens, timeoutMs }
  return {
    createPayment: async (request) =>
      mapAnswer(
        await post(wire, '/payments/payment', toJson(toPaymentBody(options.goid, request)), Payment),
        toGatewayPayment,
      ),
    readPayment: async (id) => mapAnswer(await get(wire, `/payments/payment/${toId(id)}`, Payment), toGatewayPayment),
    refund: async (id, amount) =>
      act(wire, `/payments/payment/${toId(id)}/refund`, { type: FORM, text: `amount=${amount}` }),
    listRefunds: async (id) =>
      mapAnswer(await get(wire, `/payments/payment/${toId(id)}/refunds`, Refunds), (refunds) =>
        refunds.map(toGatewayRefund),
      ),
    chargeAgain: async (parentId, charge) => {
      const path = `/payments/payment/${toId(parentId)}/create-recurrence`
      return mapAnswer(await post(wire, path, toJson(toChargeBody(charge)), Payment), toGatewayPayment)
    },
    stopRecurrence: (id) => act(wire, `/payments/payment/${toId(id)}/void-recurrence`, { type: FORM, text: '' }),
    capture: (id) => act(wire, `/payments/payment/${toId(id)}/capture`, { type: FORM, text: '' }),
    voidAuthorization: (id) => act(wire, `/payments/payment/${toId(id)}/void-authorization`, { type: FORM, text: '' }),
    listInstruments: async (currency) => {
      const path = `/eshops/eshop/${options.goid}/payment-instruments/${encodeURIComponent(currency)}`
      return mapAnswer(await get(wire, path, Instruments), ({ enabledPaymentInstruments }) =>
        enabledPaymentInstruments.map(({ paymentInstrument }) => paymentInstrument),
      )
    },
  }
}

async function fetchToken(options: GopayOptions, timeoutMs: number): Promise<Answer<TokenValue, 'forbidden'>> {
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
  const reply = await callHttp({
    method: 'POST',
    url: `${options.url}/oauth2/token`,
    headers: { authorization: `Basic ${basic}`, 'content-type': FORM, accept: 'application/json' },
    body: 'grant_type=client_credentials&scope=payment-all',
    timeoutMs,
    isChange: false,
  })
  if (!reply.ok) return reply
  if (reply.value.status !== 200) return refused('forbidden', `http_${reply.value.status}`)
  const token = parseJsonReply(reply.value.body, Token, false)
  return token.ok ? { ok: true, value: { text: token.value.access_token, lifeSeconds: token.value.expires_in } } : token
}

/** Ids come from notifications anybody can send: what is no number must never become part of an address. */
function toId(id: string): string {
  return /^\d{1,20}$/.test(id) ? id : '0'
}

function toJson(value: object): Body {
  // Plain UTF-8: GoPay's firewall takes escaped letters for an attack.
  return { type: 'application/json', text: JSON.stringify(value) }
}

async function act(wire: Wire, path: string, body: Body): Promise<Answer<GatewayOutcome, GatewayRefusal>> {
  const answer = await post(wire, path, body, Outcome)
  if (!answer.ok) return answer
  if (answer.value.result === 'FAILED') return refused('other', 'FAILED')
  return { ok: true, value: answer.value.result === 'FINISHED' ? 'done' : 'later' }
}

async function get<Schema extends z.ZodType>(wire: Wire, path: string, schema: Schema) {
  return call(wire, { method: 'GET', path, body: null, isChange: false }, schema)
}

async function post<Schema extends z.ZodType>(wire: Wire, path: string, body: Body, schema: Schema) {
  return call(wire, { method: 'POST', path, body, isChange: true }, schema)
}

type Call = { method: 'GET' | 'POST'; path: string; body: Body | null; isChange: boolean }

async function call<Schema extends z.ZodType>(
  { options, tokens, timeoutMs }: Wire,
  { method, path, body, isChange }: Call,
  schema: Schema,
): Promise<Answer<z.output<Schema>, GatewayRefusal>> {
  const reply: Answer<HttpReply, 'forbidden'> = await callWithToken(tokens, (token) =>
    callHttp({
      method,
      url: options.url + path,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'accept-language': 'cs-CZ',
        ...(body ? { 'content-type': body.type } : {}),
      },
      ...(body ? { body: body.text } : {}),
      timeoutMs,
      isChange,
    }),
  )
  if (!reply.ok) return reply
  return reply.value.status === 200
    ? parseJsonReply(reply.value.body, schema, isChange)
    : toGopayRefusal(reply.value, isChange)
}
