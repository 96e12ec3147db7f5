import { createHash } from 'node:crypto'
import { actorId, type Context } from '#app/http/context'
import { readCartCookie } from '#app/http/cookie'
import { RequestError } from '#app/http/request-error'
import type { Db } from '#app/store/database'
import { claimKey, selectAnswer, updateAnswer } from '#app/store/store.sql'

export interface Answer {
  status: number
  body: unknown
}

/**
 * Runs a command at most once per key: the answer is stored in the command's own transaction, so a key without an answer
 * means that nothing happened. A repeat waits for the first to commit and gets its answer.
 */
export async function answerOnce(
  db: Db,
  context: Context,
  request: { key: string; endpoint: string; input: unknown },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { key, endpoint, input } = request
  const scope = `${context.actor.kind}:${actorId(context.actor) ?? guestOf(context)}`
  const requestHash = createHash('sha256')
    .update(`${endpoint}\n${JSON.stringify(input)}`)
    .digest()
  if (await claimKey(db, { scope, key, endpoint, requestHash, now: context.now })) {
    const answer = await run()
    await updateAnswer(db, scope, key, answer.status, answer.body)
    return answer
  }
  const stored = await selectAnswer(db, scope, key)
  if (!stored?.requestHash.equals(requestHash)) throw new RequestError('idempotency_key_reused')
  return { status: stored.status, body: stored.response }
}

/** Guests have no number: two of them with one key, by accident or on purpose, must not see each other's answers. */
function guestOf({ headers, ip, deps }: Context): string {
  const cart = readCartCookie(headers, deps.config.STOREFRONT_URL)
  const trace = cart ?? `${ip}\n${headers.get('user-agent') ?? ''}`
  return createHash('sha256').update(trace).digest('base64url')
}
