import type { OrderView } from '@shop/contract/order'
import { describe, expect, test } from 'vitest'
import { toNextSteps, toOrderTrail } from './order-trail.ts'

type Part = Pick<OrderView, 'state' | 'payment' | 'pickupPoint' | 'shipping'>

function order(part: Partial<Part>): OrderView {
  return {
    state: 'accepted',
    placedAt: '2026-11-12T10:42:00Z',
    deadlineAt: null,
    dispatchOn: '2026-11-12',
    deliveryFrom: '2026-11-13',
    deliveryTo: '2026-11-13',
    pickupPoint: null,
    shipping: { code: 'ppl', name: 'PPL', kind: 'address' },
    payment: { code: 'dobirka', name: 'Dobírka', kind: 'cod', dueDays: null },
    ...part,
  } as OrderView
}

const transfer = { code: 'prevod-qr', name: 'Převod', kind: 'transfer', dueDays: 5 } as const
const now = (view: OrderView) => toOrderTrail(view).find(({ state }) => state === 'current')?.title

describe('toOrderTrail', () => {
  test('waits for money only where money is awaited', () => {
    expect(now(order({ state: 'awaiting_payment', payment: transfer }))).toBe('Čekáme na platbu')
    expect(now(order({}))).toBe('Balíme')
    expect(toOrderTrail(order({})).map(({ title }) => title)).toEqual(['Objednávka přijata', 'Balíme', 'Doručení'])
    expect(toOrderTrail(order({ payment: transfer })).map(({ title }) => title)).toContain('Zaplaceno')
  })

  test('names the point, says the day and that cash is wanted there', () => {
    const last = toOrderTrail(order({ pickupPoint: { place: 'Trafika U Jezevčíka' } })).at(-1)
    expect(last).toMatchObject({ title: 'K\u00a0vyzvednutí: Trafika U Jezevčíka', icon: 'pin' })
    expect(last?.text).toBe('V\u00a0pátek\u00a013.\u00a011. Zaplatíte při převzetí.')
  })

  test('has nothing ahead once the parcel has arrived', () => {
    expect(new Set(toOrderTrail(order({ state: 'delivered' })).map(({ state }) => state))).toEqual(new Set(['done']))
    expect(now(order({ state: 'shipped' }))).toBe('Doručení')
  })
})

describe('toNextSteps', () => {
  const ahead = (part: Partial<Part>) => toNextSteps(order(part)).map(({ title, state }) => [title, state])

  test('tells the money that is awaited and the packing that follows', () => {
    expect(ahead({ state: 'awaiting_payment', payment: transfer })).toEqual([
      ['Čekáme na platbu', 'current'],
      ['Balíme', 'ahead'],
      ['Doručení', 'ahead'],
    ])
    expect(ahead({})).toEqual([
      ['Balíme', 'current'],
      ['Doručení', 'ahead'],
    ])
  })

  test('stands at what happened last once that is packing or a question, and has nothing ahead when all is over', () => {
    expect(ahead({ state: 'on_hold' })).toEqual([
      ['Balíme', 'ahead'],
      ['Doručení', 'ahead'],
    ])
    expect(ahead({ state: 'packing' })).toEqual([['Doručení', 'ahead']])
    expect(ahead({ state: 'shipped' })).toEqual([['Doručení', 'ahead']])
    for (const state of ['delivered', 'cancelled', 'expired', 'not_collected'] as const)
      expect(ahead({ state })).toEqual([])
  })
})
