import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { expect, test } from 'vitest'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'
import { openShop } from '../open-shop.ts'
import {
  catchUp,
  hear,
  move,
  openPayment,
  type Placed,
  paymentsOf,
  pressButton,
  query,
  runJob,
  stateOf,
  subjectsTo,
} from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { readyWith, voucherWish as wish } from './vouchers.ts'

const shop = openShop()

async function order(more: object = {}): Promise<Placed & { wish: ReturnType<typeof wish> }> {
  const browser = visit(shop)
  const wished = wish(more)
  const { value, status, error } = await browser.call('buyVoucher', wished)
  if (status !== 201) throw new Error(JSON.stringify(error))
  const { orderId, number, payable, accessToken: token } = value
  return { browser, orderId, number, payable, token, email: wished.email, wish: wished }
}

async function bought(more: object = {}) {
  const placed = await order(more)
  const gatewayId = await openPayment(shop, placed)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  return placed
}

async function voucherOf(orderId: number) {
  const [row] = await query<{ id: number; face: number; balance: number }>(
    shop,
    `select v.id::int, v.face::int, v.balance::int from shop.voucher_orders b join shop.vouchers v on v.id = b.voucher_id where b.order_id = $1`,
    [orderId],
  )
  return row ?? null
}

async function codeSentTo(email: string): Promise<string> {
  await runJob(shop, 'send-vouchers')
  const mail = shop.sink.mails.find(({ recipient }) => recipient === email)
  return /PES(-[2-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
}

const untrue = () => query(shop, 'select name, samples from internal.check_truths() where violations > 0')

test('a voucher is issued when its money comes, once, without VAT, parcel, document and credits', async () => {
  const placed = await order()
  expect(await stateOf(shop, placed.orderId)).toBe('awaiting_payment')
  expect(await voucherOf(placed.orderId)).toBeNull()
  const gatewayId = await openPayment(shop, placed)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('delivered')
  expect(await voucherOf(placed.orderId)).toMatchObject({ face: 100_000, balance: 100_000 })
  const [row] = await query(
    shop,
    `select o.goods_paid::int, o.credits_earned, l.kind, l.tax::int, l.base::int,
            (select count(*)::int from shop.documents d where d.order_id = o.id) as documents,
            (select count(*)::int from shop.parcels p where p.order_id = o.id) as parcels,
            (select count(*)::int from shop.reservations r where r.order_id = o.id) as held
       from shop.orders o join shop.order_lines l on l.order_id = o.id where o.id = $1`,
    [placed.orderId],
  )
  expect(row).toEqual({
    goods_paid: 0,
    credits_earned: 0,
    kind: 'voucher',
    tax: 0,
    base: 100_000,
    documents: 0,
    parcels: 0,
    held: 0,
  })
  expect(await codeSentTo(placed.wish.recipientEmail)).not.toBe('')
  expect(subjectsTo(shop, placed.email)).toEqual([
    `Objednávka poukazu ${placed.number} je u nás`,
    'Poukaz na 1\u00a0000\u00a0Kč je zaplacený',
  ])
  expect(JSON.stringify(shop.sink.mails.filter(({ recipient }) => recipient === placed.email))).not.toMatch(/PES-/)
  expect(await untrue()).toEqual([])
})

test('two presses of one form are one order, also at one moment', async () => {
  const wished = wish()
  const answers = await Promise.all(Array.from({ length: 6 }, () => visit(shop).call('buyVoucher', wished)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  expect(new Set(answers.map(({ value }) => value.orderId)).size).toBe(1)
})

test('notifications that come many times at once issue one voucher', async () => {
  const placed = await order()
  const gatewayId = await openPayment(shop, placed)
  shop.partners.gopay.act(gatewayId, 'pay')
  const browsers = Array.from({ length: 5 }, () => visit(shop))
  await Promise.all([hear(shop), ...browsers.map((browser) => browser.call('payment', { token: placed.token }))])
  await hear(shop)
  const issued = await query(shop, 'select from shop.vouchers where issue_key = $1', [`order ${placed.orderId}`])
  expect(issued).toHaveLength(1)
})

test('whoever buys for themselves has the code at once; a gift waits for its day', async () => {
  const own = await bought({ recipientEmail: null, giver: '' })
  expect(shop.sink.mails.some(({ recipient, text }) => recipient === own.email && /PES-/.test(text ?? ''))).toBe(true)
  const later = await bought({ deliverOn: '2026-12-24' })
  expect(await codeSentTo(later.wish.recipientEmail)).toBe('')
})

test('given up while nobody has spent from it: the voucher ends, its gift does not go, the money goes back once', async () => {
  const placed = await bought({ deliverOn: '2026-12-24' })
  const { id } = (await voucherOf(placed.orderId)) ?? { id: 0 }
  const returned = await placed.browser.call('returnVoucher', { token: placed.token })
  expect(returned.value.order.state).toBe('cancelled')
  expect((await placed.browser.call('returnVoucher', { token: placed.token })).status).toBe(200)
  await hear(shop)
  expect(await paymentsOf(shop, placed.orderId)).toEqual([{ state: 'refunded', received: 100_000, refunded: 100_000 }])
  expect(await query(shop, 'select from shop.voucher_gifts where voucher_id = $1', [id])).toEqual([])
  expect(await voucherOf(placed.orderId)).toMatchObject({ balance: 0 })
  const told = shop.sink.mails.find(
    ({ recipient, subject }) => recipient === placed.email && subject?.includes('zrušená'),
  )
  expect(told?.text).toContain('poukaz jste vrátili')
  expect(told?.text).toContain('Peníze vám vracíme')
  expect(told?.text).not.toContain('Zopakovat objednávku')
  expect(await untrue()).toEqual([])
})

test('spent from, it cannot be given up and its money stays, whoever asks', async () => {
  const placed = await bought()
  const { browser, order: ready, email } = await readyWith(shop, await codeSentTo(placed.wish.recipientEmail))
  await pressButton(browser, ready, email)
  const refused = await placed.browser.call('returnVoucher', { token: placed.token })
  expect(refused.error).toMatchObject({ code: 'voucher_not_returnable', details: { reason: 'spent' } })
  const support = await newStaff(shop, 'staff_support')
  const asked = { orderId: placed.orderId, amount: 10_000, lines: null, reason: 'x', account: null }
  expect((await support.call('refundOrder', asked)).error).toMatchObject({ details: { reason: 'voucher_sold' } })
  expect(await stateOf(shop, placed.orderId)).toBe('delivered')
})

test('spending and giving up at one moment: one of them wins, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const placed = await bought()
    const code = await codeSentTo(placed.wish.recipientEmail)
    const { browser, order: ready } = await readyWith(shop, code, { email: `spor${round}@priklad.cz` })
    const [spent, returned] = await Promise.all([
      browser.call('placeOrder', ready),
      placed.browser.call('returnVoucher', { token: placed.token }),
    ])
    expect([spent.status === 201, returned.status === 200].filter(Boolean)).toHaveLength(1)
  }
})

test('after its days it is kept; money that comes late still buys it', async () => {
  const kept = await bought()
  const late = await order()
  const gatewayId = await openPayment(shop, late)
  move(shop, 24 * 60)
  await catchUp(shop)
  expect(await stateOf(shop, late.orderId)).toBe('expired')
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, late.orderId)).toBe('delivered')
  expect(await voucherOf(late.orderId)).toMatchObject({ balance: 100_000 })
  move(shop, 20 * 24 * 60)
  const refused = await kept.browser.call('returnVoucher', { token: kept.token })
  expect(refused.error).toMatchObject({ code: 'voucher_not_returnable', details: { reason: 'late' } })
  // The page offers no button that would be refused.
  const { value } = await kept.browser.call('orderDetail', { token: kept.token })
  expect(value.voucher).toMatchObject({ isIssued: true, returnUntil: null })
})

test('who has paid reads that the voucher is here or is going, not that it waits for the money', async () => {
  const own = await bought({ recipientEmail: null })
  const paid = (email: string) =>
    shop.sink.mails.find(({ recipient, subject }) => recipient === email && subject?.endsWith('je zaplacený'))?.text
  expect(paid(own.email)).toContain('Poukaz jsme vám poslali v dalším e-mailu.')
  const today = toPragueDay(shop.clock.now())
  const gift = await bought({ deliverOn: today })
  expect(paid(gift.email)).toContain(`Poukaz posíláme na ${gift.wish.recipientEmail}.`)
  const later = await bought({ deliverOn: addDays(today, 30) })
  expect(paid(later.email)).toContain(`Poukaz pošleme na ${later.wish.recipientEmail} `)
})

test('only ways that pay ahead and cost nothing; amounts have bounds', async () => {
  const browser = visit(shop)
  const offer = await browser.call('voucherOffer', {})
  expect(
    offer.value.methods.map(({ kind }) => kind).filter((kind) => kind !== 'online' && kind !== 'transfer'),
  ).toEqual([])
  expect((await browser.call('buyVoucher', wish({ paymentCode: 'dobirka' }))).error.code).toBe('checkout_incomplete')
  for (const face of [19_900, 1_000_100, 50_050]) {
    expect((await browser.call('buyVoucher', wish({ face }))).status).toBe(400)
  }
  expect((await browser.call('buyVoucher', wish({ deliverOn: '2028-01-01' }))).status).toBe(400)
})

test('when names are forgotten the page still knows that it was for somebody else', async () => {
  const gift = await bought({ deliverOn: addDays(toPragueDay(shop.clock.now()), 200) })
  const own = await bought({ recipientEmail: null })
  move(shop, 100 * 24 * 60)
  await runJob(shop, 'purge-expired')
  const { pool } = shop.deps
  expect(await selectVoucherOrder(pool, gift.orderId)).toMatchObject({ recipientEmail: '', words: '', isSent: false })
  expect(await selectVoucherOrder(pool, own.orderId)).toMatchObject({ recipientEmail: null, isSent: true })
})
