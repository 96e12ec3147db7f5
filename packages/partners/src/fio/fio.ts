import { type Answer, mapAnswer, refused } from '../http/answer.ts'
import { callHttp, type HttpReply } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import type { BankRefusal, BankStatements, StatementPage } from '../ports/bank-statements.ts'
import { Statement, toStatementPage } from './fio-wire.ts'

type FioOptions = {
  /** `https://fioapi.fio.cz/v1/rest`. */
  readonly url: string
  /** Part of every address the bank knows: addresses are never logged. */
  readonly token: string
  readonly timeoutMs?: number
}

const REASONS: Record<number, BankRefusal> = { 409: 'too_soon', 413: 'too_many', 422: 'history_locked' }

/**
 * The bank answers a token once in 30 seconds, whatever it is asked. It also answers a wrong token with 500, so that a
 * lasting `unavailable` may be a token that expired.
 */
export function createFio(options: FioOptions): BankStatements {
  return {
    readNew: () => readPage(options, 'last', 'transactions.json'),
    readPeriod: (from, to) => readPage(options, 'periods', `${from}/${to}/transactions.json`),
  }
}

async function readPage(options: FioOptions, verb: string, rest: string): Promise<Answer<StatementPage, BankRefusal>> {
  const reply = await call(options, verb, rest)
  if (!reply.ok) return reply
  const { body } = reply.value
  return mapAnswer(parseJsonReply(body, Statement, false), (statement) =>
    toStatementPage(statement, body.toString('utf8')),
  )
}

async function call(options: FioOptions, verb: string, rest: string): Promise<Answer<HttpReply, BankRefusal>> {
  const { url, token, timeoutMs = 20_000 } = options
  const reply = await callHttp({ method: 'GET', url: `${url}/${verb}/${token}/${rest}`, timeoutMs, isChange: false })
  if (!reply.ok || reply.value.status === 200) return reply
  return refused(REASONS[reply.value.status] ?? 'other', `http_${reply.value.status}`)
}
