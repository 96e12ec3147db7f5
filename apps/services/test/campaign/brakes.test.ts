import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { goTo } from '../plan/planning.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let admin: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
})
beforeEach(async () => {
  await goTo(shop, '2026-11-18')
  await query(shop, 'delete from internal.newsletter_subscriptions')
  shop.sink.mails.length = 0
  shop.sink.refuseWith(null)
})

/** A campaign that is being sent to so many; the worker has not begun. */
async function begun(people: number, name = 'ctenar'): Promise<number> {
  await query(
    shop,
    `insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
     select 1, $2 || n || '@priklad.cz', 'confirmed', now(), now() from generate_series(1, $1::int) n`,
    [people, name],
  )
  const [row] = await query<{ id: number }>(
    shop,
    `insert into shop.campaigns (storefront_id, name, subject, blocks, state, send_at, started_at, per_minute)
     values (1, 'Zima', 'Zima v misce', '[{"type":"hero","heading":"Zima"}]', 'sending', now(), now(), 1000000) returning id::int as id`,
  )
  const campaignId = row?.id ?? 0
  await sendOn(campaignId)
  return campaignId
}

async function sendOn(campaignId: number): Promise<void> {
  await query(
    shop,
    `select graphile_worker.add_job('send-campaign', json_build_object('campaignId', $1::int, 'requestId', 'test'),
       queue_name => 'campaigns', job_key => 'campaign:' || $1::int)`,
    [campaignId],
  )
}

const read = async (campaignId: number) => (await admin.call('staffCampaign', { campaignId })).value
const openTasks = (campaignId: number) =>
  query<{ details: Record<string, unknown> }>(
    shop,
    `select details from shop.staff_tasks where kind = 'campaign_braked' and subject = 'campaign:' || $1::text and closed_at is null`,
    [campaignId],
  )

test('a campaign whose letters come back pauses by itself, and goes on when a person says so', async () => {
  const campaignId = await begun(40)
  shop.sink.refuseWith(550)
  await shop.runJobs()
  const braked = await read(campaignId)
  expect(braked.state).toBe('paused')
  expect(braked.results.refused).toBeGreaterThanOrEqual(10)
  expect(braked.results.waiting).toBeGreaterThan(0)
  expect(await openTasks(campaignId)).toEqual([
    { details: expect.objectContaining({ name: 'Zima', brake: 'bounces', complained: 0 }) },
  ])

  shop.sink.refuseWith(null)
  const resumed = await admin.call('resumeCampaign', { campaignId, version: braked.version })
  expect(resumed.value.state).toBe('sending')
  expect(await openTasks(campaignId)).toEqual([])
  await shop.runJobs()
  const done = await read(campaignId)
  expect(done).toMatchObject({ state: 'sent', results: { waiting: 0, inDoubt: 0 } })
  expect(done.results.sent + done.results.refused).toBe(40)
  const people = shop.sink.mails.map(({ recipient }) => recipient)
  expect(new Set(people).size).toBe(done.results.sent)
})

test('what comes back after a campaign has ended is told to a person, once', async () => {
  const campaignId = await begun(60, 'pozdni')
  await shop.runJobs()
  expect((await read(campaignId)).state).toBe('sent')
  const told = () =>
    query<{ details: Record<string, unknown> }>(
      shop,
      `select details from shop.staff_tasks where kind = 'campaign_returned' and subject = 'campaign:' || $1::text`,
      [campaignId],
    )
  await runJob(shop, 'wake-campaigns')
  expect(await told()).toEqual([])
  await query(
    shop,
    `update internal.campaign_recipients set bounced_at = now() where id in
       (select id from internal.campaign_recipients where campaign_id = $1 order by id limit 12)`,
    [campaignId],
  )
  for (const _ of [1, 2]) await runJob(shop, 'wake-campaigns')
  expect(await told()).toEqual([{ details: expect.objectContaining({ name: 'Zima', brake: 'bounces', bounced: 12 }) }])
  // Whoever has closed it knows.
  await query(
    shop,
    `update shop.staff_tasks set closed_at = now(), closed_by = 'staff' where kind = 'campaign_returned'`,
  )
  await runJob(shop, 'wake-campaigns')
  expect(await told()).toHaveLength(1)
  expect((await read(campaignId)).state).toBe('sent')
})

test('every letter names its own reader, its own way out and its own number, and the words are the same', async () => {
  const campaignId = await begun(9)
  await query(
    shop,
    `insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
     values (1, 'o''hara+psi@priklad.cz', 'confirmed', now(), now())`,
  )
  await shop.runJobs()
  expect(await read(campaignId)).toMatchObject({ state: 'sent', results: { sent: 10 } })
  const seen = shop.sink.mails.map((mail) => {
    const list = mail.headers.get('list') as { unsubscribe?: { url: string } } | undefined
    const token = /klic=([\w-]{43})/.exec(list?.unsubscribe?.url ?? '')?.[1] ?? 'none'
    const html = String(mail.html)
    expect(html).toContain(token)
    expect(mail.text).toContain(token)
    expect(html + mail.text).not.toContain('klic-kazdeho')
    return { token, id: mail.messageId, to: [mail.to].flat()[0]?.value[0]?.address, html: html.replaceAll(token, '') }
  })
  expect(new Set(seen.map(({ token }) => token)).size).toBe(10)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(10)
  expect(new Set(seen.map(({ html }) => html)).size).toBe(1)
  expect(seen.map(({ to }) => to)).toEqual(shop.sink.mails.map(({ recipient }) => recipient))
})
