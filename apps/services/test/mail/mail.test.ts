import { beforeEach, describe, expect, test } from 'vitest'
import { MAILS } from '#app/compose/mails'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { queueMail } from '#app/mail/queue-mail'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'
import { inTransaction } from '#app/store/database'
import { openBrowser } from '../browser.ts'
import { startHarness } from '../harness.ts'
import { openEmptyShop } from '../open-shop.ts'

const shop = openEmptyShop()
beforeEach(async () => {
  shop.sink.refuseWith(null)
  shop.sink.mails.length = 0
  await shop.database.pool.query('delete from internal.mails; delete from graphile_worker._private_jobs')
})

const caller = () => ({
  deps: shop.deps,
  now: shop.clock.now(),
  requestId: 'test-request',
  actor: { kind: 'system' as const },
})
const reset = { object: 'link:1', event: 'issued', to: 'komu@priklad.cz' } as const

function queueReset(change: { object?: string; email?: string } = {}) {
  return inTransaction(shop.deps.pool, (db) =>
    queueMail({ ...caller(), db }, ACCOUNT_MAILS['password-reset'], {
      ...reset,
      object: change.object ?? reset.object,
      data: { 'customer.email': change.email ?? reset.to },
      secrets: { 'links.reset': 'https://cenich.example/l/heslo/tajny-token' },
    }),
  )
}

const rows = async () =>
  (await shop.database.pool.query('select status, attempts, secrets, last_answer from internal.mails order by id')).rows

/** What graphile-worker does when the time of the next attempt comes. */
async function retryNow() {
  await shop.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
}

test('a mail has both parts, the logo inside, and says that a machine sent it', async () => {
  await queueReset()
  await shop.runJobs()
  const [mail] = shop.sink.mails
  expect(mail).toMatchObject({ recipient: 'komu@priklad.cz', subject: 'Nové heslo k účtu Čenich' })
  expect(mail?.from?.text).toBe('"Čenich" <ahoj@cenich.example>')
  expect(mail?.text).toContain('Nastavit nové heslo:\nhttps://cenich.example/l/heslo/tajny-token')
  expect(mail?.html).toContain('href="https://cenich.example/l/heslo/tajny-token"')
  expect(mail?.html).toMatch(/<body[^>]* lang="cs"/)
  expect(mail?.attachments).toMatchObject([
    { contentType: 'image/png', cid: 'logo@cenich' },
    { contentType: 'image/png', cid: 'logo-white@cenich' },
  ])
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.headers.has('list-unsubscribe')).toBe(false)
})

test('one event makes one mail, however often it is told', async () => {
  await queueReset()
  await queueReset()
  await Promise.all([queueReset(), queueReset(), queueReset()])
  await shop.runJobs()
  expect(shop.sink.mails).toHaveLength(1)
  await queueReset({ object: 'link:2' })
  await shop.runJobs()
  expect(shop.sink.mails).toHaveLength(2)
})

test('a transaction that fails sends nothing', async () => {
  const failing = inTransaction(shop.deps.pool, async (db) => {
    await queueMail({ ...caller(), db }, ACCOUNT_MAILS['account-deleted'], { ...reset, data: {} })
    throw new Error('later step failed')
  })
  await expect(failing).rejects.toThrow('later step failed')
  await shop.runJobs()
  expect(shop.sink.mails).toHaveLength(0)
})

test('what opens something is encrypted while it waits and gone once it is sent', async () => {
  await queueReset()
  const [waiting] = await rows()
  expect(waiting.secrets.toString('latin1')).not.toContain('tajny-token')
  await shop.runJobs()
  expect(await rows()).toMatchObject([{ status: 'sent', secrets: null, attempts: 1 }])
})

test('a relay that says "later" gets the mail later, once', async () => {
  shop.sink.refuseWith(451)
  await queueReset()
  await shop.runJobs()
  expect(await rows()).toMatchObject([{ status: 'waiting', last_answer: 'EMESSAGE DATA 451' }])
  shop.sink.refuseWith(null)
  await retryNow()
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }])
  expect(shop.sink.mails).toHaveLength(1)
})

test('a relay that says "never" is not asked again', async () => {
  shop.sink.refuseWith(550)
  await queueReset()
  await shop.runJobs()
  expect(await rows()).toMatchObject([{ status: 'refused', last_answer: 'EMESSAGE DATA 550', secrets: null }])
  shop.sink.refuseWith(null)
  await retryNow()
  expect(shop.sink.mails).toHaveLength(0)
})

test('a mail left in the middle by a dead worker goes again under the same Message-ID', async () => {
  await queueReset()
  await shop.database.pool.query(`update internal.mails set status = 'sending'`)
  await shop.runJobs()
  const [{ id }] = (await shop.database.pool.query('select id from internal.mails')).rows
  expect(shop.sink.mails[0]?.messageId).toBe(`<mail-${id}@localhost>`)
})

test('what a customer has typed stays text', async () => {
  await queueReset({ email: '[klikni](https://evil.example) <b>**tady**</b> {{company.ico}}' })
  await shop.runJobs()
  const html = String(shop.sink.mails[0]?.html)
  expect(html).not.toContain('href="https://evil.example"')
  expect(html).not.toContain('<b>**')
  expect(html).toContain('[klikni](https://evil.example) &lt;b&gt;**tady**&lt;/b&gt; {{company.ico}}')
})

test.each(['a@priklad.cz\r\nBcc: b@priklad.cz', 'a@priklad.cz, b@priklad.cz', 'A <a@priklad.cz>'])(
  '%j is not one address and gets nothing',
  async (to) => {
    const queued = inTransaction(shop.deps.pool, (db) =>
      queueMail({ ...caller(), db }, ACCOUNT_MAILS['account-deleted'], { ...reset, to, data: {} }),
    )
    await expect(queued).rejects.toThrow('one plain address')
  },
)

const unsubscribe = 'https://cenich.example/lp/newsletter-unsubscribed?klic=abc'
const queueCart = () =>
  inTransaction(shop.deps.pool, (db) =>
    queueMail({ ...caller(), db }, MARKETING_MAILS['abandoned-cart'], {
      ...reset,
      data: {
        'cart.itemsTable': {
          goods: [{ name: 'Granule', note: '1 ks', amount: '890 Kč', tint: 'mist', picture: null }],
        },
        'cart.total': '890 Kč',
        'cart.freeShippingText': 'Dopravu máte zdarma.',
        'links.cart': 'https://cenich.example/kosik/obsah',
        'links.unsubscribe': unsubscribe,
      } as never,
    }),
  )

test('a commercial mail passes a silenced mailbox by, one that answers something does not', async () => {
  await shop.database.pool.query(
    `insert into internal.mail_suppressions (email_hash, reason, at) values (internal.address_hash($1), 'complaint', now())`,
    [reset.to],
  )
  await queueCart()
  await queueReset()
  await shop.runJobs()
  await shop.database.pool.query('delete from internal.mail_suppressions')
  expect(shop.sink.mails.map(({ subject }) => subject)).toEqual(['Nové heslo k účtu Čenich'])
  expect(await rows()).toMatchObject([
    { status: 'refused', last_answer: 'suppressed', secrets: null },
    { status: 'sent' },
  ])
})

test('a commercial mail is marked and can be unsubscribed by one click', async () => {
  await queueCart()
  await shop.runJobs()
  const [mail] = shop.sink.mails
  expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url: unsubscribe } })
  expect(mail?.headers.get('list-unsubscribe-post') ?? mail?.headerLines.map(({ line }) => line).join()).toContain(
    'One-Click',
  )
  expect(mail?.text).toContain('Obchodní sdělení.')
})

/** Tags that are opened and not closed in their order; mail programs mend them each in its own way. */
function leftOpen(page: string): string[] {
  const open: string[] = []
  for (const [, close, name = ''] of page.replace(/<!--.*?-->/g, '').matchAll(/<(\/?)([a-z]+)\b[^>]*>/g)) {
    if (!close && !['meta', 'img', 'br'].includes(name)) open.push(name)
    if (close && open.at(-1) === name) open.pop()
  }
  return open
}

/** The story of a mail, without its mark-up, its addresses and the marks that stand for a drawing. */
function wordsOf(part: string): string[] {
  const [, page] = /<h1[^>]*>(.*)<td class="px mut"/s.exec(part) ?? []
  const [plain = ''] = part.split('\n--\n')
  return (page ?? plain.replace(/^\* (.*) \*$/gm, '$1').replace(/^\[[x> ]\] |^(- |\d\. )/gm, ''))
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/https?:\S+|\[QR[^\]]*\]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

describe('the preview', () => {
  test('lists every mail', async () => {
    const page = (await shop.app.inject('/dev/mails')).body
    for (const name of Object.keys(MAILS)) expect(page).toContain(`/dev/mails/${name}"`)
  })

  test.each(Object.keys(MAILS))('%s renders with sample data in both parts', async (name) => {
    const html = await shop.app.inject(`/dev/mails/${name}`)
    expect(html.statusCode).toBe(200)
    expect(html.body).toContain('<html dir="ltr" lang="cs"')
    expect(html.body).not.toMatch(/\{\{|undefined|\[object|ukázka \(/)
    // Two links are buttons only with a dot between them.
    expect(MAILS[name as keyof typeof MAILS].body).not.toMatch(/^\[[^\]]*\]\([^)]*\) \[/m)
    expect(leftOpen(html.body)).toEqual([])
    // Gmail cuts what is longer, and the way out of a commercial mail with it.
    expect(Buffer.byteLength(html.body)).toBeLessThan(100_000)
    expect(html.body.match(/bgcolor="#F26A1B"/g)?.length ?? 0).toBeLessThanOrEqual(1)
    const text = await shop.app.inject(`/dev/mails/${name}/text`)
    expect(wordsOf(html.body)).toEqual(wordsOf(text.body))
    expect(text.body).not.toMatch(/\{\{|undefined|<[a-z]|[\u00a0\u2060]/)
  })

  test('is not there in production', async () => {
    const production = await startHarness({}, undefined, { SHOP_MODE: 'production' })
    expect((await production.app.inject('/dev/mails')).statusCode).toBe(404)
    expect(
      (await production.app.inject({ method: 'PUT', url: '/dev/clock', payload: { offsetMinutes: 5 } })).statusCode,
    ).toBe(404)
    await production.stop()
  })
})

test('the development clock moves with one call', async () => {
  expect((await shop.app.inject({ method: 'PUT', url: '/dev/clock', payload: { offsetMinutes: 90 } })).statusCode).toBe(
    200,
  )
  const { rows: clock } = await shop.database.pool.query('select offset_ms::int from internal.clock')
  expect(clock[0].offset_ms).toBe(90 * 60_000)
  expect((await openBrowser(shop).call('session', {})).status).toBe(200)
})
