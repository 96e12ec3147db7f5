import { describe, expect, test } from 'vitest'
import { beginChoice, expectOnce, expectQuery, type FilterChoice, followQuery } from './filter-choice.ts'

const SENIOR = '?vek=senior'
const SENIOR_SALMON = '?maso=losos&vek=senior'

/** Ticks are `expect`, pages that come are `follow`; whether the fields were drawn anew. */
function isRedrawn(...steps: (readonly ['expect' | 'follow', string])[]): boolean {
  const last = steps.reduce<FilterChoice>(
    (choice, [step, query]) => (step === 'expect' ? expectQuery(choice, query) : followQuery(choice, query)),
    beginChoice(''),
  )
  return last.drawing > 0
}

describe('the fields', () => {
  test('stay where their own choice has come', () => {
    expect(isRedrawn(['expect', SENIOR], ['follow', SENIOR])).toBe(false)
  })

  test('keep what was ticked while the page of an earlier tick came', () => {
    const ticks = [
      ['expect', SENIOR],
      ['expect', SENIOR_SALMON],
      ['follow', SENIOR],
    ] as const
    expect(isRedrawn(...ticks)).toBe(false)
    expect(isRedrawn(...ticks, ['follow', SENIOR_SALMON])).toBe(false)
  })

  test('stay where an earlier page never came', () => {
    expect(isRedrawn(['expect', SENIOR], ['expect', SENIOR_SALMON], ['follow', SENIOR_SALMON])).toBe(false)
  })

  test('are drawn anew where a chip or Back takes a choice back, also to the page they began on', () => {
    expect(isRedrawn(['expect', SENIOR], ['follow', SENIOR], ['follow', ''])).toBe(true)
  })

  test('are drawn anew where an address comes a second time without them', () => {
    const there = [
      ['expect', SENIOR],
      ['follow', SENIOR],
    ] as const
    expect(isRedrawn(...there, ['expect', ''], ['follow', ''], ['follow', SENIOR])).toBe(true)
    expect(isRedrawn(['expect', SENIOR], ['expect', ''], ['follow', SENIOR])).toBe(true)
  })

  test('stay while nothing changes', () => {
    expect(isRedrawn(['follow', ''], ['expect', SENIOR], ['follow', SENIOR], ['follow', SENIOR])).toBe(false)
  })
})

test('what a dog leads to is expected once, and not after the page of a later tick', () => {
  const led = expectOnce(beginChoice(''), '?bez=kure')
  expect(expectOnce(led, '?bez=kure')).toBe(led)
  const ticked = expectOnce(expectQuery(led, `${SENIOR}&bez=kure`), '?bez=kure')
  const come = followQuery(ticked, `${SENIOR}&bez=kure`)
  expect(come.drawing).toBe(0)
  // A chip has taken the age back.
  expect(followQuery(come, '?bez=kure').drawing).toBe(1)
})
