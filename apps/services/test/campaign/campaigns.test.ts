import { describe, expect, test } from 'vitest'
import { query, runJob } from '../paying.ts'
import { goTo } from '../plan/planning.ts'
import { visit } from '../shopping.ts'
import { openLetterDesk, SLUG } from './letter-desk.ts'

const { shop, people, subscribed, written, sent, read, recipients, states } = openLetterDesk()

describe('a letter', () => {
  test('is looked at, tried by its writer and sent once to each subscriber, with a way out in its headers', async () => {
    const readers = [await subscribed('anna'), await subscribed('bob')]
    const campaign = await written()
    expect(campaign).toMatchObject({ state: 'draft', people: 2 })
    const preview = await people.editor.call('previewCampaign', { campaignId: campaign.campaignId })
    expect(preview.value.html).toContain('Podzim v')
    expect(preview.value.text).toMatch(
      new RegExp(`http://localhost:3000/produkt/${SLUG}.*utm_campaign=${campaign.campaignId}`),
    )
    expect(preview.value.text).toContain('Obchodní sdělení')

    expect((await people.editor.call('testCampaign', { campaignId: campaign.campaignId })).status).toBe(202)
    await shop.runJobs()
    expect(shop.sink.mails.map(({ subject, recipient }) => [subject, recipient.split('@')[1]])).toEqual([
      ['Zkouška: Podzim v misce', 'cenich.example'],
    ])
    shop.sink.mails.length = 0

    const { campaignId, version } = campaign
    expect((await people.editor.call('scheduleCampaign', { campaignId, version, at: null })).status).toBe(403)
    expect((await people.admin.call('scheduleCampaign', { campaignId, version, at: null })).value.state).toBe(
      'scheduled',
    )
    await shop.runJobs()
    await runJob(shop, 'wake-campaigns')
    expect(recipients()).toEqual(readers)
    const [mail] = shop.sink.mails
    expect(mail?.subject).toBe('Podzim v misce')
    expect(mail?.sender).toMatch(/^odraz-\d+-[0-9a-f]{16}@odrazy\.cenich\.example$/)
    expect(String(mail?.headers.get('precedence'))).toBe('bulk')
    expect(await read(campaignId)).toMatchObject({
      state: 'sent',
      results: { listed: 2, sent: 2, waiting: 0, inDoubt: 0 },
    })
  })

  test('is left by one POST named in its headers, and the next one does not come', async () => {
    const email = await subscribed('odchazi')
    const { campaignId } = await sent()
    const [mail] = shop.sink.mails
    const list = mail?.headers.get('list') as { unsubscribe?: { url: string } } | undefined
    const token = /klic=([\w-]{43})/.exec(list?.unsubscribe?.url ?? '')?.[1] ?? ''
    expect(mail?.html).toContain(token)
    const left = await visit(shop).call('unsubscribe', { token, source: 'one_click' })
    expect(left.value).toMatchObject({ state: 'unsubscribed', email: 'o•••@p•••.cz' })
    expect((await read(campaignId)).results).toMatchObject({ unsubscribed: 1 })
    shop.sink.mails.length = 0
    await goTo(shop, '2026-12-18')
    await sent()
    expect(recipients()).not.toContain(email)
    const forged = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`
    expect((await visit(shop).call('unsubscribe', { token: forged })).error.code).toBe('link_unknown')
  })

  test('goes to its topic, not to a mailbox that bounced, and to nobody twice in a month', async () => {
    await subscribed('vse')
    await subscribed('stenata', { topics: ['puppies'] })
    await subscribed('seniori', { topics: ['seniors'] })
    await subscribed('neni', { topics: ['puppies'] })
    await query(
      shop,
      `insert into internal.mail_suppressions (email_hash, reason, at) values (internal.address_hash('neni@priklad.cz'), 'bounce', now())`,
    )
    const first = await sent({ topic: 'puppies' })
    expect(recipients()).toEqual(['stenata@priklad.cz', 'vse@priklad.cz'])
    expect(first.results).toMatchObject({ listed: 3, sent: 2, skipped: 1 })
    shop.sink.mails.length = 0
    await goTo(shop, '2026-12-01')
    await sent()
    expect(recipients()).toEqual(['seniori@priklad.cz'])
    await goTo(shop, '2026-12-20')
    shop.sink.mails.length = 0
    await sent()
    expect(recipients()).toEqual(['stenata@priklad.cz', 'vse@priklad.cz'])
    await query(shop, 'delete from internal.mail_suppressions')
  })

  test('with two subjects shows one half each of them, the same after a second run', async () => {
    for (let n = 0; n < 40; n += 1) await subscribed(`pul${n}`)
    const { campaignId, results } = await sent({ subjectB: 'Jiný předmět' })
    const subjects = shop.sink.mails.map(({ subject }) => subject)
    const b = subjects.filter((subject) => subject === 'Jiný předmět').length
    expect(b).toBeGreaterThan(8)
    expect(b).toBeLessThan(32)
    expect(results.variants.map(({ sent: count }) => count)).toEqual([40 - b, b])
    expect(new Set(recipients()).size).toBe(40)
    expect((await states(campaignId)).every(({ state }) => state === 'sent')).toBe(true)
  })
})

describe('a segment', () => {
  const QUESTION = {
    ...{ dogStage: null, dogSizes: [], boughtWithinDays: null, notBoughtForDays: null, ordersAtLeast: null },
    ...{ boughtProducts: [], runsOutWithinDays: null, levels: [], hasPlan: null, postcodes: [] },
  }

  test('is a saved question about dogs, purchases and places, counted as it stands now', async () => {
    await subscribed('bezpsa')
    const email = await subscribed('sestenetem')
    await query(
      shop,
      `insert into shop.customers (storefront_id, email, customer_group_id, first_name, last_name, created_at)
       select 1, $1, min(id), '', '', now() from shop.customer_groups`,
      [email],
    )
    await query(
      shop,
      `insert into shop.dogs (customer_id, name, born_on, adult_weight_grams, created_at)
       select id, 'Bára', '2026-08-01', 30000, now() from shop.customers where email = $1`,
      [email],
    )
    const count = async (change: object) =>
      (await people.editor.call('countSegment', { question: { ...QUESTION, ...change } })).value.people
    expect(await count({})).toBe(2)
    expect(await count({ dogStage: 'puppy' })).toBe(1)
    expect(await count({ dogStage: 'puppy', dogSizes: ['large'] })).toBe(1)
    expect(await count({ dogStage: 'puppy', dogSizes: ['toy'] })).toBe(0)
    expect(await count({ dogStage: 'senior' })).toBe(0)
    expect(await count({ boughtWithinDays: 30 })).toBe(0)
    expect(await count({ notBoughtForDays: 30 })).toBe(2)
    expect(await count({ ordersAtLeast: 1 })).toBe(0)
    expect(await count({ hasPlan: false })).toBe(2)
    expect(await count({ postcodes: ['1'], boughtProducts: [SLUG] })).toBe(0)

    const saved = await people.editor.call('saveSegment', {
      ...{ segmentId: null, version: 0, name: 'Štěňata', question: { ...QUESTION, dogStage: 'puppy' } },
    })
    expect(saved.value).toMatchObject({ name: 'Štěňata', people: 1 })
    const again = await people.editor.call('saveSegment', {
      segmentId: null,
      version: 0,
      name: 'Štěňata',
      question: QUESTION,
    })
    expect(again.error.code).toBe('name_taken')
    await sent({ segmentId: saved.value.segmentId })
    expect(recipients()).toEqual([email])
  })
})

test('when nobody has planned the letter of a month by the twentieth, somebody is asked to, once', async () => {
  await query(shop, `delete from shop.campaigns`)
  const open = () =>
    query<{ subject: string }>(shop, `select subject from shop.staff_tasks where kind = 'letter_missing'`)
  await goTo(shop, '2026-11-19')
  await runJob(shop, 'ask-for-letter')
  expect(await open()).toEqual([])
  await goTo(shop, '2026-11-20')
  await runJob(shop, 'ask-for-letter')
  await runJob(shop, 'ask-for-letter')
  expect(await open()).toEqual([{ subject: 'month:2026-11' }])
})
