import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer, PASSWORD } from '../people.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const PHOTO = join(import.meta.dirname, '../../../../database/seed/demo/media/packshots/acc-micek.webp')

const shop = openShop({}, 'tampered')

const words = { rating: 4, title: 'Chutná', body: 'Miska je prázdná dřív, než ji položím.', authorName: 'Jitka' }

async function upload(bytes: Buffer, type: string): Promise<string> {
  const headers = { 'content-type': type, 'x-file-name': 'pes.webp' }
  return (await shop.app.inject({ method: 'POST', url: '/uploads', headers, payload: bytes })).json().key
}

/** A customer whose bag has come. */
async function buyer() {
  const person = await newCustomer(shop)
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const order = await fillCheckout(person, { details: { email: person.email } })
  const { value } = await person.call('placeOrder', order)
  await deliver(shop, value.orderId)
  const desk = await person.call('ownReviews', {})
  const [item] = desk.value.items
  if (!item) throw new Error('Nothing to review.')
  return { person, orderId: value.orderId, item }
}

async function starsOf(productId: number): Promise<number[]> {
  const [row] = await query<{ stars: number[] }>(shop, 'select stars from shop.product_ratings where product_id = $1', [
    productId,
  ])
  return row?.stars ?? []
}

describe('a customer', () => {
  test('reviews what has come, once, and is counted and paid only when it is published', async () => {
    const { person, item } = await buyer()
    expect(item).toMatchObject({ review: null, variantName: '2 kg' })
    const before = await starsOf(item.productId)
    const input = { ...words, merits: ['taste' as const], orderNumber: item.orderNumber, productId: item.productId }
    const first = await person.call('writeReview', input)
    expect(first.status).toBe(201)
    const second = await person.call('writeReview', { ...input, rating: 5, body: 'Pořád prázdná.' })
    expect(second.value.id).toBe(first.value.id)
    expect(await starsOf(item.productId)).toEqual(before)

    const staff = await newStaff(shop, 'staff_support')
    expect((await staff.call('decideReview', { id: first.value.id, state: 'published', reply: 'Díky!' })).status).toBe(
      200,
    )
    expect((await starsOf(item.productId))[4]).toBe((before[4] ?? 0) + 1)
    const desk = await person.call('ownReviews', {})
    expect(desk.value.items[0]?.review).toMatchObject({ state: 'published', rating: 5, reply: 'Díky!' })
    expect((await shop.mailTo(person.email)).text).toContain('Nově připsané kredity: 15')
    const versions = await query(shop, 'select number from internal.review_versions where review_id = $1', [
      first.value.id,
    ])
    expect(versions).toHaveLength(2)

    // Readers are told that a published review has changed since; one that nobody had read is simply new.
    const editedOf = () => query(shop, 'select edited_on, merits from shop.reviews where id = $1', [first.value.id])
    expect(await editedOf()).toEqual([{ edited_on: null, merits: ['taste'] }])
    await person.call('writeReview', { ...input, merits: ['coat', 'coat'] })
    expect(await editedOf()).toEqual([{ edited_on: expect.anything(), merits: ['coat'] }])
    expect((await person.call('ownReviews', {})).value.items[0]?.review).toMatchObject({
      versions: 3,
      state: 'pending',
    })
  })

  test('reads why a review was returned, changes it and can take it back', async () => {
    const { person, item } = await buyer()
    const input = { ...words, orderNumber: item.orderNumber, productId: item.productId }
    const { value } = await person.call('writeReview', input)
    const staff = await newStaff(shop, 'staff_support')
    await staff.call('decideReview', { id: value.id, state: 'returned', note: 'Vynechte prosím telefon.' })
    expect((await person.call('ownReviews', {})).value.items[0]?.review).toMatchObject({
      state: 'returned',
      note: 'Vynechte prosím telefon.',
    })
    expect((await shop.mailTo(person.email)).text).toContain('Vynechte prosím telefon.')
    await person.call('writeReview', input)
    expect((await person.call('ownReviews', {})).value.items[0]?.review).toMatchObject({ state: 'pending', note: '' })
    expect((await person.call('withdrawReview', { id: value.id })).status).toBe(200)
    const left = await query(
      shop,
      `select title, body, author_name, (select count(*)::int from internal.review_versions w
      where w.review_id = r.id) as versions from shop.reviews r where id = $1`,
      [value.id],
    )
    expect(left).toEqual([{ title: '', body: '', author_name: '', versions: 0 }])
    expect((await staff.call('decideReview', { id: value.id, state: 'published' })).error.code).toBe('review_closed')
  })

  test('may not review what somebody else bought', async () => {
    const { item, person } = await buyer()
    const stranger = await newCustomer(shop)
    const input = { ...words, orderNumber: item.orderNumber, productId: item.productId }
    expect((await stranger.call('writeReview', input)).error.code).toBe('review_not_yours')
    const own = await person.call('writeReview', input)
    expect((await stranger.call('withdrawReview', { id: own.value.id })).error.code).toBe('review_not_yours')
    expect((await visit(shop).call('ownReviews', {})).status).toBe(401)
  })

  test('sends the same form twice at once and has one review', async () => {
    const { person, item } = await buyer()
    const input = { ...words, orderNumber: item.orderNumber, productId: item.productId }
    const both = await Promise.all([person.call('writeReview', input), person.call('writeReview', input)])
    expect(new Set(both.map(({ value }) => value.id)).size).toBe(1)
  })
})

describe('a reader', () => {
  test('reports a review; it stays until a person decides, and both sides are told', async () => {
    const { person, item } = await buyer()
    const { value } = await person.call('writeReview', {
      ...words,
      orderNumber: item.orderNumber,
      productId: item.productId,
    })
    const report = { id: value.id, reason: 'advertising' as const, note: 'Odkazuje jinam.', email: 'ctenar@priklad.cz' }
    expect((await visit(shop).call('reportReview', report)).error.code).toBe('review_gone')
    const staff = await newStaff(shop, 'staff_support')
    await staff.call('decideReview', { id: value.id, state: 'published' })

    const stateOf = async () => (await person.call('ownReviews', {})).value.items[0]?.review?.state
    const tasks = () =>
      query(
        shop,
        `select closed_at is null as open from shop.staff_tasks where kind = 'review_reported' and subject = $1`,
        [`review:${value.id}`],
      )
    expect((await visit(shop).call('reportReview', report)).status).toBe(201)
    expect((await visit(shop).call('reportReview', report)).status).toBe(201)
    await visit(shop).call('reportReview', { id: value.id, reason: 'untrue' })
    expect(await stateOf()).toBe('published')
    expect(await tasks()).toEqual([{ open: true }])
    expect((await shop.mailTo(report.email)).text).toContain('Děkujeme za upozornění')

    await staff.call('decideReview', { id: value.id, state: 'published' })
    expect((await shop.mailTo(report.email)).text).toContain('zůstává')
    expect(await tasks()).toEqual([{ open: false }])
    await visit(shop).call('reportReview', report)
    await staff.call('decideReview', { id: value.id, state: 'rejected', note: 'Reklama na jiný obchod.' })
    expect((await shop.mailTo(report.email)).text).toContain('stáhli')
    expect((await shop.mailTo(person.email)).text).toContain('Reklama na jiný obchod.')
    expect(await stateOf()).toBe('rejected')
    expect(await query(shop, 'select email from internal.review_reports where email is not null')).toEqual([])
  })

  test('says that a review helped, once, whoever presses how often', async () => {
    const [sample] = await query<{ id: number }>(
      shop,
      `select id::int as id from shop.reviews where is_sample and status = 'published' order by id desc limit 1`,
    )
    const id = sample?.id ?? 0
    const reader = await newCustomer(shop)
    const presses = await Promise.all([1, 2, 3].map(() => reader.call('voteReview', { id })))
    expect(presses.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await reader.call('voteReview', { id })).value).toEqual({ helpful: 1 })
    const other = await newCustomer(shop)
    expect((await other.call('voteReview', { id })).value).toEqual({ helpful: 2 })
    expect((await visit(shop).call('voteReview', { id: 999_999_999 })).error.code).toBe('review_gone')
  })

  test('may report a review that was taken over from elsewhere', async () => {
    const [sample] = await query<{ id: number }>(
      shop,
      `select id::int as id from shop.reviews where is_sample and status = 'published' limit 1`,
    )
    const id = sample?.id ?? 0
    await visit(shop).call('reportReview', { id, reason: 'health_claim' })
    const staff = await newStaff(shop, 'staff_support')
    expect((await staff.call('decideReview', { id, state: 'rejected' })).status).toBe(200)
    expect((await visit(shop).call('reportReview', { id, reason: 'untrue' })).error.code).toBe('review_gone')
  })
})

describe('a photo', () => {
  test('is drawn anew and shown with the published review only', async () => {
    const { person, item } = await buyer()
    const key = await upload(await readFile(PHOTO), 'image/webp')
    const input = { ...words, orderNumber: item.orderNumber, productId: item.productId, files: [key] }
    const { value } = await person.call('writeReview', input)
    await shop.runJobs()
    const [photo] = (await person.call('ownReviews', {})).value.items[0]?.review?.photos ?? []
    expect(photo?.width).toBeGreaterThan(100)
    const drawn = await visit(shop).call('reviewPhoto', { key: photo?.key ?? '' })
    expect(Buffer.from(drawn.value.content, 'base64').toString('latin1', 8, 12)).toBe('WEBP')
    expect((await visit(shop).call('reviewPhoto', { key: '0'.repeat(32) })).error.code).toBe('link_unknown')
    expect(value.state).toBe('pending')
    // Hidden or refused, the review takes its photo along, whoever has kept the address.
    await query(shop, `update shop.reviews set status = 'rejected' where id = $1`, [value.id])
    expect((await visit(shop).call('reviewPhoto', { key: photo?.key ?? '' })).error.code).toBe('link_unknown')
  })

  test('that only pretends to be one is left out', async () => {
    const { person, item } = await buyer()
    const key = await upload(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png')
    const input = { ...words, orderNumber: item.orderNumber, productId: item.productId, files: [key] }
    expect((await person.call('writeReview', input)).status).toBe(201)
    await shop.runJobs()
    const review = (await person.call('ownReviews', {})).value.items[0]?.review
    expect(review).toMatchObject({ photos: [], photosWaiting: 0 })
  })

  test('goes with the account, and so do the words', async () => {
    const { person, item } = await buyer()
    const files = [await upload(await readFile(PHOTO), 'image/webp')]
    const input = { ...words, orderNumber: item.orderNumber, productId: item.productId, files }
    const { value } = await person.call('writeReview', input)
    await shop.runJobs()
    const uploads = () => query(shop, 'select from internal.uploads')
    const before = (await uploads()).length
    expect((await person.call('deleteAccount', { password: PASSWORD, understood: true })).status).toBe(200)
    expect(await uploads()).toHaveLength(before - 1)
    const stored =
      'select status, body, (select count(*)::int from shop.review_photos where review_id = $1) as photos from shop.reviews where id = $1'
    expect(await query(shop, stored, [value.id])).toEqual([{ status: 'withdrawn', body: '', photos: 0 }])
  })
})
