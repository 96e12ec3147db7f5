import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { paymentsOf, query, runJob, stateOf, subjectsTo, tasksOf } from '../paying.ts'
import { SKU } from '../shopping.ts'
import { announced, brokenPlanTruths, cycleOf, firstDelivered, goTo, placed, planOf, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

/** Money is on the account, and looked at. Written down by hand: these tests go back in time, which no bank does. */
async function sendTransfer({ amount, variableSymbol }: { amount: number; variableSymbol: string }): Promise<void> {
  await query(
    shop,
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, variable_symbol, read_at)
     values ('fio', gen_random_uuid(), $3::timestamptz, $1, 'CZK', $2, $3::timestamptz)`,
    [amount, variableSymbol, shop.clock.now()],
  )
  await importBank()
}

const importBank = () => runJob(shop, 'import-bank')

type Planned = Awaited<ReturnType<typeof startedPlan>>

/** A plan that is paid by transfer, with its notice read. */
async function noticed() {
  const planned = await startedPlan(shop, { payment: 'prevod-qr' })
  const [first] = await query<{ number: string; payable: number }>(
    shop,
    'select number, payable::int from shop.orders where id = $1',
    [planned.orderId],
  )
  await sendTransfer({ amount: first?.payable ?? 0, variableSymbol: first?.number ?? '' })
  await firstDelivered(shop, planned)
  const { payable, transfer } = await announced(shop, planned)
  return { planned, payable, number: transfer?.variableSymbol ?? '', transfer }
}

async function movementsOf(number: string) {
  return query<{ match: string; tasks: number }>(
    shop,
    `select m.match, (select count(*)::int from shop.staff_tasks t where t.subject = 'movement:' || m.id and t.closed_at is null) as tasks
       from shop.bank_movements m where m.variable_symbol = $1 order by m.id`,
    [number],
  )
}

/** Into the morning of processing, and the next look at the account. */
async function ordered(planned: Planned) {
  const cycle = await placed(shop, planned)
  await importBank()
  return { orderId: cycle.order?.orderId ?? 0, number: cycle.order?.number }
}

async function payBy(planned: Planned, paymentCode: string): Promise<void> {
  const { planId, version, lines, shipping } = await planOf(planned)
  const saved = await planned.person.call('savePlan', {
    ...{ planId, version, paymentCode, stockPolicy: 'wait', shippingCode: shipping?.code ?? '' },
    lines: lines.map(({ variantId, pieces, intervalDays }) => ({ variantId, pieces, intervalDays })),
  })
  expect(saved.status).toBe(200)
}

test('a notice asks for the money under the number its order will have, with a code', async () => {
  const { planned, payable, number, transfer } = await noticed()
  expect(transfer).toMatchObject({ amount: payable, account: '2500000006/2010' })
  expect(transfer?.spayd).toContain(`X-VS:${number}`)
  const mail = await shop.mailTo(planned.person.email)
  expect(mail.text).toContain(number)
  expect(mail.attachments.map(({ cid }) => cid)).toContain('qr@cenich')
  expect(await ordered(planned)).toMatchObject({ number })
})

test('money that comes before its order waits without bothering anybody, and pays it the moment it is placed', async () => {
  const { planned, payable, number } = await noticed()
  await sendTransfer({ amount: payable, variableSymbol: number })
  for (const _ of [1, 2]) await importBank()
  expect(await movementsOf(number)).toEqual([{ match: 'early', tasks: 0 }])
  expect((await cycleOf(planned)).transfer).toBeNull()
  const { orderId } = await ordered(planned)
  expect(await stateOf(shop, orderId)).toBe('accepted')
  expect(await paymentsOf(shop, orderId)).toEqual([{ state: 'paid', received: payable, refunded: 0 }])
  expect(await movementsOf(number)).toEqual([{ match: 'paid', tasks: 0 }])
  const confirmation = shop.sink.mails.findLast(
    ({ recipient, text }) => recipient === planned.person.email && text?.includes('Peníze od vás už máme'),
  )
  expect(confirmation?.attachments.map(({ cid }) => cid)).not.toContain('qr@cenich')
})

test('an order that nobody has paid waits for its money and goes when it comes', async () => {
  const { planned, payable, number } = await noticed()
  const { orderId } = await ordered(planned)
  expect(await stateOf(shop, orderId)).toBe('awaiting_payment')
  await sendTransfer({ amount: payable, variableSymbol: number })
  expect(await stateOf(shop, orderId)).toBe('accepted')
})

test('more than was asked for is money over, and less is asked for', async () => {
  const over = await noticed()
  await sendTransfer({ amount: over.payable + 700, variableSymbol: over.number })
  const paid = await ordered(over.planned)
  expect(await stateOf(shop, paid.orderId)).toBe('accepted')
  expect(await tasksOf(shop, paid.orderId)).toEqual(['money_over'])
  await goTo(shop, '2026-11-16')
  const short = await noticed()
  await sendTransfer({ amount: short.payable - 5000, variableSymbol: short.number })
  expect((await cycleOf(short.planned)).transfer).toMatchObject({ amount: 5000 })
  const part = await ordered(short.planned)
  expect(await stateOf(shop, part.orderId)).toBe('awaiting_payment')
  expect(subjectsTo(shop, short.planned.person.email).at(-1)).toContain('chybí doplatit')
})

test('money for a parcel that was skipped pays the next one of the same plan', async () => {
  const { planned, payable, number } = await noticed()
  await sendTransfer({ amount: payable, variableSymbol: number })
  const { planId } = planned.plan
  const { cycleNo } = await cycleOf(planned)
  await planned.person.call('changeCycle', { planId, cycleNo, action: 'skip' })
  const next = await announced(shop, planned)
  // It is here already, so nothing is asked for.
  expect(next).toMatchObject({ cycleNo: cycleNo + 1, transfer: null })
  const { orderId, number: other } = await ordered(planned)
  expect(other).not.toBe(number)
  expect(await stateOf(shop, orderId)).toBe('accepted')
})

test('money under the number of an old notice pays the parcel that waits now', async () => {
  const { planned, payable, number } = await noticed()
  const { planId } = planned.plan
  const { cycleNo } = await cycleOf(planned)
  await planned.person.call('changeCycle', { planId, cycleNo, action: 'skip' })
  await announced(shop, planned)
  const { orderId } = await ordered(planned)
  await sendTransfer({ amount: payable, variableSymbol: number })
  expect(await stateOf(shop, orderId)).toBe('accepted')
})

test('money of a plan that has ended is for a person to return', async () => {
  const { planned, payable, number } = await noticed()
  await sendTransfer({ amount: payable, variableSymbol: number })
  await planned.person.call('changePlan', { planId: planned.plan.planId, action: 'end' })
  await importBank()
  expect(await movementsOf(number)).toEqual([{ match: 'for_staff', tasks: 1 }])
})

test('goods that were missing pay for nothing: after the third parcel without its money the plan rests', async () => {
  const { planned } = await noticed()
  const onShelf = (pieces: number) =>
    query(
      shop,
      'update shop.stock set on_hand = reserved + $2 where variant_id = (select id from shop.variants where sku = $1)',
      [SKU.bag2, pieces],
    )
  for (const round of [1, 2, 3]) {
    if (round > 1) await announced(shop, planned)
    if (round === 2) {
      await onShelf(0)
      await placed(shop, planned)
      expect((await planOf(planned)).state).toBe('waiting_for_goods')
      await onShelf(500)
      await announced(shop, planned)
      expect((await planOf(planned)).state).toBe('active')
    }
    const { orderId } = await ordered(planned)
    shop.clock.offsetMs += 9 * 24 * 3_600_000
    await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
    for (const job of ['expire-orders', 'follow-cycles'] as const) await runJob(shop, job)
    expect(await stateOf(shop, orderId)).toBe('expired')
  }
  expect((await planOf(planned)).state).toBe('paused')
})

test('who pays otherwise is asked for no transfer', async () => {
  const planned = await startedPlan(shop)
  await firstDelivered(shop, planned)
  expect((await announced(shop, planned)).transfer).toBeNull()
  const mail = await shop.mailTo(planned.person.email)
  expect(mail.attachments.map(({ cid }) => cid)).not.toContain('qr@cenich')
  expect(mail.text).not.toContain('Variabilní symbol')
  // Chosen after the notice: the code is on the page at once.
  await payBy(planned, 'prevod-qr')
  expect((await cycleOf(planned)).transfer?.variableSymbol).toMatch(/^2026\d{6}$/)
})

test('who has sent the money and then chose a card is not asked for it a second time', async () => {
  const { planned, payable, number } = await noticed()
  await sendTransfer({ amount: payable, variableSymbol: number })
  await payBy(planned, 'karta')
  const { order } = await placed(shop, planned)
  // Before the next look at the account.
  await runJob(shop, 'charge-cycles')
  await importBank()
  await runJob(shop, 'charge-cycles')
  expect(await stateOf(shop, order?.orderId ?? 0)).toBe('accepted')
  expect(await movementsOf(number)).toEqual([{ match: 'paid', tasks: 0 }])
  expect(subjectsTo(shop, planned.person.email)).not.toContain('Zaplaťte prosím pravidelnou zásilku')
})
