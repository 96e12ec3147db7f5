import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { placeOrder, query } from '../paying.ts'
import { newStaff } from '../staff.ts'

// Jobs that lie dead are what a truth is about.
const shop = openShop({}, 'tampered')
let admin: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
})

async function failJob(attempts: number): Promise<number> {
  const [job] = await query<{ id: number }>(
    shop,
    `select id::int from graphile_worker.add_job('send-mail', '{"mailId": 0, "requestId": "test"}'::json, run_at => now() + interval '1 day', max_attempts => 12)`,
  )
  await query(
    shop,
    `update graphile_worker._private_jobs set attempts = $2, last_error = '550 schránka neexistuje' where id = $1`,
    [job?.id, attempts],
  )
  return job?.id ?? 0
}

describe('jobs', () => {
  test('that failed are listed, the dead first', async () => {
    const tried = await failJob(3)
    const dead = await failJob(12)
    const { value } = await admin.call('staffJobs', {})
    expect(value.failed.map(({ id, isDead }) => [id, isDead])).toEqual([
      [dead, true],
      [tried, false],
    ])
  })

  test('a dead one is tried again or let go with a reason, and both are written down', async () => {
    const again = await failJob(12)
    expect((await admin.call('retryJob', { jobId: again })).status).toBe(200)
    const [job] = await query<{ attempts: number }>(shop, 'select attempts from graphile_worker.jobs where id = $1', [
      again,
    ])
    expect(job).toEqual({ attempts: 0 })
    const gone = await failJob(12)
    expect((await admin.call('skipJob', { jobId: gone, reason: 'Schránka neexistuje.' })).status).toBe(200)
    expect(await query(shop, 'select from graphile_worker.jobs where id = $1', [gone])).toEqual([])
    const written = await query<{ action: string }>(
      shop,
      `select action from internal.audit_log where object_type = 'job' order by id`,
    )
    expect(written.map(({ action }) => action)).toEqual(['job.retried', 'job.skipped'])
  })

  test('what is still tried is not let go, what is not there is not found', async () => {
    const tried = await failJob(3)
    expect((await admin.call('skipJob', { jobId: tried, reason: 'x' })).status).toBe(404)
    expect((await admin.call('retryJob', { jobId: 999_999 })).status).toBe(404)
  })

  test('are the business of admins', async () => {
    const support = await newStaff(shop, 'staff_support')
    expect((await support.call('staffJobs', {})).status).toBe(403)
  })
})

test('truths say when they were last broken, and one can be asked', async () => {
  const { value } = await admin.call('staffTruths', {})
  expect(value.truths.length).toBeGreaterThan(60)
  const name = value.truths[0]?.name ?? ''
  expect((await admin.call('staffTruth', { name })).value).toEqual({ name, violations: 0, samples: [] })
  expect((await admin.call('staffTruth', { name: 'no_such_truth' })).status).toBe(404)
})

test('mails of an order are listed with the address masked', async () => {
  const { orderId, email } = await placeOrder(shop, 'dobirka')
  const { value } = await admin.call('orderMails', { orderId })
  expect(value.mails.map(({ template }) => template)).toContain('order-confirmation')
  expect(JSON.stringify(value.mails)).not.toContain(email)
})
