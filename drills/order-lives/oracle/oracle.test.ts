import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cheapest } from './buying.ts'
import { documentsOf, grossOf, priceOfPieces, spread } from './documents.ts'
import { tell } from './live.ts'
import { outcomeOf } from './outcome.ts'
import { beginMoment } from './time.ts'
import { birth, type FrozenOrder } from './world.ts'

const ORDER: FrozenOrder = {
  way: 'online',
  basis: 'gross',
  state: 'awaiting_payment',
  lines: [
    {
      position: 1,
      kind: 'goods',
      pieces: 3,
      rate: 12,
      amount: 100_00,
      creditsDiscount: 10_00,
      variantId: 7,
      bundleId: null,
      breakPieces: null,
    },
    {
      position: 2,
      kind: 'shipping',
      pieces: 1,
      rate: 21,
      amount: 119_00,
      creditsDiscount: 0,
      variantId: null,
      bundleId: null,
      breakPieces: null,
    },
  ],
  rounding: 0,
  payable: 219_00,
  parcels: [[{ variantId: 7, pieces: 3 }]],
  isFetched: false,
  hasCustomer: true,
  isOfPlan: false,
  holdMinutes: 60,
  creditsSpent: 10,
  creditsEarned: 3,
  creditValue: 100,
  wares: [{ variantId: 7, code: 'CAN', rate: 12, price: 40_00, grams: 400, steps: [] }],
  agreed: {},
  voucherFace: 0,
  byVoucher: 0,
  parcelGrams: 31_500,
  cheapestDelivery: 69_00,
  foods: new Set([7]),
}

test('the oracle imports nothing but itself and the words of a life', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith('.test.ts'))
  const imports = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(import.meta.dirname, name), 'utf8')
      return [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
    }),
  )
  const foreign = imports.flat().filter((from) => !from?.startsWith('./') && from !== '../life.ts')
  expect(foreign).toEqual([])
  const words = await readFile(join(import.meta.dirname, '../life.ts'), 'utf8')
  expect([...words.matchAll(/^import /gm)]).toEqual([])
})

test('pieces returned one by one give back exactly what they cost', () => {
  const world = birth(ORDER)
  const source = { ...world.sources[0], way: 'gateway' } as never
  const prices = [1, 1, 1].map((pieces) => {
    const priced = priceOfPieces(world, 1, pieces)
    if (!priced) throw new Error('There are three pieces.')
    world.refunds.push({
      source,
      amount: priced.amount,
      forGoods: priced.amount,
      lines: [priced],
      isSpread: false,
      isDone: true,
    })
    return priced.amount
  })
  expect(prices).toEqual([33_33, 33_34, 33_33])
  expect(priceOfPieces(world, 1, 1)).toBeNull()
})

test('an amount without lines is spread to the haléř', () => {
  const parts = spread(birth(ORDER), 1000)
  expect(parts.map(({ amount }) => amount)).toEqual([457, 543])
  expect(grossOf(birth(ORDER), parts)).toBe(1000)
})

test('a box that its carrier has taken unseen is taken apart here, and its cash is still asked for at the door', () => {
  const cash = (before: Parameters<typeof tell>[1][]) => {
    const world = birth({ ...ORDER, way: 'cod', state: 'accepted' })
    for (const step of ['pack', 'label'] as const) tell(world, { do: step })
    for (const step of before) tell(world, step)
    tell(world, { do: 'withdraw', goods: 'all' })
    return outcomeOf(world)
  }
  expect(cash([])).toMatchObject({ state: 'on_hold', cashToCollect: 0 })
  const told = cash([{ do: 'carrier', word: 'problem', parcels: 'all' }])
  expect(told).toMatchObject({ state: 'on_hold', cashToCollect: 219_00 })
})

test('a life from the button to the door and half of it back', () => {
  const world = birth(ORDER)
  tell(world, { do: 'open' })
  tell(world, { do: 'at gateway', attempt: 0, action: 'pay' })
  expect(outcomeOf(world)).toMatchObject({ state: 'awaiting_payment', kept: 0, atGateway: 219_00 })
  tell(world, { do: 'ring', attempt: 0, times: 3 })
  expect(outcomeOf(world)).toMatchObject({ state: 'accepted', kept: 219_00, reserved: { 7: 3 }, credits: -10 })
  for (const step of ['pack', 'label'] as const) tell(world, { do: step })
  tell(world, { do: 'hand over', parcels: 'all' })
  tell(world, { do: 'saw', word: 'delivered', parcels: 'all' })
  const verdict = tell(world, { do: 'refund', wish: { kind: 'pieces', line: 'first', pieces: 1 } })
  expect(verdict).toMatchObject({ isAllowed: true, amount: 33_33 })
  expect(outcomeOf(world)).toMatchObject({ state: 'delivered', kept: 185_67, credits: 3 - 0 - 7, out: { 7: 3 } })
  expect(documentsOf(world)).toMatchObject({ invoices: 1, notes: 1, payable: 185_67 })
})

test('an order nobody pays holds nothing after its time', () => {
  const world = birth(ORDER)
  beginMoment(world, 75)
  expect(outcomeOf(world)).toMatchObject({ state: 'expired', kept: 0, reserved: {}, credits: 0 })
})

const paid = () => {
  const world = birth(ORDER)
  tell(world, { do: 'open' })
  tell(world, { do: 'at gateway', attempt: 0, action: 'pay' })
  tell(world, { do: 'ring', attempt: 0, times: 1 })
  return world
}

test('fewer pieces give their share of price and credits back at once', () => {
  const world = paid()
  const { change } = tell(world, { do: 'change lines', by: 'staff', wish: { kind: 'less', line: 'first', pieces: 1 } })
  // Two thirds of 100 stay, and of the ten credits six are still in it.
  expect(change?.told).toEqual({ payable: 185_67, toPay: 0, toReturn: 33_33, creditsBack: 3, lines: '1×2 2×1' })
  expect(outcomeOf(world)).toMatchObject({ state: 'accepted', payable: 185_67, kept: 185_67, credits: -7 })
  expect(outcomeOf(world).reserved).toEqual({ 7: 2 })
})

test('more pieces wait for their price, and fall back when nobody pays it', () => {
  const world = paid()
  const { change } = tell(world, {
    do: 'change lines',
    by: 'customer',
    wish: { kind: 'more', line: 'first', pieces: 2 },
  })
  expect(change).toMatchObject({ told: { toPay: 80_00, toReturn: 0, lines: '1×3 2×1 3×2' }, held: { 7: 5 } })
  expect(tell(world, { do: 'pack' }).isAllowed).toBe(false)
  beginMoment(world, 2 * 24 * 60)
  expect(world.state).toBe('awaiting_payment')
  beginMoment(world, 3 * 24 * 60)
  expect(outcomeOf(world)).toMatchObject({ state: 'accepted', payable: 219_00, reserved: { 7: 3 } })
})

test('a difference that is paid holds, and the number of its line is given to nobody else', () => {
  const world = paid()
  tell(world, { do: 'change lines', by: 'customer', wish: { kind: 'add', code: 'CAN', pieces: 1 } })
  tell(world, { do: 'open' })
  tell(world, { do: 'at gateway', attempt: -1, action: 'pay' })
  tell(world, { do: 'ring', attempt: -1, times: 1 })
  expect(outcomeOf(world)).toMatchObject({ state: 'accepted', payable: 259_00, kept: 259_00 })
  tell(world, { do: 'change lines', by: 'customer', wish: { kind: 'out', line: 'last' } })
  tell(world, { do: 'change lines', by: 'customer', wish: { kind: 'add', code: 'CAN', pieces: 1 } })
  expect(world.order.lines.map(({ position }) => position)).toEqual([1, 2, 4])
})

test.each([
  [1, undefined, 100, null],
  [2, undefined, 95, 2],
  [5, undefined, 88, 3],
  [5, 80, 80, null],
  [5, 90, 88, 3],
])('%i pieces, agreed %s: each %i', (pieces, agreed, price, from) => {
  const steps = [
    { from: 4, price: 91 },
    { from: 2, price: 95 },
    { from: 3, price: 88 },
  ]
  expect(cheapest({ price: 100, steps }, pieces, agreed)).toEqual({ price, from })
})

test('a voucher pays its part, has it again when nobody pays the rest, and pays once more when the rest comes late', () => {
  const world = birth({ ...ORDER, voucherFace: 100_00, byVoucher: 100_00 })
  expect(outcomeOf(world)).toMatchObject({ kept: 100_00, voucher: 0 })
  tell(world, { do: 'open' })
  beginMoment(world, 24 * 60)
  expect(outcomeOf(world)).toMatchObject({ state: 'expired', kept: 0, voucher: 100_00 })
  tell(world, { do: 'at gateway', attempt: 0, action: 'pay' })
  tell(world, { do: 'ring', attempt: 0, times: 1 })
  expect(outcomeOf(world)).toMatchObject({ state: 'accepted', kept: 219_00, voucher: 0 })
  tell(world, { do: 'cancel', by: 'customer' })
  expect(outcomeOf(world)).toMatchObject({ state: 'cancelled', kept: 0, voucher: 100_00 })
})

const delivered = () => {
  const world = paid()
  for (const step of ['pack', 'label'] as const) tell(world, { do: step })
  tell(world, { do: 'hand over', parcels: 'all' })
  tell(world, { do: 'saw', word: 'delivered', parcels: 'all' })
  return world
}

test('all of it withdrawn from gives the cheapest delivery back, and whole goods are sold again', () => {
  const world = delivered()
  tell(world, { do: 'withdraw', goods: 'all' })
  expect(tell(world, { do: 'decide case', kept: 0 }).isAllowed).toBe(false)
  tell(world, { do: 'goods come', condition: 'unopened', missing: 0 })
  expect(tell(world, { do: 'decide case', kept: 0 }).told).toEqual({ word: 'granted', money: 169_00, credits: 0 })
  expect(outcomeOf(world)).toMatchObject({ kept: 50_00, out: { 7: 0 }, credits: 0 })
})

test('a part opens no delivery, the rest of it does; what was kept of one piece stays kept', () => {
  const world = delivered()
  tell(world, { do: 'withdraw', goods: { line: 'first', pieces: 1 } })
  tell(world, { do: 'goods come', condition: 'opened', missing: 0 })
  expect(tell(world, { do: 'decide case', kept: 10 }).told?.money).toBe(33_33 - 3_33)
  world.now += 60
  tell(world, { do: 'withdraw', goods: 'rest' })
  tell(world, { do: 'goods come', condition: 'unopened', missing: 0 })
  expect(tell(world, { do: 'decide case', kept: 0 }).told?.money).toBe(66_67 + 69_00)
  expect(outcomeOf(world)).toMatchObject({
    out: { 7: 1 },
    cases: 'withdrawal granted 3000+0; withdrawal granted 13567+0',
  })
})

test('before it has left, a part leaves the order and all of it ends the order', () => {
  const part = paid()
  expect(tell(part, { do: 'withdraw', goods: { line: 'first', pieces: 1 } }).told?.word).toBe('over')
  expect(outcomeOf(part)).toMatchObject({ state: 'accepted', payable: 185_67, kept: 185_67 })
  const all = paid()
  tell(all, { do: 'withdraw', goods: 'all' })
  expect([all.state, tell(all, { do: 'release' }).isAllowed, tell(all, { do: 'pack' }).isAllowed]).toEqual([
    'on_hold',
    false,
    false,
  ])
  expect(tell(all, { do: 'decide case', kept: 0 }).told?.money).toBe(219_00)
  expect(outcomeOf(all)).toMatchObject({ state: 'cancelled', kept: 0, credits: 0 })
})

test('the guarantee pays a pack by its rule, as money or as credits with what credits had paid; without a picture a person decides', () => {
  const claimed = (wish: 'refund' | 'credits', hasPhoto: boolean) =>
    tell(delivered(), { do: 'claim', line: 'first', wish, hasPhoto }).told
  expect(claimed('refund', true)).toEqual({ word: 'granted', money: 33_33, credits: 0 })
  // 33,33 Kč and 3,33 Kč of the credits.
  expect(claimed('credits', true)).toEqual({ word: 'granted', money: 0, credits: 37 })
  expect(claimed('refund', false)).toEqual({ word: 'here', money: 0, credits: 0 })
})
