import type { JobName, JobPayload } from '@shop/contract/jobs'
import type { Logger } from '@shop/runtime/logger'
import type { Caller, CommandContext } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import type { Mailer } from '#app/mail/mailer'
import { inLongTransaction, inTransaction } from '#app/store/database'

/** What the worker has and the API does not. */
export interface WorkerDeps extends Deps {
  mailer: Mailer
}

export interface JobContext extends Caller {
  deps: WorkerDeps
  log: Logger
  /** The queue does not ask again: whoever waits for the outcome has to learn it now. */
  isLastAttempt: boolean
}

export type Job<Name extends JobName> = (context: JobContext, payload: JobPayload<Name>) => Promise<void>

/** A job that is a command: one transaction, so running it again after a crash finds either all of it or nothing. */
export function asCommand<Name extends JobName>(
  run: (context: JobContext & CommandContext, payload: JobPayload<Name>) => Promise<void>,
): Job<Name> {
  return (context, payload) => inTransaction(context.deps.pool, (tx) => run({ ...context, db: tx }, payload))
}

/** The same for what one statement counts over years of orders, at night. */
export function asLongCommand<Name extends JobName>(
  run: (context: JobContext & CommandContext, payload: JobPayload<Name>) => Promise<void>,
): Job<Name> {
  return (context, payload) => inLongTransaction(context.deps.pool, (tx) => run({ ...context, db: tx }, payload))
}
