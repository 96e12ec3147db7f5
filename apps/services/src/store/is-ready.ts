import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { selectReady } from '#app/store/store.sql'

/** Whoever asks for health asks often; an answer that comes later is none. */
const ANSWER_LIMIT_MS = 2000

/** Whether commands would work now: the server answers in time, is the one that writes, and the queue's tables are there. */
export async function isReady(pool: pg.Pool): Promise<boolean> {
  const late = delay(ANSWER_LIMIT_MS, false, { ref: false })
  return Promise.race([late, ask(pool).catch(() => false)])
}

async function ask(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { isStandby } = await selectReady(client)
    // The old primary after a switchover: it would serve old rows for as long as somebody keeps it.
    client.release(isStandby)
    return !isStandby
  } catch (error) {
    client.release(true)
    throw error
  }
}
