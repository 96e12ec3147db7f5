import { addDays } from '@shop/domain/calendar/local-date'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askForReview } from '#app/review/ask-for-review'
import { lockAskable } from '#app/review/review-requests.sql'
import { inTransaction } from '#app/store/database'
import { askAbout } from '../case/taking-cases.ts'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { type Placed, placeOrder, query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { goTo } from '../plan/planning.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))

const CAME = '2026-11-18'
const SUBJECT = 'Tak co na to pes?'
const words = { rating: 4, title: 'Chutná', body: 'Miska je prázdná dřív, než ji položím.', authorName: 'Jitka' }

function requestsTo(email: string) {
  return shop.sink.mails.filter(({ recipient, subject }) => recipient === email && subject === SUBJECT)
}

/** What the box of the checkout keeps with an order. */
async function agreeInOrder(orderId: number): Promise<void> {
  await query(shop, 'alter table shop.orders disable trigger orders_frozen')
  await query(
    shop,
    `update shop.orders set consents = '[{"topic": "review_requests", "wordingVersion": 1}]' where id = $1`,
    [orderId],
  )
  await query(shop, 'alter table shop.orders enable trigger orders_frozen')
}

/** A guest whose goods came, and who agreed to be asked. */
async function guestWith(sku: string, agrees = true): Promise<Placed> {
  await goTo(shop, '2026-11-16')
  const order = await placeOrder(shop, 'dobirka', sku)
  if (agrees) await agreeInOrder(order.orderId)
  await goTo(shop, CAME, '11:00')
  await deliver(shop, order.orderId)
  return order
}

const agree = (person: Person, granted = true) =>
  person.call('setConsent', { topic: 'review_requests', wordingVersion: 1, granted })

/** Bought by a signed-in customer; it came on the day of the others. */
async function buyAs(person: Person, sku: string, email = person.email): Promise<number> {
  await person.call('addLine', { variantId: await variantId(shop, sku) })
  const order = await fillCheckout(person, { details: { email } })
  const { value } = await person.call('placeOrder', order)
  await deliver(shop, value.orderId, shop.clock.now())
  return value.orderId
}

/** The first of these days after the parcel came on which the job asks; it runs once too often on each. */
async function dayAsked(email: string, days: number[], time = '10:00'): Promise<number | null> {
  for (const day of days) {
    await goTo(shop, addDays(CAME, day), time)
    await runJob(shop, 'ask-for-reviews')
    await runJob(shop, 'ask-for-reviews')
    if (requestsTo(email).length > 0) return day
  }
  return null
}

function secretIn(text: string | undefined): string {
  return /\/moje-recenze\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

function wayOutIn(mail: { text?: string | undefined; html?: string | false | undefined } | undefined): string {
  return /\/l\/souhlas\/([\w.-]+)/.exec(`${mail?.text} ${mail?.html}`)?.[1] ?? ''
}

describe('a request for a review', () => {
  test('comes once, when a guess says that half of the bag is gone, and opens that order without signing in', async () => {
    const order = await guestWith(SKU.bag12)
    expect(await dayAsked(order.email, [0, 5, 23, 24])).toBe(24)
    await goTo(shop, addDays(CAME, 40))
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(order.email)).toHaveLength(1)
    const [mail] = requestsTo(order.email)
    expect(mail?.text).not.toContain('kredit')
    const secret = secretIn(mail?.text)
    const guest = visit(shop)
    const [item] = (await guest.call('reviewsOfOrder', { secret })).value.items
    const input = { ...words, secret, orderNumber: order.number, productId: item?.productId ?? 0 }
    expect((await guest.call('writeReview', input)).status).toBe(201)
    expect((await guest.call('writeReview', { ...input, secret: 'x'.repeat(43) })).error.code).toBe('link_unknown')
    await goTo(shop, addDays(CAME, 240))
    expect((await guest.call('reviewsOfOrder', { secret })).error.code).toBe('link_expired')
  })

  test('follows the dogs of the household', async () => {
    const [small, large] = [await newCustomer(shop), await newCustomer(shop)]
    for (const [person, grams] of [
      [small, 4000],
      [large, 45_000],
    ] as const) {
      await person.call('addDog', { name: 'Bára', weight: { measuredOn: '2026-11-16', grams } })
      await agree(person)
    }
    // A number of the shop, also in the words of the mail.
    await query(shop, `update shop.settings set value = '22' where key = 'loyalty.review_credits'`)
    await goTo(shop, CAME, '11:00')
    await buyAs(small, SKU.bag12)
    await buyAs(large, SKU.bag12)
    expect(await dayAsked(large.email, [8, 20])).toBe(20)
    // By a dog so small it would be later still; the promise of money back ends ten days after.
    expect(await dayAsked(small.email, [24, 40, 49, 50])).toBe(50)
    expect(requestsTo(large.email)[0]?.text).toContain('22 kreditů')
  })

  test('comes neither at night nor on a holiday', async () => {
    const order = await guestWith(SKU.bag12)
    expect(await dayAsked(order.email, [24, 30], '21:00')).toBeNull()
    expect(await dayAsked(order.email, [24, 30], '07:30')).toBeNull()
    await goTo(shop, '2026-12-24')
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(order.email)).toEqual([])
    await goTo(shop, '2026-12-27')
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(order.email)).toHaveLength(1)
  })

  test('never comes without a consent, in the order or in the account', async () => {
    const silent = await guestWith(SKU.bag12, false)
    const person = await newCustomer(shop)
    await agree(person)
    await agree(person, false)
    await goTo(shop, CAME, '11:00')
    await agreeInOrder(await buyAs(person, SKU.bag12))
    expect(await dayAsked(silent.email, [24, 50])).toBeNull()
    expect(requestsTo(person.email)).toEqual([])
  })

  test('never comes for what was complained about, and waits while anything is undecided', async () => {
    const order = await guestWith(SKU.bag12)
    const { status, error } = await order.browser.call('submitCase', { token: order.token, ...askAbout('withdrawal') })
    expect(status, JSON.stringify(error)).toBe(201)
    expect(await dayAsked(order.email, [24, 50])).toBeNull()
    const other = await guestWith(SKU.bag12)
    const taken = await other.browser.call('submitCase', { token: other.token, ...askAbout('withdrawal') })
    await goTo(shop, addDays(CAME, 2))
    await other.browser.call('cancelCase', { token: taken.value.token })
    expect(await dayAsked(other.email, [23, 24])).toBe(24)
  })

  test('comes to one person once in a month, and for one product once in a year', async () => {
    const person = await newCustomer(shop)
    await agree(person)
    await goTo(shop, CAME, '11:00')
    await buyAs(person, SKU.bag2)
    await buyAs(person, SKU.can)
    await buyAs(person, SKU.bag12)
    expect(await dayAsked(person.email, [4, 5])).toBe(5)
    const countOn = async (day: number) => {
      await goTo(shop, addDays(CAME, day))
      await runJob(shop, 'ask-for-reviews')
      return requestsTo(person.email).length
    }
    expect([await countOn(25), await countOn(34)]).toEqual([1, 1])
    // The second is about the cans; the twelve kilograms are the same food as the two.
    expect([await countOn(39), await countOn(50), await countOn(64)]).toEqual([2, 2, 2])
  })

  test('is one, however many workers ask at once', async () => {
    const order = await guestWith(SKU.bag12)
    await goTo(shop, addDays(CAME, 30))
    const context = { deps: shop.deps, now: shop.clock.now(), requestId: 'test', actor: { kind: 'system' as const } }
    await Promise.all(
      Array.from({ length: 6 }, () =>
        inTransaction(shop.deps.pool, (db) => askForReview({ ...context, db }, order.orderId)),
      ),
    )
    await shop.runJobs()
    expect(requestsTo(order.email)).toHaveLength(1)
    const made = 'select id from internal.review_invitations where order_id = $1'
    expect(await query(shop, made, [order.orderId])).toHaveLength(1)
  })

  test('waits while another order to the same mailbox is asked about, with an account or without', async () => {
    const order = await guestWith(SKU.bag12)
    const person = await newCustomer(shop)
    await agree(person)
    await goTo(shop, CAME, '11:00')
    const own = await buyAs(person, SKU.bag12, order.email)
    await goTo(shop, addDays(CAME, 30))
    const now = shop.clock.now()
    await inTransaction(shop.deps.pool, async (db) => {
      expect(await lockAskable(db, order.orderId, now)).not.toBeNull()
      const second = inTransaction(shop.deps.pool, async (other) => {
        await other.query(`set local lock_timeout = '200ms'`)
        return lockAskable(other, own, now)
      })
      await expect(second).rejects.toThrow('lock timeout')
    })
  })
})

describe('whoever wants to be asked no more', () => {
  test('says so by the link without an account, for good, and nobody learns who it was', async () => {
    const order = await guestWith(SKU.bag2)
    await dayAsked(order.email, [5])
    const [mail] = requestsTo(order.email)
    expect(mail?.headerLines.map(({ line }) => line).join()).toContain('List-Unsubscribe=One-Click')
    const token = wayOutIn(mail)
    const visitor = visit(shop)
    const refusals = () => query(shop, 'select from internal.mail_refusals')
    const seen = await visitor.call('consentLink', { token })
    expect(seen.value).toMatchObject({ topic: 'review_requests', granted: true, email: '' })
    expect(await refusals()).toHaveLength(0)
    for (const forged of [`${token}x`, token.replace('review_requests', 'surveys'), `a${token.slice(1)}`]) {
      if (forged === token) continue
      expect((await visitor.call('withdrawConsent', { token: forged })).error.code).toBe('link_unknown')
    }
    expect((await visitor.call('withdrawConsent', { token })).value).toMatchObject({ granted: false, email: '' })
    expect((await visitor.call('withdrawConsent', { token })).value).toMatchObject({ granted: false })
    expect((await visitor.call('consentLink', { token })).value).toMatchObject({ granted: false })
    expect(await refusals()).toHaveLength(1)
    // Another order of the same mailbox that ticked the box again, long after.
    const next = await guestWith(SKU.bag12)
    await query(shop, 'alter table shop.orders disable trigger orders_frozen')
    await query(shop, 'update shop.orders set email = $2 where id = $1', [next.orderId, order.email])
    await query(shop, 'alter table shop.orders enable trigger orders_frozen')
    await query(shop, `update internal.review_invitations set created_at = created_at - interval '2 years'`)
    await goTo(shop, addDays(CAME, 30))
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(order.email)).toHaveLength(1)
  })

  test('is not asked because a stranger with an account types the address; only its own account agrees anew', async () => {
    const order = await guestWith(SKU.bag2)
    await dayAsked(order.email, [5])
    const token = wayOutIn(requestsTo(order.email)[0])
    const visitor = visit(shop)
    await visitor.call('withdrawConsent', { token })
    await query(shop, `update internal.review_invitations set created_at = created_at - interval '2 years'`)
    const stranger = await newCustomer(shop)
    await goTo(shop, addDays(CAME, 6), '11:00')
    await agree(stranger)
    await buyAs(stranger, SKU.bag2, order.email)
    await goTo(shop, addDays(CAME, 12))
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(order.email)).toHaveLength(1)
    expect((await visitor.call('consentLink', { token })).value).toMatchObject({ granted: false })
    await query(shop, 'update shop.customers set email = $2 where email = $1', [stranger.email, order.email])
    // Whoever is asked again finds the button again.
    expect((await visitor.call('consentLink', { token })).value).toMatchObject({ granted: true, email: '' })
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(order.email)).toHaveLength(2)
    expect((await visitor.call('withdrawConsent', { token })).value).toMatchObject({ granted: false })
    expect((await visitor.call('consentLink', { token })).value).toMatchObject({ granted: false })
  })

  test('ends the consent of the account by the same link, and can agree again there', async () => {
    const person = await newCustomer(shop)
    await agree(person)
    await goTo(shop, CAME, '11:00')
    await buyAs(person, SKU.bag2)
    await dayAsked(person.email, [5])
    const token = wayOutIn(requestsTo(person.email)[0])
    expect((await visit(shop).call('withdrawConsent', { token })).value).toMatchObject({ granted: false })
    const last = `select n.granted from shop.current_consents n join shop.customers c on c.id = n.customer_id
      where c.email = $1 and n.topic = 'review_requests'`
    expect(await query(shop, last, [person.email])).toEqual([{ granted: false }])
    await query(shop, `update internal.review_invitations set created_at = created_at - interval '2 years'`)
    await goTo(shop, CAME, '11:00')
    await buyAs(person, SKU.can)
    await goTo(shop, addDays(CAME, 20))
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(person.email)).toHaveLength(1)
    await agree(person)
    await runJob(shop, 'ask-for-reviews')
    expect(requestsTo(person.email)).toHaveLength(2)
  })
})
