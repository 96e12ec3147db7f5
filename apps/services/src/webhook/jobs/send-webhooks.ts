import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isBack, isGivenUp, nextTryAfter } from '@shop/domain/webhook/webhook-schedule'
import type { Job, JobContext } from '#app/jobs/job'
import { enqueue } from '#app/store/jobs'
import {
  type Claimed,
  claimDeliveries,
  noteTry,
  selectNextDelivery,
  spreadEvents,
  wakeWaiting,
} from '#app/webhook/deliveries.sql'
import { pauseEndpoint } from '#app/webhook/pause-endpoint'
import { sendEvent } from '#app/webhook/send-event'
import { noteStockEvents } from '#app/webhook/stock-events.sql'

/** A turn ends after this and the next one goes on: a worker that is told to stop waits no longer. */
const TURN_MS = 20_000
/** So often it is looked whether something has come while others are being waited for. */
const LOOK_MS = 200
/** Longer than a try can take: what is claimed longer belongs to a worker that has died. */
const CLAIM_MS = 15_000
const LANES = 4
const MOST_AT_ONCE = 64
const SPREAD_AT_ONCE = 500
const MINUTE_MS = 60_000
const QUEUE = 'send-webhooks'

interface Turn {
  context: JobContext
  flights: Set<Promise<void>>
  /** Endpoints that answer again. */
  back: Set<number>
  /** The first fault of ours; it ends the turn when everybody has come home. */
  fault: { error: unknown } | null
}

/**
 * Looks what has run out or come back, and sends what waits, a few at once to each endpoint and in order within each order. Whoever is slow or away costs a socket, not a place of the worker;
 * what happens meanwhile is taken along. A claim is written before each try and ended after it: whoever dies in between leaves a delivery that goes again.
 */
export const sendWebhooks: Job<'send-webhooks'> = async (context) => {
  const turn: Turn = { context, flights: new Set(), back: new Set(), fault: null }
  const changes = await noteStockEvents(context.deps.pool, context.deps.clock.now())
  if (changes > 0) context.log.info({ changes }, 'webhook.stock_changed')
  const until = performance.now() + TURN_MS
  try {
    while (performance.now() < until && !turn.fault) {
      const isMore = await step(turn)
      if (turn.flights.size === 0 && !isMore) break
      if (turn.flights.size > 0) await Promise.race([...turn.flights, delay(LOOK_MS)])
    }
  } finally {
    await Promise.all(turn.flights)
  }
  if (turn.fault) throw turn.fault.error
  for (const endpointId of turn.back) await wakeWaiting(context.deps.pool, endpointId, context.deps.clock.now())
  await comeAgain(context)
}

/** Whether there may be more to do at once. */
async function step(turn: Turn): Promise<boolean> {
  const { pool, clock } = turn.context.deps
  const spread = await spreadEvents(pool, { limit: SPREAD_AT_ONCE, now: clock.now() })
  for (const endpointId of turn.back) await wakeWaiting(pool, endpointId, clock.now())
  turn.back.clear()
  const now = clock.now()
  const limit = MOST_AT_ONCE - turn.flights.size
  const claim = randomUUID()
  const until = new Date(now.getTime() + CLAIM_MS)
  const claimed = limit > 0 ? await claimDeliveries(pool, { claim, now, until, lanes: LANES, limit }) : []
  for (const delivery of claimed) {
    const flight = attempt(turn, delivery, claim)
      .catch((error: unknown) => {
        turn.fault ??= { error }
      })
      .finally(() => turn.flights.delete(flight))
    turn.flights.add(flight)
  }
  return spread === SPREAD_AT_ONCE || claimed.length > 0
}

async function attempt({ context, back }: Turn, delivery: Claimed, claim: string): Promise<void> {
  const { deps, log } = context
  const { id, endpointId, tries, topic } = delivery
  const began = performance.now()
  const answer = await sendEvent(deps, delivery)
  const ms = Math.round(performance.now() - began)
  const now = deps.clock.now()
  const nextAt = answer.outcome === 'taken' ? now : nextTryAfter(tries + 1, now)
  const endpoint = await noteTry(deps.pool, { ...answer, id, claim, now, ms, nextAt })
  log.info({ delivery: id, endpointId, topic, outcome: answer.outcome, status: answer.status, ms }, 'webhook.tried')
  if (!endpoint) return
  if (answer.outcome === 'taken' && isBack(endpoint.failuresBefore)) back.add(endpointId)
  if (endpoint.failingSince && isGivenUp(endpoint.failingSince, now)) await pauseEndpoint(context, delivery)
}

/** The timetable comes every minute; what is due before that has a job of its own. */
async function comeAgain({ deps, requestId }: JobContext): Promise<void> {
  const next = await selectNextDelivery(deps.pool)
  if (!next) return
  const afterMs = Math.max(next.getTime() - deps.clock.now().getTime(), 0)
  if (afterMs > MINUTE_MS) return
  await enqueue(deps.pool, 'send-webhooks', { requestId }, { afterMs, jobKey: 'send-webhooks-later', queue: QUEUE })
}
