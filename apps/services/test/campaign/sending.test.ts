import { describe, expect, test } from 'vitest'
import { query, runJob } from '../paying.ts'
import { goTo } from '../plan/planning.ts'
import { openLetterDesk } from './letter-desk.ts'

const { shop, people, subscribed, sent, begun, read, recipients, states } = openLetterDesk()

const silenced = (name: string) =>
  query(shop, 'select reason from internal.mail_suppressions where email_hash = internal.address_hash($1)', [
    `${name}@priklad.cz`,
  ])

describe('sending', () => {
  test('waits for the morning', async () => {
    await subscribed('spi')
    await goTo(shop, '2026-11-18', '22:00')
    await sent()
    expect(recipients()).toEqual([])
    await goTo(shop, '2026-11-19', '08:30')
    await query(shop, `update graphile_worker._private_jobs set run_at = now()`)
    await shop.runJobs()
    expect(recipients()).toEqual(['spi@priklad.cz'])
  })

  test('pauses, goes on with those who are left and is stopped for good', async () => {
    await subscribed('prvni')
    const campaignId = await begun()
    const paused = await people.editor.call('moveCampaign', {
      campaignId,
      version: (await read(campaignId)).version,
      move: 'pause',
    })
    expect(paused.value.state).toBe('paused')
    await runJob(shop, 'wake-campaigns')
    expect(recipients()).toEqual([])
    const { version } = paused.value
    expect((await people.editor.call('resumeCampaign', { campaignId, version })).status).toBe(403)
    expect((await people.admin.call('resumeCampaign', { campaignId, version })).value.state).toBe('sending')
    await shop.runJobs()
    expect(recipients()).toEqual(['prvni@priklad.cz'])
    const done = await read(campaignId)
    expect(done.state).toBe('sent')
    const late = await people.editor.call('moveCampaign', { campaignId, version: done.version, move: 'stop' })
    expect(late.error).toMatchObject({ code: 'campaign_state', details: { state: 'sent' } })
    expect((await people.editor.call('moveCampaign', { campaignId, version: 1, move: 'stop' })).error.code).toBe(
      'version_conflict',
    )
  })

  test('leaves in doubt what a dead worker had in hand, and never sends it again', async () => {
    await subscribed('jisty')
    await subscribed('nejisty')
    const campaignId = await begun()
    await query(
      shop,
      `insert into internal.campaign_recipients (campaign_id, subscription_id, variant, state, sending_at)
       select $1, id, 'a', 'sending', now() from internal.newsletter_subscriptions where email = 'nejisty@priklad.cz'`,
      [campaignId],
    )
    await query(shop, `update shop.campaigns set started_at = now() - interval '1 year' where id = $1`, [campaignId])
    await runJob(shop, 'wake-campaigns')
    expect(recipients()).toEqual(['jisty@priklad.cz'])
    expect(await read(campaignId)).toMatchObject({ state: 'sent', results: { sent: 1, inDoubt: 1 } })
  })

  test('whoever leaves between the list and their turn gets nothing', async () => {
    await subscribed('odesel')
    const campaignId = await begun('1 year')
    await query(
      shop,
      `insert into internal.campaign_recipients (campaign_id, subscription_id, variant)
       select $1, id, 'a' from internal.newsletter_subscriptions where email = 'odesel@priklad.cz'`,
      [campaignId],
    )
    await query(
      shop,
      `update internal.newsletter_subscriptions set state = 'unsubscribed', unsubscribed_at = now() where email = 'odesel@priklad.cz'`,
    )
    await runJob(shop, 'wake-campaigns')
    expect(recipients()).toEqual([])
    expect(await states(campaignId)).toEqual([{ state: 'skipped', skipped_for: 'left' }])
  })

  test('a relay that refuses an address is written down, and the others get theirs', async () => {
    await subscribed('spatna')
    shop.sink.refuseWith(550)
    const { results, state } = await sent()
    shop.sink.refuseWith(null)
    expect({ state, results }).toMatchObject({ state: 'sent', results: { refused: 1, sent: 0 } })
    expect(await silenced('spatna')).toEqual([])
  })

  test('a relay that knows nobody there silences the mailbox as a letter that came back does', async () => {
    await subscribed('nikdo')
    shop.sink.refuseWith(550, '5.1.1 No such user')
    await sent()
    shop.sink.refuseWith(null)
    expect(await silenced('nikdo')).toEqual([{ reason: 'bounce' }])
    const next = await sent()
    expect(await states(next.campaignId)).toEqual([{ state: 'skipped', skipped_for: 'suppressed' }])
  })
})
