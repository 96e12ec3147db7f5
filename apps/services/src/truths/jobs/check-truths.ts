import type { Metrics } from '@shop/runtime/metrics'
import { audit } from '#app/http/context'
import type { JobContext } from '#app/jobs/job'
import { inLongTransaction } from '#app/store/database'
import { selectTruths, type TruthAnswer } from '#app/truths/truths.sql'

// Long enough that what was placed between two runs, or while a worker was down for a while, is surely looked at.
const LOOK_BACK_MS = 60 * 60 * 1000
const METRIC = 'truth_violations'

/** Every five minutes, over what is young. */
export async function checkTruths(context: JobContext): Promise<void> {
  await check(context, new Date(context.now.getTime() - LOOK_BACK_MS))
}

/** Every night, over everything. */
export async function checkAllTruths(context: JobContext): Promise<void> {
  await check(context, null)
}

async function check(context: JobContext, since: Date | null): Promise<void> {
  const { deps, log } = context
  const answers = await inLongTransaction(deps.pool, (tx) => selectTruths(tx, since))
  const broken = answers.filter(({ violations }) => violations > 0)
  for (const answer of broken) await tell(context, answer)
  const ms = answers.reduce((sum, answer) => sum + answer.ms, 0)
  log.info({ truths: answers.length, broken: broken.length, ms }, 'truths.checked')
}

/** Three places, so that it cannot be overlooked: the metric alarms, the log says which rows, the audit keeps it. */
async function tell(context: JobContext, { name, question, violations, samples }: TruthAnswer): Promise<void> {
  const { deps, log } = context
  counter(deps.metrics).inc({ truth: name }, violations)
  log.error({ truth: name, question, violations, samples }, 'truth.violated')
  await audit(deps.pool, context, 'truth.violated', { type: 'truth', id: name }, { violations })
}

/** A registry refuses a second metric of the same name, and this runs every few minutes. */
function counter(metrics: Metrics): ReturnType<typeof makeCounter> {
  const known = metrics.registry.getSingleMetric(METRIC) as ReturnType<typeof makeCounter> | undefined
  return known ?? makeCounter(metrics)
}

function makeCounter(metrics: Metrics) {
  return metrics.counter(METRIC, 'Rows that break a truth, found so far.', ['truth'])
}
