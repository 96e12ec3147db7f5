import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#app/store/database'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { placeOrder, query, runJob } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SHOP_DAY, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let editor: Browser
let admin: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
  admin = await newStaff(shop, 'staff_admin')
})

const TERMS = 'obchodni-podminky'
const dayAfter = (days: number) => new Date(SHOP_DAY.getTime() + days * 86_400_000).toISOString().slice(0, 10)
/** What must be there in these tests; a test that misses it says so. */
function sure<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('It is not there.')
  return value
}
async function read(slug: string) {
  const { value } = await editor.call('staffPage', { slug })
  return { ...value, newest: sure(value.newest) }
}

/** Which draft it is, as the office says it. */
const seenOf = ({ versionId, revision }: { versionId: number; revision: number }) => ({ versionId, revision })

/** A draft over what is published, with another sentence. */
async function draft(slug: string, { effectiveFrom = dayAfter(20), more = 'Nová věta.' } = {}) {
  const { newest, draft: known } = await read(slug)
  const fields = { ...newest, effectiveFrom, body: `${newest.body}\n\n${more}` }
  const saved = await editor.call('saveWordingDraft', { slug, ...fields, seen: known && seenOf(known) })
  expect(saved.status).toBe(200)
  return sure(saved.value.draft)
}
const noticed = (address: string) =>
  query<{ event: string }>(
    shop,
    `select event from internal.mails where template = 'wording-notice' and recipient = $1`,
    [address],
  )

describe('a draft', () => {
  test('is saved, named by its month, and nobody but staff sees it', async () => {
    const saved = await draft('reklamacni-rad')
    expect(saved).toMatchObject({ version: '2026-12', revision: 1 })
    const anybody = await visit(shop).call('wordingFile', { slug: 'reklamacni-rad', version: '2026-12' })
    expect(anybody.status).toBe(404)
  })

  test('of two editors is written by the first; the second is told and writes nothing', async () => {
    const { newest, draft: known } = await read('reklamacni-rad')
    const seen = sure(known)
    const save = (body: string) =>
      editor.call('saveWordingDraft', { slug: 'reklamacni-rad', ...newest, body, seen: seenOf(seen) })
    const answers = await Promise.all([save('Jedna.'), save('Druhá.')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.error).toMatchObject({ code: 'version_conflict', details: { version: seen.revision + 1 } })
  })

  test('as long as the contract allows is taken', async () => {
    const { newest, draft: known } = await read('reklamacni-rad')
    const fields = { ...newest, body: 'ž'.repeat(200_000), seen: known && seenOf(known) }
    expect((await editor.call('saveWordingDraft', { slug: 'reklamacni-rad', ...fields })).status).toBe(200)
  })

  test('is begun once by two who see none', async () => {
    const { newest } = await read('pravidla-recenzi')
    const save = () =>
      editor.call('saveWordingDraft', { slug: 'pravidla-recenzi', ...newest, body: 'Jinak.', seen: null })
    const answers = await Promise.all([save(), save()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is published by whoever answers for it, not by who writes it', async () => {
    const seen = seenOf(sure((await read('reklamacni-rad')).draft))
    const answer = await editor.call('publishWording', { slug: 'reklamacni-rad', seen, notify: false })
    expect(answer.status).toBe(403)
  })
})

describe('a wording', () => {
  test('holds from its day: orders keep the one they agreed to', async () => {
    const termsOf = async (orderId: number) =>
      (
        await query<{ version: string }>(
          shop,
          'select v.version from shop.orders o join shop.static_page_versions v on v.id = o.terms_version_id where o.id = $1',
          [orderId],
        )
      )[0]?.version
    const before = await placeOrder(shop, 'dobirka')
    const seen = seenOf(await draft(TERMS))
    const published = await admin.call('publishWording', { slug: TERMS, seen, notify: true })
    expect(published.status).toBe(200)
    expect(published.value.draft).toBeNull()
    expect(
      published.value.wordings.map(({ version, state }: { version: string; state: string }) => [version, state]),
    ).toEqual([
      ['2026-12', 'coming'],
      ['2026-11', 'current'],
      ['2026-03', 'past'],
    ])
    const meanwhile = await placeOrder(shop, 'dobirka')
    shop.clock.offsetMs += 21 * 86_400_000
    const after = await placeOrder(shop, 'dobirka')
    shop.clock.offsetMs -= 21 * 86_400_000
    expect(await Promise.all([before, meanwhile, after].map(({ orderId }) => termsOf(orderId)))).toEqual([
      '2026-11',
      '2026-11',
      '2026-12',
    ])
  })

  test('is kept as a PDF that never changes, and so is every one before it', async () => {
    const file = async (version: string) => (await visit(shop).call('wordingFile', { slug: TERMS, version })).value
    const first = await file('2026-12')
    expect(Buffer.from(first.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.filename).toBe('obchodni-podminky-2026-12.pdf')
    const early = await file('2026-03')
    await query(shop, `update shop.text_values set value = 'Jinde 1' where key = 'company.dataBox'`)
    expect(await file('2026-12')).toEqual(first)
    expect(await file('2026-03')).toEqual(early)
    await expect(query(shop, `update internal.wording_files set bytes = 'x'`)).rejects.toThrow()
    await expect(
      query(
        shop,
        `update shop.static_page_versions set body = 'Jinak.' where version = '2026-12' and published_at is not null`,
      ),
    ).rejects.toThrow(/never changed/)
  })

  test.each([
    ['day_over', { effectiveFrom: dayAfter(-1) }],
    ['day_taken', { effectiveFrom: dayAfter(10) }],
    ['same_text', { effectiveFrom: dayAfter(40), more: '' }],
    ['notice_missing', { effectiveFrom: dayAfter(40), notify: false }],
  ])('is refused by name: %s', async (reason, change: { effectiveFrom: string; more?: string; notify?: boolean }) => {
    const { newest, draft: known } = await read(TERMS)
    const body = change.more === '' ? newest.body : `${newest.body} Ještě něco.`
    const fields = { ...newest, body, effectiveFrom: change.effectiveFrom }
    const saved = await editor.call('saveWordingDraft', { slug: TERMS, ...fields, seen: known && seenOf(known) })
    const seen = seenOf(sure(saved.value.draft))
    const answer = await admin.call('publishWording', { slug: TERMS, seen, notify: change.notify ?? true })
    expect(answer.error).toMatchObject({ code: 'wording_refused', details: { reason } })
  })

  test('is published once by two who press at once', async () => {
    const seen = seenOf(await draft('cookies'))
    const press = () => admin.call('publishWording', { slug: 'cookies', seen, notify: true })
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(
      await query(
        shop,
        `select from internal.wording_notices n join shop.static_page_versions v on v.id = n.static_page_version_id
           join shop.static_pages p on p.id = v.static_page_id where p.slug = 'cookies'`,
      ),
    ).toHaveLength(1)
  })
})

describe('a draft begun anew', () => {
  test('is neither published nor overwritten by who saw the one before, though both are at their first revision', async () => {
    const slug = 'kariera'
    const first = seenOf(await draft(slug, { effectiveFrom: dayAfter(1) }))
    expect((await admin.call('publishWording', { slug, seen: first, notify: false })).status).toBe(200)
    const second = await draft(slug, { effectiveFrom: dayAfter(2), more: 'Rozepsáno kolegou.' })
    expect(second.revision).toBe(first.revision)
    const { newest } = await read(slug)
    const late = [
      await admin.call('publishWording', { slug, seen: first, notify: false }),
      await editor.call('saveWordingDraft', { slug, ...newest, body: 'Přepsáno.', seen: first }),
    ]
    expect(late.map(({ error }) => error.code)).toEqual(['version_conflict', 'version_conflict'])
    expect((await read(slug)).draft).toEqual(second)
  })
})

describe('facts', () => {
  test('that nobody has filled in keep a wording from being published for good, by name', async () => {
    const slug = 'prohlaseni-o-pristupnosti'
    const more = 'Revize {{accessibility.lastReview}}, {{accessibility.plann}}, {{cenik:doprava}}.'
    const seen = seenOf(await draft(slug, { more }))
    const publish = () => admin.call('publishWording', { slug, seen, notify: false })
    await query(shop, `update shop.text_values set value = null where key = 'accessibility.lastReview'`)
    expect((await publish()).error).toMatchObject({
      code: 'wording_refused',
      details: { reason: 'facts_missing', keys: ['accessibility.lastReview', 'accessibility.plann'] },
    })
    await query(shop, `update shop.text_values set value = 'dnes' where key = 'accessibility.lastReview'`)
    const { newest } = await read(slug)
    const mended = await editor.call('saveWordingDraft', {
      slug,
      ...newest,
      effectiveFrom: dayAfter(20),
      body: `${newest.body} Ano.`,
      seen,
    })
    const now = seenOf(sure(mended.value.draft))
    expect((await admin.call('publishWording', { slug, seen: now, notify: false })).status).toBe(200)
  })
})

describe('a notice', () => {
  test('goes to an account, a guest whose order is open, and nobody else; once each', async () => {
    await shop.runJobs()
    const customer = await newCustomer(shop)
    const guest = await placeOrder(shop, 'dobirka')
    const gone = await placeOrder(shop, 'dobirka')
    const addressOf = async (orderId: number) =>
      (await query<{ email: string }>(shop, 'select email from shop.orders where id = $1', [orderId]))[0]?.email ?? ''
    expect((await gone.browser.call('cancelOrder', { token: gone.token })).status).toBe(200)
    const addresses = [customer.email, await addressOf(guest.orderId), await addressOf(gone.orderId)]
    const seen = seenOf(await draft('ochrana-osobnich-udaju'))
    const published = await admin.call('publishWording', { slug: 'ochrana-osobnich-udaju', seen, notify: true })
    const { versionId } = sure(published.value.wordings[0])
    expect(await Promise.all(addresses.map(async (one) => (await noticed(one)).length))).toEqual([0, 0, 0])
    const mail = await shop.mailTo(customer.email)
    expect(mail.subject).toContain('nové znění od')
    expect(mail.text).toContain('/s/ochrana-osobnich-udaju?rozdil=2026-12')
    expect(mail.text).toContain('/s/ochrana-osobnich-udaju/2026-12/pdf')
    const told = async () => Promise.all(addresses.map(async (one) => (await noticed(one)).length))
    expect(await told()).toEqual([1, 1, 0])
    await inTransaction(shop.deps.pool, (tx) =>
      tx.query(
        `select graphile_worker.add_job('tell-wording', json_build_object('versionId', $1::int, 'requestId', 'again'))`,
        [versionId],
      ),
    )
    await shop.runJobs()
    expect(await told()).toEqual([1, 1, 0])
    const { wordings } = await read('ochrana-osobnich-udaju')
    expect(wordings[0]?.notice).toEqual({ told: published.value.reach, isFinished: true })
  })

  test('goes to who joins before the day of effect as well, once, and to nobody after it', async () => {
    const slug = 'odstoupeni-od-smlouvy'
    const seen = seenOf(await draft(slug))
    expect((await admin.call('publishWording', { slug, seen, notify: true })).status).toBe(200)
    await shop.runJobs()
    const toldOf = async (address: string) => {
      await runJob(shop, 'tell-newcomers')
      await shop.runJobs()
      return (
        await query(
          shop,
          `select from internal.mails m join shop.static_page_versions v on m.object = 'wording:' || v.id
             join shop.static_pages p on p.id = v.static_page_id
            where m.template = 'wording-notice' and m.recipient = $1 and p.slug = $2`,
          [address, slug],
        )
      ).length
    }
    const newcomer = await newCustomer(shop)
    expect([await toldOf(newcomer.email), await toldOf(newcomer.email)]).toEqual([1, 1])
    shop.clock.offsetMs += 21 * 86_400_000
    const late = await newCustomer(shop)
    expect(await toldOf(late.email)).toBe(0)
    shop.clock.offsetMs -= 21 * 86_400_000
  })

  test('that died between publishing and telling goes out after all, to nobody twice', async () => {
    const first = await newCustomer(shop)
    const seen = seenOf(await draft('doprava-a-platba'))
    const published = await admin.call('publishWording', { slug: 'doprava-a-platba', seen, notify: true })
    const { versionId } = sure(published.value.wordings[0])
    // Some hundreds were told and the worker died before it could say so: the mail is there, the count is not.
    await query(
      shop,
      `insert into internal.mails (object, event, template, recipient, data, request_id, created_at, status, sent_at)
       values ('wording:' || $1::text, 'notice early', 'wording-notice', $2, '{}', 'early', now(), 'sent', now())`,
      [versionId, first.email],
    )
    await shop.runJobs()
    expect(await noticed(first.email)).toHaveLength(1)
    const { wordings } = await read('doprava-a-platba')
    expect(wordings[0]?.notice).toEqual({ told: published.value.reach - 1, isFinished: true })
  })
})
