import { afterEach, beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healBank, move, type Placed, placeOrder, query, runJob, sendTransfer, stateOf } from '../paying.ts'
import { SKU, setStock } from '../shopping.ts'

const shop = openShop()
beforeAll(async () => {
  await setStock(shop, SKU.bag12, 500)
})
afterEach(async () => {
  expect(calls().filter(({ status }) => status === 409)).toEqual([])
  await healBank(shop)
})

const fio = () => shop.partners.fio
const calls = () => fio().journal.filter(({ path }) => path.includes('/v1/rest/'))
/** What the bank was asked since a moment: `last` moves its marker, `periods` does not. */
const verbs = (from: number) =>
  calls()
    .slice(from)
    .map(({ path }) => path.split('/')[3])

async function readBank(minutes = 1): Promise<void> {
  move(shop, minutes)
  await runJob(shop, 'import-bank')
}

/** An order, its money at the bank, and a marker of ours that the bank knows. */
async function payable(): Promise<Placed> {
  const order = await placeOrder(shop, 'prevod-qr')
  await sendTransfer(shop, { amount: 100, variableSymbol: '1' })
  await readBank()
  fio().addTransfer({ amount: order.payable, variableSymbol: order.number })
  return order
}

const openTasks = async (kind: string) =>
  (await query(shop, 'select from shop.staff_tasks where kind = $1 and closed_at is null', [kind])).length

const cursor = async () =>
  (
    await query<{ missing: boolean; unanswered: boolean }>(
      shop,
      'select missing_since is not null as missing, is_unanswered as unanswered from internal.bank_cursors',
    )
  )[0]

const SETTLED = { missing: false, unanswered: false }

test('a page that somebody else read with our token is read again, by days, as the first call of the next run', async () => {
  const order = await payable()
  move(shop, 1)
  await shop.deps.bank.readNew()
  fio().addTransfer({ amount: 100, variableSymbol: '1' })
  const before = calls().length
  await readBank()
  expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
  expect(await openTasks('bank_page_lost')).toBe(1)
  await readBank()
  expect(verbs(before)).toEqual(['last', 'periods'])
  expect(await stateOf(shop, order.orderId)).toBe('accepted')
  expect(await openTasks('bank_page_lost')).toBe(0)
  await readBank()
  expect(verbs(before)).toEqual(['last', 'periods', 'last'])
  expect(await cursor()).toEqual(SETTLED)
})

test.each([
  ['cannot be read', () => fio().setFaults({ garble: true }), () => fio().setFaults({ garble: false })],
  ['breaks off', () => fio().setFaults({ loseAnswer: true }), () => fio().setFaults({ loseAnswer: false })],
])('a page whose answer %s is read again', async (_case, hurt, heal) => {
  const order = await payable()
  const before = calls().length
  hurt()
  await readBank()
  heal()
  expect(await cursor()).toEqual({ missing: false, unanswered: true })
  await readBank()
  expect(verbs(before)).toEqual(['last', 'periods'])
  expect(await stateOf(shop, order.orderId)).toBe('accepted')
  expect(await cursor()).toEqual(SETTLED)
})

test('a page that could not be stored is read again, whoever stored it died', async () => {
  const order = await payable()
  await query(
    shop,
    `create function internal.full_disk() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
     create trigger full_disk before insert on shop.bank_movements execute function internal.full_disk()`,
  )
  await readBank()
  await query(shop, 'drop trigger full_disk on shop.bank_movements')
  await query(shop, 'delete from graphile_worker._private_jobs')
  expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
  await readBank()
  expect(await stateOf(shop, order.orderId)).toBe('accepted')
  expect(await cursor()).toEqual(SETTLED)
})

test('the wish to read again outlives a bank that refuses it, and a person is told', async () => {
  const order = await payable()
  fio().setFaults({ garble: true })
  await readBank()
  fio().setFaults({ garble: false, tooMany: true })
  for (let run = 0; run < 3; run++) await readBank()
  expect(await cursor()).toEqual({ missing: true, unanswered: false })
  expect([await openTasks('bank_page_lost'), await openTasks('bank_not_read')]).toEqual([1, 1])
  fio().setFaults({ tooMany: false })
  await readBank()
  expect(await stateOf(shop, order.orderId)).toBe('accepted')
  expect([await openTasks('bank_page_lost'), await openTasks('bank_not_read')]).toEqual([0, 0])
})

test('too much at once is read by days', async () => {
  const order = await payable()
  fio().setFaults({ tooMany: true })
  await readBank()
  fio().setFaults({ tooMany: false })
  await readBank()
  expect(await stateOf(shop, order.orderId)).toBe('accepted')
})

test('two runs within thirty seconds ask the bank once', async () => {
  await payable()
  const before = calls().length
  move(shop, 1)
  await runJob(shop, 'import-bank')
  await runJob(shop, 'import-bank')
  expect(verbs(before)).toEqual(['last'])
})

test('a bank nobody reaches has kept nothing from us', async () => {
  const order = await payable()
  await fio().unplug()
  await readBank()
  await fio().plugIn()
  expect(await cursor()).toEqual(SETTLED)
  const before = calls().length
  await readBank()
  expect(verbs(before)).toEqual(['last'])
  expect(await stateOf(shop, order.orderId)).toBe('accepted')
})

test('one row that nobody can read takes no other with it, and comes when it can be read', async () => {
  const [first, second] = [await payable(), await placeOrder(shop, 'prevod-qr')]
  const movementId = fio().addTransfer({ amount: second.payable, variableSymbol: second.number })
  fio().setFaults({ oddRow: movementId })
  await readBank()
  expect([await stateOf(shop, first.orderId), await stateOf(shop, second.orderId)]).toEqual([
    'accepted',
    'awaiting_payment',
  ])
  const [row] = await query<{ key: string; problem: string; body: string }>(
    shop,
    `select r.row_key as key, r.problem, p.body from internal.bank_odd_rows r join internal.bank_pages p on p.id = r.page_id`,
  )
  expect(row).toMatchObject({ key: movementId, problem: expect.stringContaining('column1') })
  // What the bank sent is kept, so that somebody can see what the row said.
  expect(row?.body).toContain(movementId)
  expect(await openTasks('bank_row_unreadable')).toBe(1)
  fio().setFaults({ oddRow: '', garble: true })
  await readBank()
  fio().setFaults({ garble: false })
  await readBank()
  expect(await stateOf(shop, second.orderId)).toBe('accepted')
})

test('a movement that cannot be matched does not hold back the others', async () => {
  const [sick, sound] = [await placeOrder(shop, 'prevod-qr'), await placeOrder(shop, 'prevod-qr')]
  await query(
    shop,
    `create or replace function internal.poisoned() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
     create trigger poison before update on shop.payments for each row when (new.order_id = ${sick.orderId})
       execute function internal.poisoned()`,
  )
  for (const { payable: amount, number } of [sick, sound]) fio().addTransfer({ amount, variableSymbol: number })
  await readBank()
  expect([await stateOf(shop, sick.orderId), await stateOf(shop, sound.orderId)]).toEqual([
    'awaiting_payment',
    'accepted',
  ])
  await query(shop, 'drop trigger poison on shop.payments')
  await readBank()
  expect(await stateOf(shop, sick.orderId)).toBe('accepted')
})
