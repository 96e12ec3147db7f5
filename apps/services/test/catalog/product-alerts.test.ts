import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { enqueue } from '#app/store/jobs'
import { STOREFRONT_URL } from '../harness.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { SKU, setStock, variantId, visit } from '../shopping.ts'

const shop = openShop()
let bag: number
beforeAll(async () => {
  bag = await variantId(shop, SKU.bag2)
})

async function readProductAlerts(email: string) {
  const { rows } = await shop.database.pool.query(
    'select variant_id, kind, seen_price, confirmed_at from internal.product_alerts where email = $1',
    [email],
  )
  return rows
}

test('who waits is written down once, with the price seen and unconfirmed', async () => {
  const guest = visit(shop)
  const wish = { variantId: bag, email: ' Jitka@Example.CZ ', kind: 'back_in_stock' as const }
  expect((await guest.call('watchVariant', wish)).status).toBe(202)
  expect((await guest.call('watchVariant', wish)).status).toBe(202)
  const [alert, ...more] = await readProductAlerts('jitka@example.cz')
  expect(more).toEqual([])
  expect(alert).toMatchObject({ kind: 'back_in_stock', confirmed_at: null })
  expect(Number(alert.seen_price)).toBeGreaterThan(0)
})

test('a variant nobody can see cannot be waited for', async () => {
  const answer = await visit(shop).call('watchVariant', { variantId: 999_999_999, email: 'a@example.cz' })
  expect(answer.error.code).toBe('variant_gone')
})

test('an address that is none is refused at its field', async () => {
  const answer = await visit(shop).call('watchVariant', { variantId: bag, email: 'nikdo' })
  expect(answer.error).toMatchObject({ code: 'invalid_input', details: { fields: { email: 'email_invalid' } } })
})

const mailsTo = (email: string) => shop.sink.mails.filter(({ recipient }) => recipient === email)

function tokenIn(text: string | undefined): string {
  return /\/l\/hlidac\/([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
}

async function asked(email: string, kind: 'back_in_stock' | 'price_drop' = 'back_in_stock'): Promise<string> {
  await visit(shop).call('watchVariant', { variantId: bag, email, kind })
  return tokenIn((await shop.mailTo(email)).text)
}

async function confirmed(email: string, kind?: 'price_drop'): Promise<string> {
  const token = await asked(email, kind)
  await visit(shop).call('confirmProductAlert', { token })
  return token
}

test('the mail to confirm comes once however often somebody asks, and looking confirms nothing', async () => {
  const token = await asked('ptam@priklad.cz')
  const again = await asked('ptam@priklad.cz')
  expect(again).toBe(token)
  expect(mailsTo('ptam@priklad.cz').map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Potvrďte hlídání: Granule/),
  ])
  for (const _scanner of [1, 2]) {
    const seen = await visit(shop).call('readProductAlert', { token })
    expect(seen.value).toMatchObject({ state: 'waiting', email: 'p•••@p•••.cz', kind: 'back_in_stock', others: 0 })
  }
  const done = await visit(shop).call('confirmProductAlert', { token })
  expect(done.value).toMatchObject({ state: 'watching', product: { sku: SKU.bag2 } })
  await asked('ptam@priklad.cz')
  expect(mailsTo('ptam@priklad.cz')).toHaveLength(1)
  await visit(shop).call('cancelProductAlert', { token })
})

test('a forged link opens nothing', async () => {
  const token = await asked('cizi@priklad.cz')
  const [id = '', signature = ''] = token.split('.')
  const other = await asked('jiny@priklad.cz')
  for (const forged of [
    id,
    `${Number(id) + 1}.${signature}`,
    `${id}.${other.split('.')[1]}`,
    `${id}.${'A'.repeat(43)}`,
  ]) {
    for (const name of ['readProductAlert', 'confirmProductAlert', 'cancelProductAlert'] as const) {
      expect((await visit(shop).call(name, { token: forged })).error.code).toBe('link_unknown')
    }
  }
  expect(await readProductAlerts('cizi@priklad.cz')).toMatchObject([{ confirmed_at: null }])
})

test('who confirmed is told once when the goods are back, also by two runs at once, and nobody else is', async () => {
  await setStock(shop, SKU.bag2, 0)
  await asked('nepotvrdil@priklad.cz')
  const token = await confirmed('ceka@priklad.cz')
  const cancelled = await confirmed('rozmyslel@priklad.cz')
  const ended = await visit(shop).call('cancelProductAlert', { token: cancelled })
  expect(ended.value.state).toBe('cancelled')
  expect((await visit(shop).call('confirmProductAlert', { token: cancelled })).value.state).toBe('cancelled')
  await runJob(shop, 'send-product-alerts')
  expect(mailsTo('ceka@priklad.cz')).toHaveLength(1)

  await setStock(shop, SKU.bag2, 5)
  await sendTwiceAtOnce()
  const [, told, ...more] = mailsTo('ceka@priklad.cz')
  expect(more).toEqual([])
  expect(told?.subject).toMatch(/^Zase skladem: Granule/)
  expect(told?.text).toContain(`${STOREFRONT_URL}/produkt/granule-kure-s-hnedou-ryzi?varianta=${SKU.bag2}`)
  expect(tokenIn(told?.text)).toBe(token)
  expect((await visit(shop).call('readProductAlert', { token })).value.state).toBe('told')
  expect(mailsTo('nepotvrdil@priklad.cz')).toHaveLength(1)
  expect(mailsTo('rozmyslel@priklad.cz')).toHaveLength(1)
  const [row] = await query<{ count: number }>(
    shop,
    `select count(*)::int as count from internal.mails where recipient = 'ceka@priklad.cz' and template = 'back-in-stock'`,
  )
  expect(row?.count).toBe(1)
})

/** Two workers, each with a connection of its own, start before either has ended. */
async function sendTwiceAtOnce(): Promise<void> {
  for (const _worker of [1, 2]) await enqueue(shop.deps.pool, 'send-product-alerts', {})
  await Promise.all([shop.runJobs(), shop.runJobs()])
  await shop.runJobs()
}

test('a lower price is told with both prices, and the way out under it ends the others too', async () => {
  await setStock(shop, SKU.bag2, 5)
  const token = await confirmed('setri@priklad.cz', 'price_drop')
  await runJob(shop, 'send-product-alerts')
  expect(mailsTo('setri@priklad.cz')).toHaveLength(1)
  await query(
    shop,
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select id, $1, 12300, 'regular', internal.shop_now() from shop.price_lists where is_public`,
    [bag],
  )
  await runJob(shop, 'send-product-alerts')
  const told = await shop.mailTo('setri@priklad.cz')
  expect(told.subject).toMatch(/^Nižší cena: Granule/)
  expect(told.text).toMatch(/123\sKč/)

  await setStock(shop, SKU.bag2, 0)
  const next = await confirmed('setri@priklad.cz')
  expect((await visit(shop).call('readProductAlert', { token })).value).toMatchObject({ state: 'told', others: 1 })
  const ended = await visit(shop).call('cancelProductAlert', { token })
  expect(ended.value).toMatchObject({ state: 'told', others: 0 })
  expect((await visit(shop).call('readProductAlert', { token: next })).value.state).toBe('cancelled')
})

async function setPrice(amount: number): Promise<void> {
  await query(
    shop,
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select id, $1, $2, 'regular', internal.shop_now() from shop.price_lists where is_public`,
    [bag, amount],
  )
}

/** What the ledger says of the days before the price of today, counted apart from the shop's own statement. */
async function lowestBefore(): Promise<number> {
  const rows = await query<{ amount: number; at: Date }>(
    shop,
    `select p.amount::int as amount, p.valid_from as at from shop.prices p join shop.price_lists l on l.id = p.price_list_id
      where l.is_public and p.variant_id = $1 and p.valid_from <= now() order by p.valid_from`,
    [bag],
  )
  const began = rows.at(-1)?.at.getTime() ?? 0
  const from = began - 30 * 24 * 60 * 60 * 1000
  const earlier = rows.slice(0, -1)
  const before = earlier.filter(({ at }) => at.getTime() <= from).slice(-1)
  const within = earlier.filter(({ at }) => at.getTime() > from)
  return Math.min(...[...before, ...within].map(({ amount }) => amount))
}

let watchers = 0

test('a watched price is told once, at the first one low enough, with the lowest of the 30 days before it', async () => {
  await setStock(shop, SKU.bag2, 5)
  const crowns = fc.integer({ min: 100, max: 900 })
  await fc.assert(
    fc.asyncProperty(fc.option(crowns), fc.array(crowns, { minLength: 1, maxLength: 4 }), async (wish, prices) => {
      await setPrice(50_000)
      watchers += 1
      const email = `cena${watchers}@priklad.cz`
      const wishedPrice = wish === null ? null : wish * 100
      await visit(shop).call('watchVariant', { variantId: bag, email, kind: 'price_drop', wishedPrice })
      const token = tokenIn((await shop.mailTo(email)).text)
      await visit(shop).call('confirmProductAlert', { token })
      const limit = Math.min(wishedPrice ?? 49_999, 49_999)
      let told: { price: number; lowest: number } | null = null
      for (const price of prices.map((amount) => amount * 100)) {
        await setPrice(price)
        if (!told && price <= limit) told = { price, lowest: await lowestBefore() }
        await runJob(shop, 'send-product-alerts')
      }
      const [, mail, ...more] = mailsTo(email)
      expect(more).toEqual([])
      expect(mail === undefined).toBe(told === null)
      if (mail && told) {
        const text = String(mail.text).replace(/[\s\u00a0]+/g, ' ')
        expect(text).toContain(`teď stojí ${told.price / 100} Kč`)
        expect(text).toContain(`Nejnižší cena za 30 dní před slevou byla ${told.lowest / 100} Kč`)
      }
      await visit(shop).call('cancelProductAlert', { token })
    }),
    { numRuns: 12 },
  )
})

test('the link says what price is wished for, and goods that are back have no wish', async () => {
  await setStock(shop, SKU.bag2, 5)
  const watch = { variantId: bag, kind: 'price_drop' as const, wishedPrice: 9_900 }
  await visit(shop).call('watchVariant', { ...watch, email: 'prani@priklad.cz' })
  const mail = await shop.mailTo('prani@priklad.cz')
  expect(mail.text).toMatch(/až bude stát nejvýš 99\sKč/)
  const seen = await visit(shop).call('readProductAlert', { token: tokenIn(mail.text) })
  expect(seen.value).toMatchObject({ kind: 'price_drop', wishedPrice: 9_900 })
  await visit(shop).call('watchVariant', { ...watch, kind: 'back_in_stock', email: 'sklad@priklad.cz' })
  const token = tokenIn((await shop.mailTo('sklad@priklad.cz')).text)
  expect((await visit(shop).call('readProductAlert', { token })).value.wishedPrice).toBeNull()
})

test('an address that nobody confirms is forgotten after a week', async () => {
  const token = await asked('zapomnel@priklad.cz')
  const kept = await confirmed('potvrdil@priklad.cz')
  shop.clock.offsetMs += 8 * 24 * 60 * 60 * 1000
  expect((await visit(shop).call('confirmProductAlert', { token })).error.code).toBe('link_unknown')
  await runJob(shop, 'purge-expired')
  expect(await readProductAlerts('zapomnel@priklad.cz')).toEqual([])
  expect((await visit(shop).call('readProductAlert', { token: kept })).value.state).toBe('watching')
})
