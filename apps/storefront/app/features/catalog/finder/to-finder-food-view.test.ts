import type { CardRow } from '@shop/contract/catalog'
import { describe, expect, test } from 'vitest'
import { toFinderFoodView } from './to-finder-food-view.server.ts'

const row = {
  slug: 'losos',
  name: 'Losos s bramborem',
  protein: 'losos',
  tags: [],
  composition: 'declared',
  is_complete: true,
  energy_kcal_per_100g: 357,
  life_stage: 'dospely',
  breed_size: 'vsechna',
  contains: ['losos'],
  may_contain: [],
} as unknown as CardRow

const variant = {
  id: 1,
  sku: 'S6',
  name: '6 kg',
  status: 'active',
  net_weight_g: 6000,
  price: 1149_00,
  in_stock: true,
  image: { key: 'losos-6kg', hash: 'abc', alt: 'Pytel', width: 600, height: 600 },
}
const view = (card: Partial<CardRow> = {}, variants: object[] = [variant]) =>
  toFinderFoodView({ ...row, ...card }, variants as (typeof variant)[])

describe('a food of the finder', () => {
  test.each([
    [['kontrola-hmotnosti'], 306, 'light'],
    [['aktivni-psi'], 390, 'sport'],
    [['aktivni-psi'], 353, 'everyday'],
    [['aktivni-psi'], null, 'everyday'],
    [[], 400, 'everyday'],
  ])('with tags %j and %s kcal is %s', (tags, kcal, purpose) => {
    expect(view({ tags, energy_kcal_per_100g: kcal })?.purpose).toBe(purpose)
  })

  test.each([
    ['a treat', { is_complete: false }],
    ['a leash', { composition: 'not_feed' as const }],
  ])('is not %s', (_, card) => {
    expect(view(card)).toBeNull()
  })

  test.each([
    ['Granule Losos s bramborem', 'Losos s\u00a0bramborem'],
    ['Mono Králík', 'Mono Králík'],
  ])('%s is called %s', (name, called) => {
    expect(view({ name })?.name).toBe(called)
  })

  test('knows a single protein and a gentle recipe', () => {
    expect(view({ tags: ['jeden-protein', 'citlive-traveni'] })).toMatchObject({
      isSingleProtein: true,
      isGentle: true,
    })
  })
})

describe('its packs', () => {
  test('have a name that does not break and a picture', () => {
    expect(view()?.packs).toEqual([
      {
        id: 1,
        sku: 'S6',
        name: '6\u00a0kg',
        grams: 6000,
        price: 1149_00,
        isInStock: true,
        image: { name: 'losos-6kg', hash: 'abc', alt: 'Pytel', width: 600, height: 600 },
      },
    ])
  })

  test.each([
    ['has no weight', { net_weight_g: null }],
    ['is no longer sold', { status: 'discontinued' }],
  ])('one that %s is left out', (_, change) => {
    expect(view({}, [{ ...variant, ...change }])?.packs).toEqual([])
  })

  test('one without a picture has none', () => {
    expect(view({}, [{ ...variant, image: null }])?.packs[0]?.image).toBeNull()
    expect(view({}, [{ ...variant, image: { ...variant.image, hash: null } }])?.packs[0]?.image).toBeNull()
  })
})
