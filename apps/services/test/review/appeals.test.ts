import { expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { move, query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop({}, 'tampered')
const words = { rating: 1, title: 'Zklamání', body: 'Miska zůstala plná.', authorName: 'Jitka' }

/** A review that somebody has decided about. */
async function decided(state: 'returned' | 'rejected' | 'published', reply = '') {
  const person = await newCustomer(shop)
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const { value } = await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
  await deliver(shop, value.orderId)
  const [item] = (await person.call('ownReviews', {})).value.items
  if (!item) throw new Error('Nothing to review.')
  const written = await person.call('writeReview', {
    ...{ ...words, orderNumber: item.orderNumber, productId: item.productId },
  })
  const { id } = written.value
  const first = await newStaff(shop, 'staff_support')
  await first.call('decideReview', { id, state, reason: state === 'published' ? null : 'off_topic', reply })
  const own = async () => (await person.call('ownReviews', {})).value.items[0]?.review
  return { person, first, id, own }
}

const plea = 'Psala jsem o misce, a ta je k věci.'

test('an appeal is decided by somebody else than the first time, and its author is told', async () => {
  const { person, first, id, own } = await decided('rejected')
  const refusal = (await shop.mailTo(person.email)).text
  expect(refusal).toContain('Text není o tomto výrobku.')
  expect(refusal).toContain('Odvolání posoudí jiný člověk do 10 pracovních dnů.')
  expect(await own()).toMatchObject({ state: 'rejected', reason: 'off_topic', canAppeal: true })

  expect((await person.call('appealReview', { id, words: plea })).status).toBe(201)
  expect(await own()).toMatchObject({ state: 'pending', canAppeal: false, isAppealed: true })
  expect((await first.call('decideReview', { id, state: 'published' })).error.code).toBe('appeal_own_decision')

  const second = await newStaff(shop, 'staff_content')
  expect((await second.call('decideReview', { id, state: 'published' })).value.state).toBe('published')
  expect((await shop.mailTo(person.email)).text).toContain('zveřejnili')
  const kept = await query(
    shop,
    'select appeal, appealed_state, appeal_decided_at is not null as closed from internal.review_origins where review_id = $1',
    [id],
  )
  expect(kept).toEqual([{ appeal: plea, appealed_state: 'rejected', closed: true }])
})

test('what stands after an appeal stands for good', async () => {
  const { person, id, own } = await decided('returned')
  await person.call('appealReview', { id, words: plea })
  const second = await newStaff(shop, 'staff_admin')
  await second.call('decideReview', { id, state: 'rejected', reason: 'off_topic', note: 'Miska není krmivo.' })
  const { subject, text } = await shop.mailTo(person.email)
  expect(subject).toBe('Odvolání jsme posoudili')
  expect(text).toContain('Miska není krmivo.')
  expect(await own()).toMatchObject({ state: 'rejected', canAppeal: false, isAppealed: false })
  expect((await person.call('appealReview', { id, words: plea })).error.code).toBe('review_closed')
})

test('nobody appeals for somebody else, nor against what was published', async () => {
  const { id } = await decided('rejected')
  const stranger = await newCustomer(shop)
  expect((await stranger.call('appealReview', { id, words: plea })).error.code).toBe('review_not_yours')
  const published = await decided('published')
  const early = await published.person.call('appealReview', { id: published.id, words: plea })
  expect(early.error.code).toBe('review_closed')
})

test('a critical review is published as any other, with the answer of the shop beside it', async () => {
  const { own } = await decided('published', 'Mrzí nás to, peníze za první balení vracíme.')
  expect(await own()).toMatchObject({
    state: 'published',
    rating: 1,
    reply: 'Mrzí nás to, peníze za první balení vracíme.',
  })
})

test('the same words refused again, after an appeal and a report, are told again', async () => {
  const { person, id, own } = await decided('rejected')
  await person.call('appealReview', { id, words: plea })
  const second = await newStaff(shop, 'staff_content')
  await second.call('decideReview', { id, state: 'published' })
  expect((await visit(shop).call('reportReview', { id, reason: 'untrue' })).status).toBe(201)
  move(shop, 60)
  const note = 'Podle fotky šlo o jinou misku.'
  await second.call('decideReview', { id, state: 'rejected', reason: 'untrue', note })
  expect(await own()).toMatchObject({ state: 'rejected' })
  const { subject, text } = await shop.mailTo(person.email)
  expect(subject).toBe('Recenzi nezveřejníme')
  expect(text).toContain(note)
})
