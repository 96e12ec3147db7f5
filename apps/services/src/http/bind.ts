import type { Endpoint, Input, RefusalOf } from '@shop/contract/endpoint'
import { ERROR_CODES } from '@shop/contract/error-codes'
import type { Result } from '@shop/domain/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '#app/http/actor'
import { checkStaff } from '#app/http/check-staff'
import { type Context, toHeaders } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { toErrorBody } from '#app/http/error-messages'
import { type Answer, answerOnce } from '#app/http/idempotency'
import { enforceLimits, type Limit } from '#app/http/limits'
import { parseInput } from '#app/http/parse-input'
import { readKeyHolder } from '#app/http/read-key-holder'
import { RequestError } from '#app/http/request-error'
import { inRepeatableTransaction } from '#app/store/database'

type Handler<E extends Endpoint, Prepared = undefined> = (
  context: Context,
  input: Input<E>,
  prepared: Prepared,
) => Promise<Result<z.input<E['reply']>, RefusalOf<E>>>

interface BindOptions<E extends Endpoint, Prepared = undefined> {
  limits?: Limit[]
  /** The answer sets cookies, which must not be stored and given to a second caller: keys are not heeded. */
  setsCookies?: boolean
  /** The answer is a secret that is shown once: it is not stored, so keys are not heeded. */
  showsSecret?: boolean
  /** Where a command is larger than a form. */
  bodyLimit?: number
  /**
   * Runs before the transaction: what must not hold a connection while it takes its time (hashing, asking outside), and
   * effects that stay whatever becomes of the command. What it returns is given to the handler.
   */
  before?: (context: Context, input: Input<E>) => Promise<Prepared>
}

/** Binds an endpoint of the contract to its handler. A GET reads; everything else is one command in one transaction. */
export function bind<E extends Endpoint, Prepared = undefined>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E, Prepared>,
  { limits = [], setsCookies = false, showsSecret = false, bodyLimit, before }: BindOptions<E, Prepared> = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    handler: async (request, reply) => {
      // Rights before input: what a field must look like is no business of somebody who may not send it.
      const context = await openEndpoint(deps, request, endpoint)
      const input = parseInput(endpoint, request)
      await enforceLimits(context, limits)
      const prepared = (await before?.(context, input)) as Prepared
      const run = (db: Context['db']) => answer(endpoint, () => handler({ ...context, db }, input, prepared))
      const { status, body } =
        endpoint.method === 'GET'
          ? await run(deps.pool)
          : await runCommand(context, request, { endpoint, input, isKept: !setsCookies && !showsSecret }, run)
      if (context.cookies.length > 0) reply.header('set-cookie', context.cookies)
      return reply.status(status).send(body)
    },
  })
}

/** The request as one that may do this. A key is looked at where it opens something and nowhere else, and there nothing else is. */
export async function openEndpoint(deps: Deps, request: FastifyRequest, endpoint: Endpoint): Promise<Context> {
  if (endpoint.access === 'partner') {
    const actor = await readKeyHolder(deps, request, endpoint.scope)
    return toContext(deps, request, { headers: toHeaders(request), actor, cookies: [] })
  }
  const context = await openContext(deps, request)
  checkAccess(endpoint, context.actor)
  return context
}

export async function openContext(deps: Deps, request: FastifyRequest): Promise<Context> {
  const headers = toHeaders(request)
  return toContext(deps, request, { headers, ...(await deps.readActor(headers)) })
}

function toContext(
  deps: Deps,
  request: FastifyRequest,
  { headers, actor, cookies }: Pick<Context, 'headers' | 'actor' | 'cookies'>,
): Context {
  return {
    deps,
    db: deps.pool,
    actor,
    log: request.log as Context['log'],
    requestId: request.id,
    now: deps.clock.now(),
    ip: request.ip,
    headers,
    cookies,
  }
}

function checkAccess(endpoint: Endpoint, actor: Actor): void {
  if (endpoint.access === 'anyone') return
  if (endpoint.access !== actor.kind) throw new RequestError(actor.kind === 'anonymous' ? 'not_signed_in' : 'forbidden')
  if (endpoint.access === 'staff' && actor.kind === 'staff') checkStaff(endpoint, actor)
}

function runCommand<E extends Endpoint>(
  context: Context,
  request: FastifyRequest,
  command: { endpoint: E; input: Input<E>; isKept: boolean },
  run: (db: Context['db']) => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && (key.length < 8 || key.length > 100)) {
    throw new RequestError('invalid_input', { fields: { 'idempotency-key': 'invalid' } })
  }
  const { endpoint, input, isKept } = command
  const cookies = context.cookies.length
  const work = (tx: Context['db']) => {
    // A second try sets what it sets, not what the first one had.
    context.cookies.length = cookies
    if (typeof key !== 'string' || !isKept) return run(tx)
    return answerOnce(tx, context, { key, endpoint: `${endpoint.method} ${endpoint.path}`, input }, () => run(tx))
  }
  return inRepeatableTransaction(context.deps.pool, work, (err) => context.log.warn({ err }, 'command.circle'))
}

async function answer<E extends Endpoint>(endpoint: E, handle: () => ReturnType<Handler<E>>): Promise<Answer> {
  const result = await handle()
  if (result.ok) return { status: endpoint.status ?? 200, body: endpoint.reply.parse(result.value) }
  return { status: ERROR_CODES[result.code], body: toErrorBody(result.code, result.details as Record<string, unknown>) }
}
