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

  test('of the own trade are seen and run again by each role, let go by admins', async () => {
    const mail = await failJob(12)
    const support = await newStaff(shop, 'staff_support')
    const warehouse = await newStaff(shop, 'staff_warehouse')
    expect((await support.call('staffJobs', {})).value.failed.map(({ id }) => id)).toContain(mail)
    expect((await warehouse.call('staffJobs', {})).value.failed).toEqual([])
    expect((await warehouse.call('retryJob', { jobId: mail })).status).toBe(404)
    expect((await support.call('skipJob', { jobId: mail, reason: 'x' })).status).toBe(403)
    expect((await support.call('retryJob', { jobId: mail })).status).toBe(200)
  })

  test('say what they are about, and mask addresses in what went wrong', async () => {
    const { orderId } = await placeOrder(shop, 'dobirka')
    await query(
      shop,
      `update graphile_worker._private_jobs set last_error = '550 <jana.nova@seznam.cz> unknown', attempts = 12
        where id = (select id from internal.open_jobs() where task = 'send-mail' order by id desc limit 1)`,
    )
    const { value } = await admin.call('staffJobs', {})
    expect(value.failed[0]).toMatchObject({
      orderId,
      about: `order:${orderId}`,
      lastError: '550 <•••@seznam.cz> unknown',
    })
  })
})

describe('truths', () => {
  test('say when they were last broken, and one can be asked', async () => {
    const { value } = await admin.call('staffTruths', {})
    expect(value.truths.length).toBeGreaterThan(60)
    const name = 'order_has_goods'
    expect((await admin.call('staffTruth', { name })).value).toEqual({ name, violations: 0, samples: [] })
    expect((await admin.call('staffTruth', { name: 'no_such_truth' })).status).toBe(404)
  })

  test('are broken since the first time without a day between', async () => {
    const told = (hours: number) =>
      query(
        shop,
        `insert into internal.audit_log (at, request_id, actor_kind, action, object_type, object_id, details)
         values (now() - make_interval(hours => $1), 'test', 'system', 'truth.violated', 'truth', 'order_has_goods', '{"violations": 2}')`,
        [hours],
      )
    for (const hours of [200, 40, 20, 1]) await told(hours)
    const { value } = await admin.call('staffTruths', {})
    const [first] = value.truths
    expect(first).toMatchObject({ name: 'order_has_goods', isBroken: true, violations: 2 })
    const since = (Date.now() - new Date(first?.brokenSince ?? 0).getTime()) / 3_600_000
    expect(Math.round(since)).toBe(40)
    expect(value.truths.filter(({ isBroken }) => isBroken)).toHaveLength(1)
  })

  test('are mended by their job where there is one', async () => {
    await query(
      shop,
      `insert into internal.mails (object, event, template, recipient, data, request_id, created_at)
       values ('order:0', 'lost', 'order-packed', 'nikdo@priklad.cz', '{}', 'test', now())`,
    )
    const [lost] = await query<{ id: number }>(shop, `select id::int from internal.mails where event = 'lost'`)
    const reason = 'Pracovník spadl.'
    expect((await admin.call('repairTruth', { name: 'mail_has_its_job', reason })).value).toEqual({ jobs: 1 })
    const jobs = await query(
      shop,
      `select from internal.open_jobs() where task = 'send-mail' and payload ->> 'mailId' = $1`,
      [String(lost?.id)],
    )
    expect(jobs).toHaveLength(1)
    expect((await admin.call('staffTruth', { name: 'mail_has_its_job' })).value.violations).toBe(0)
    expect((await admin.call('repairTruth', { name: 'order_has_goods', reason })).status).toBe(404)
  })
})

test('mails of an order are listed with the address masked', async () => {
  const { orderId, email } = await placeOrder(shop, 'dobirka')
  const { value } = await admin.call('orderMails', { orderId })
  expect(value.mails.map(({ template }) => template)).toContain('order-confirmation')
  expect(JSON.stringify(value.mails)).not.toContain(email)
})
