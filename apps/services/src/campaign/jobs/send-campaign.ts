import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { quietFor } from '@shop/domain/campaign/campaign'
import { brakeCampaign } from '#app/campaign/brake-campaign'
import { selectCampaigns } from '#app/campaign/campaigns.sql'
import { drawLetter } from '#app/campaign/draw-letter'
import { finishCampaign } from '#app/campaign/finish-campaign'
import { handOver, letterId, STAND_IN, unsubscribeUrl } from '#app/campaign/hand-over'
import {
  type Claimed,
  FRONT,
  listRecipients,
  lockRun,
  type Outcome,
  selectLeftSending,
  takeRun,
  takeTurn,
  updateListed,
  updateOutcomes,
} from '#app/campaign/recipients.sql'
import type { Job, JobContext } from '#app/jobs/job'
import type { LetterLine } from '#app/mail/letter-line'
import { LETTER_LOGOS } from '#app/mail/mailer'
import { wasAccepted } from '#app/mail/was-accepted'
import { inTransaction } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

/** So many are being handed over at once, and so many are in doubt when the worker dies. */
const LANES = 3
const LISTED_AT_ONCE = 2000
/** A job ends after this and goes on in the next: a worker that is told to stop waits no longer, and one that dies every ten seconds does not use up the tries of the job. */
const TURN_MS = 8_000
const RELAY_REST_MS = 500
const MOST_RESTS = 20
/** So often it is looked at what has come back, and after so many refusals in a row of turns at once. */
const BRAKE_LOOK_MS = 5000
const BRAKE_REFUSALS = 10
const MINUTE_MS = 60_000

interface Sending {
  context: JobContext
  campaignId: number
  key: string
}

/**
 * Lists who is meant, then hands letters over a few at a time. A row is marked before and after, and both marks of a slice and its next one are one
 * transaction: so whoever dies leaves at most a slice of which nobody can say whether the relay took it. Those are looked up in its log, and
 * without one they are in doubt and left alone: nobody gets a letter twice.
 */
export const sendCampaign: Job<'send-campaign'> = async (context, { campaignId, requestId }) => {
  const { pool, clock } = context.deps
  const sending = { context, campaignId, key: randomUUID() }
  const wait = quietFor(clock.now())
  if (wait !== null) return again(sending, requestId, wait)
  if (!(await takeRun(pool, campaignId, { key: sending.key, now: clock.now() }))) return
  await settleLeft(sending)
  const until = performance.now() + TURN_MS
  if (!(await list(sending, until))) return again(sending, requestId, 0)
  const outcome = await send(sending, until)
  if (outcome === 'more') return again(sending, requestId, 0)
  if (outcome === 'relay') return again(sending, requestId, MINUTE_MS)
  if (outcome === 'none') await finishCampaign(context, campaignId)
}

function again({ context, campaignId }: Sending, requestId: string, afterMs: number): Promise<void> {
  const { pool } = context.deps
  return enqueue(
    pool,
    'send-campaign',
    { campaignId, requestId },
    { afterMs, jobKey: `campaign:${campaignId}`, queue: 'campaigns' },
  )
}

async function settleLeft({ context, campaignId }: Sending): Promise<void> {
  const { pool, config, clock } = context.deps
  const left = await selectLeftSending(pool, campaignId)
  const outcomes: Outcome[] = []
  const known = { tried: 0, isNobodyThere: false } as const
  for (const id of left) {
    if (!config.MAIL_LOG_URL) outcomes.push({ id, state: 'in_doubt', answer: 'the worker died', ...known })
    else if (await wasAccepted(config.MAIL_LOG_URL, letterId(config, id)))
      outcomes.push({ id, state: 'sent', answer: 'found in the log of the relay', ...known })
    else outcomes.push({ id, state: 'waiting', answer: 'not in the log of the relay', ...known })
  }
  if (outcomes.length > 0) await updateOutcomes(pool, outcomes, clock.now())
}

/** Whether everybody is listed. */
async function list({ context, campaignId, key }: Sending, until: number): Promise<boolean> {
  const { pool, clock } = context.deps
  for (let isMore = true; isMore; ) {
    if (performance.now() > until) return false
    isMore = await inTransaction(pool, async (db) => {
      const now = clock.now()
      const run = await lockRun(db, campaignId, { key, now })
      if (!run || run.isListed) return false
      const { looked, lastId } = await listRecipients(db, campaignId, {
        afterId: run.afterId,
        now,
        limit: LISTED_AT_ONCE,
      })
      await updateListed(db, campaignId, { afterId: lastId, isListed: looked < LISTED_AT_ONCE })
      return looked === LISTED_AT_ONCE
    })
  }
  return true
}

/** `none` when nobody waits any more, `ended` when this run may not go on. */
async function send(sending: Sending, until: number): Promise<'none' | 'more' | 'relay' | 'ended'> {
  const { mailer } = sending.context.deps
  const letters = await formLetters(sending)
  if (!letters) return 'ended'
  const lines: LetterLine[] = []
  const lineOf = (lane: number) => (lines[lane] ??= mailer.openLine())
  try {
    return await sendOver(sending, {
      until,
      hand: (to, lane) => handOver(lineOf(lane), letters, to),
    })
  } finally {
    for (const line of lines) line.close()
  }
}

/** Drawn and composed once a turn: only what is somebody's own differs. */
async function formLetters({ context, campaignId }: Sending) {
  const { pool, config, mailer } = context.deps
  const [campaign] = await selectCampaigns(pool, campaignId)
  if (!campaign) return null
  const way = { unsubscribeUrl: unsubscribeUrl(config), standIn: STAND_IN }
  const drawn = await drawLetter(pool, campaign, { config, logos: LETTER_LOGOS, unsubscribeUrl: way.unsubscribeUrl })
  const [a, b] = [await mailer.formLetter(drawn.a, way), await mailer.formLetter(drawn.b, way)]
  return { config, campaignId, sender: mailer.sender, forms: { a, b } }
}

interface Over {
  until: number
  hand(to: Claimed, lane: number): Promise<Outcome>
}

async function sendOver(
  { context, campaignId, key }: Sending,
  { until, hand }: Over,
): Promise<'none' | 'more' | 'relay' | 'ended'> {
  const { pool, clock } = context.deps
  let outcomes: Outcome[] = []
  let after = FRONT
  let rests = 0
  let refusals = 0
  let looked = performance.now()
  for (;;) {
    refusals += outcomes.filter(({ state }) => state === 'refused').length
    const isOver = performance.now() > until || rests >= MOST_RESTS
    const now = clock.now()
    const isQuiet = quietFor(now) !== null
    const limit = isOver || isQuiet ? 0 : LANES
    const { perMinute, claimed } = await takeTurn(pool, campaignId, { key, now, outcomes, limit, after })
    if (perMinute === null) return 'ended'
    if (limit === 0) return rests >= MOST_RESTS ? 'relay' : 'more'
    // What waits again is seen by the next turn, from the front.
    if (claimed.length === 0 && after === FRONT && outcomes.every(({ state }) => state !== 'waiting')) return 'none'
    after = claimed.at(-1) ?? FRONT
    if (refusals >= BRAKE_REFUSALS || performance.now() - looked > BRAKE_LOOK_MS) {
      await brakeCampaign(context, campaignId)
      ;[refusals, looked] = [0, performance.now()]
    }
    const letters = claimed.filter(({ state }) => state === 'sending')
    const began = performance.now()
    outcomes = await Promise.all(letters.map(hand))
    const isRefused = letters.length > 0 && outcomes.every(({ state }) => state === 'waiting')
    if (letters.length > 0) rests = isRefused ? rests + 1 : 0
    // A relay that does not answer is let alone for a moment; one that does is not asked faster than it was agreed.
    const pace = (letters.length * MINUTE_MS) / perMinute - (performance.now() - began)
    if (isRefused) await delay(RELAY_REST_MS)
    else if (pace >= 1) await delay(pace)
  }
}
