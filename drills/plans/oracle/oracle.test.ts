import { describe, expect, test } from 'vitest'
import { afterNotice, leavesFor, momentOf, wallClock } from './calendar.ts'
import { judgeAttempts } from './judge-charges.ts'
import { judgeNotice, judgeOrder, judgeSilence, type World } from './judge-mind.ts'
import {
  comeLate,
  delay,
  deliver,
  fail,
  go,
  halt,
  type Mind,
  packedOn,
  restore,
  revive,
  save,
  sendNow,
  skip,
} from './mind.ts'

const CALM: World = { scarceUntil: () => null, fellBetween: () => false, mayReplace: () => false }

/** Two weeks after Wednesday 2 December; packed on Tuesday, said on Friday. */
function delivered(): Mind {
  const mind: Mind = {
    ...{
      index: 0,
      state: 'active',
      transit: 1,
      cutOff: 13,
      isByBowl: false,
      parcel: null,
      lapsed: null,
      skipped: null,
      unpaid: 0,
    },
    ...{ trouble: null, refusedOn: null, story: [], faults: [] },
    lines: new Map([[7, { pieces: 1, every: 14, due: '2026-12-02', came: null }]]),
    order: { orderId: 1, number: '1', due: '2026-12-02', leftOutOn: '2026-12-02', variants: [7], isFirst: false },
  }
  deliver(mind, '2026-12-02', momentOf('2026-12-02', '14:00'))
  return mind
}

describe('the calendar of the judge', () => {
  test.each([
    ['over Easter', '2027-03-30', '2027-03-25'],
    ['over Christmas', '2026-12-28', '2026-12-23'],
    ['in a plain week', '2026-12-16', '2026-12-15'],
  ])('%s a parcel leaves in time', (_, due, leaves) => {
    expect(leavesFor(due, 1)).toBe(leaves)
  })

  test('three days are 72 hours also over a night that lacks one', () => {
    expect(afterNotice(momentOf('2027-03-26', '00:00'))).toBe('2027-03-30')
    expect(wallClock(momentOf('2027-03-28', '10:00'))).toEqual({ day: '2027-03-28', hour: 10 })
    expect(momentOf('2027-03-29', '00:00') - momentOf('2027-03-28', '00:00')).toBe(23 * 3_600_000)
  })
})

describe('the judge', () => {
  const goods = new Map([[7, 1]])
  const announced = (total: number) => {
    const mind = delivered()
    if (mind.parcel) mind.parcel.notice = { at: momentOf('2026-12-11', '09:30'), total }
    return mind
  }
  const order = (day: string, payable = 1000) => ({ at: momentOf(day, '06:15'), payable, goods })

  test('is content with what was announced, on its day', () => {
    const mind = announced(1000)
    judgeOrder(CALM, mind, order('2026-12-15'))
    expect(mind.faults).toEqual([])
  })

  test.each([
    ['dearer', order('2026-12-15', 1001)],
    ['cheaper for nothing', order('2026-12-15', 999)],
    ['too early', order('2026-12-14')],
    ['too late', order('2026-12-16')],
    ['other goods', { ...order('2026-12-15'), goods: new Map([[8, 1]]) }],
  ])('finds an order that is %s', (_, wrong) => {
    const mind = announced(1000)
    judgeOrder(CALM, mind, wrong)
    expect(mind.faults.length).toBeGreaterThan(0)
  })

  test('finds an order nobody was told of, and silence', () => {
    const mind = delivered()
    judgeOrder(CALM, mind, order('2026-12-15'))
    expect(mind.faults).toHaveLength(1)
    const silent = delivered()
    judgeSilence(CALM, silent, '2026-12-12')
    expect(silent.faults).toEqual([])
    judgeSilence(CALM, silent, '2026-12-13')
    expect(silent.faults).toHaveLength(1)
  })

  test('knows when a parcel that was left out, taken back or never paid is due', () => {
    const mind = delivered()
    skip(mind, momentOf('2026-12-05', '11:00'))
    expect(mind.parcel?.due).toBe('2026-12-30')
    restore(mind, momentOf('2026-12-05', '12:00'))
    expect(mind.parcel?.due).toBe('2026-12-16')
    const late = delivered()
    skip(late, momentOf('2026-12-05', '11:00'))
    restore(late, momentOf('2026-12-14', '22:30'))
    expect(late.parcel && packedOn(late, late.parcel)).toBe('2026-12-21')
    const restarted = delivered()
    halt(restarted, 'ended')
    go(restarted, momentOf('2027-01-11', '11:00'))
    skip(restarted, momentOf('2027-01-12', '11:00'))
    expect(restarted.parcel?.due).toBe('2027-01-26')
    const unpaid = delivered()
    unpaid.order = {
      orderId: 2,
      number: '2',
      due: '2026-12-16',
      leftOutOn: '2026-12-16',
      variants: [7],
      isFirst: false,
    }
    for (const _ of [1, 2, 3]) fail(unpaid, 'expired', momentOf('2026-12-21', '00:10'))
    expect([unpaid.state, unpaid.parcel]).toEqual(['paused', null])
  })

  test('knows that a delay outlives another setting, and that nothing comes weeks early after a notice', () => {
    const late = delivered()
    delay(late, '2027-01-08', momentOf('2026-12-05', '11:00'))
    save(late, [{ variant: 7, pieces: 2, every: 14 }], momentOf('2026-12-06', '11:00'))
    expect(late.parcel?.due).toBe('2027-01-08')
    const mind = announced(1000)
    mind.lines.set(8, { pieces: 1, every: 42, due: '2027-01-13', came: '2026-12-02' })
    save(mind, [{ variant: 8, pieces: 1, every: 42 }], momentOf('2026-12-12', '11:00'))
    expect(mind.parcel).toMatchObject({ due: '2027-01-13', notice: null })
  })

  test('knows where the next one is counted from when money came late', () => {
    const mind = delivered()
    mind.order = { orderId: 2, number: '2', due: '2026-12-16', leftOutOn: '2026-12-16', variants: [7], isFirst: false }
    fail(mind, 'expired', momentOf('2026-12-21', '00:10'))
    revive(mind, 2, '2026-12-22')
    expect([mind.order?.orderId, mind.parcel, mind.unpaid]).toEqual([2, null, 0])
    const other = delivered()
    other.order = { orderId: 2, number: '2', due: '2026-12-16', leftOutOn: '2026-12-16', variants: [7], isFirst: false }
    fail(other, 'expired', momentOf('2026-12-21', '00:10'))
    other.order = { orderId: 3, number: '3', due: '2026-12-30', leftOutOn: '2026-12-30', variants: [7], isFirst: false }
    revive(other, 2, '2026-12-29')
    comeLate(other, 2, '2026-12-30')
    expect([other.order.orderId, other.lines.get(7)?.due]).toEqual([3, '2027-01-13'])
  })

  test('finds what stands in for goods that are there, and what was left out in the bowl and told again', () => {
    const world: World = { ...CALM, mayReplace: () => true }
    const mind = announced(1000)
    judgeOrder(world, mind, { ...order('2026-12-15'), goods: new Map([[8, 1]]) })
    expect(mind.faults.length).toBeGreaterThan(0)
    const bowl = announced(1000)
    bowl.isByBowl = true
    skip(bowl, momentOf('2026-12-12', '22:30'))
    judgeNotice(CALM, bowl, { at: momentOf('2026-12-13', '09:30'), total: 1000 })
    expect(bowl.faults).toHaveLength(1)
  })

  test('lets what the notice named instead go at once, also when the goods are back by then', () => {
    const isShort = (day: string): World => ({ ...CALM, mayReplace: () => true, scarceUntil: () => day })
    const wished = () => {
      const mind = announced(1000)
      sendNow(mind, 1000, momentOf('2026-12-13', '11:00'), () => '2026-12-14')
      return mind
    }
    const instead = { ...order('2026-12-14'), goods: new Map([[8, 1]]) }
    const told = wished()
    judgeOrder(isShort('2026-12-12'), told, instead)
    expect(told.faults).toEqual([])
    const untold = wished()
    judgeOrder(isShort('2026-12-10'), untold, instead)
    expect(untold.faults.length).toBeGreaterThan(0)
  })

  test.each([
    ['at night', [{ at: momentOf('2026-12-15', '07:30'), way: 'declined' }]],
    [
      'again after it was paid',
      [
        { at: momentOf('2026-12-15', '08:30'), way: 'paid' },
        { at: momentOf('2026-12-16', '10:05'), way: 'paid' },
      ],
    ],
    [
      'on the second day',
      [
        { at: momentOf('2026-12-15', '08:30'), way: 'declined' },
        { at: momentOf('2026-12-17', '10:05'), way: 'paid' },
      ],
    ],
  ])('finds a charge %s', (_, tries) => {
    const attempts = tries.map((one) => ({ ...one, index: 0, parentId: '1', orderNumber: '2', amount: 1000 }))
    const about = {
      parentId: null,
      endedAt: null,
      pausedAt: null,
      resumedOn: null,
      payable: 1000,
      refusedOn: '2026-12-15',
    }
    expect(judgeAttempts(attempts, about)).toHaveLength(1)
  })

  test('finds a charge of a plan that rests, and lets a try come when it goes on', () => {
    const one = { index: 0, parentId: '1', orderNumber: '2', amount: 1000 }
    const first = { ...one, at: momentOf('2026-12-15', '08:30'), way: 'declined' }
    const about = { parentId: null, endedAt: null, payable: 1000, refusedOn: '2026-12-15' }
    const pausedAt = momentOf('2026-12-15', '11:00')
    const next = (day: string) => [first, { ...one, at: momentOf(day, '10:05'), way: 'declined' }]
    expect(judgeAttempts(next('2026-12-16'), { ...about, pausedAt, resumedOn: null })).toHaveLength(1)
    expect(judgeAttempts(next('2026-12-17'), { ...about, pausedAt: null, resumedOn: '2026-12-17' })).toEqual([])
  })
})
