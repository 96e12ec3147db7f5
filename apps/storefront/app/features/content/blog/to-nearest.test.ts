import { describe, expect, test } from 'vitest'
import { toNearest } from './to-nearest.ts'

const TOPICS = ['vyziva', 'zdravi', 'stenata', 'zivot-se-psem', 'slozeni'].map((slug) => ({ slug }))
const nearest = (slug: string, most?: number) => toNearest(TOPICS, slug, most).map((topic) => topic.slug)

describe('toNearest', () => {
  test.each([
    ['vizyva', 'vyziva'],
    ['Zdravy', 'zdravi'],
    ['stene', 'stenata'],
    ['zivot', 'zivot-se-psem'],
  ])('%s was probably meant as %s', (typed, meant) => {
    expect(nearest(typed, 2)).toContain(meant)
  })

  test('offers no more than it was asked for, and keeps the order of equals', () => {
    expect(nearest('', 2)).toHaveLength(2)
    expect(toNearest([{ slug: 'aa' }, { slug: 'bb' }], 'cc').map((one) => one.slug)).toEqual(['aa', 'bb'])
  })
})
