import type pg from 'pg'
import { summarizeStatement, toStatementText } from './describe-statement.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { startSpan } from './tracing.ts'

interface Watching {
  log: Logger
  metrics: Metrics
  /** Slower ones are named in the log and counted by name. */
  slowMs: number
}

interface Asked {
  text: string
  /** Otherwise its verb and its table. */
  name?: string | undefined
}

/** Several statements sent as one know best what to be called; the driver has words of its own for `name` and `text`. */
export interface DescribedSubmittable {
  described?: Asked
}

interface Submitted extends DescribedSubmittable {
  submit: unknown
  handleReadyForQuery(...args: unknown[]): void
  handleError(...args: unknown[]): void
}

type Finish = (error?: unknown) => void
type Begin = (asked: Asked) => Finish
type Query = (...args: unknown[]) => unknown

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]
/** Names are ours and few; if they were not, a figure for each would fill the memory of whoever counts. */
const MOST_NAMES = 200

/** Every statement of the pool is measured, slow ones are told, and a traced request has each of them as a span. */
export function watchStatements(pool: pg.Pool, { log, metrics, slowMs }: Watching): void {
  const seconds = metrics.histogram('database_statement_seconds', 'Time a statement took.', ['outcome'], BUCKETS)
  const slow = metrics.counter('database_slow_statements_total', 'Statements over the limit.', ['statement'])
  const known = new Set<string>()
  const toLabel = (name: string) => (known.size < MOST_NAMES || known.has(name) ? name : 'other')

  const begin: Begin = (asked) => {
    const started = performance.now()
    const span = startSpan({ name: 'statement', kind: 'client' })
    return (error) => {
      const ms = performance.now() - started
      seconds.observe({ outcome: error ? 'failed' : 'done' }, ms / 1000)
      if (span === null && ms < slowMs) return
      const statement = asked.name ?? summarizeStatement(asked.text)
      const text = toStatementText(asked.text)
      span?.end({
        name: statement,
        attributes: { 'db.system.name': 'postgresql', 'db.query.summary': statement, 'db.query.text': text },
        isFailed: Boolean(error),
      })
      if (ms < slowMs) return
      known.add(toLabel(statement))
      slow.inc({ statement: toLabel(statement) })
      log.warn({ statement, text, ms: Math.round(ms) }, 'statement.slow')
    }
  }
  pool.on('connect', (client) => watchClient(client, begin))
}

function watchClient(client: pg.ClientBase, begin: Begin): void {
  const query = client.query.bind(client) as Query
  const watched: Query = (first, ...rest) => {
    if (isSubmitted(first)) {
      watchSubmitted(first, begin)
      return query(first, ...rest)
    }
    const finish = begin(typeof first === 'string' ? { text: first } : (first as Asked))
    const callback = rest.at(-1)
    if (typeof callback === 'function') return query(first, ...rest.slice(0, -1), withFinish(callback as Query, finish))
    const result = query(first, ...rest) as Promise<unknown> | undefined
    result?.then(() => finish(), finish)
    return result
  }
  client.query = watched as typeof client.query
}

function withFinish(callback: Query, finish: Finish): Query {
  return (error, ...rest) => {
    finish(error)
    return callback(error, ...rest)
  }
}

function isSubmitted(value: unknown): value is Submitted {
  return typeof (value as Submitted).submit === 'function'
}

function watchSubmitted(submitted: Submitted, begin: Begin): void {
  if (!submitted.described) return
  const finish = begin(submitted.described)
  const { handleReadyForQuery, handleError } = submitted
  submitted.handleReadyForQuery = (...args) => {
    finish()
    handleReadyForQuery.apply(submitted, args)
  }
  submitted.handleError = (error, ...rest) => {
    finish(error)
    handleError.call(submitted, error, ...rest)
  }
}
