import type { JobName } from '@shop/contract/jobs'
import { runInSpan, startSpan } from '@shop/runtime/tracing'
import type { Task } from 'graphile-worker'

/** Whoever has asked for the job; what the timetable adds says nothing. */
export interface JobCause {
  requestId?: string
  traceparent?: string
}

/** A job goes on with the trace of whoever has asked for it; one of the timetable begins its own. */
export function traceJob(name: JobName, task: Task): Task {
  return async (payload, helpers) => {
    const { requestId, traceparent } = (payload ?? {}) as JobCause
    const { id, attempts } = helpers.job
    const span = startSpan({
      name: `job ${name}`,
      kind: 'consumer',
      attributes: {
        ...{ 'cenich.job': name, 'cenich.job_id': String(id), 'cenich.attempt': attempts },
        ...(requestId === undefined ? {} : { 'cenich.request_id': requestId }),
      },
      traceparent,
    })
    let isFailed = true
    try {
      await runInSpan(span, () => task(payload, helpers))
      isFailed = false
    } finally {
      span?.end({ isFailed })
    }
  }
}
