import type { FoodExclusion } from '@shop/domain/dog/finder/exclude-food'
import { expect, test } from 'vitest'
import { inGenitive, nameExcluded } from './excluded-foods.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each<[FoodExclusion, string[], string, string | undefined]>([
  ['forbidden', ['kure'], 's kuřetem', 'počítáme i tuk a vývar'],
  ['forbidden', ['kure', 'ryby', 'obiloviny'], 's kuřetem, s rybami nebo s obilovinami', 'počítáme i tuk a vývar'],
  ['forbidden', ['obiloviny'], 's obilovinami', undefined],
  ['forbidden', [], 's tím, co nesmí', undefined],
  ['life_stage', ['senior', 'stene'], 'pro štěňata a seniory', undefined],
  ['life_stage', ['dospely'], 'pro dospělé psy', undefined],
  ['life_stage', ['senior', 'dospely'], 'pro dospělé a seniory', undefined],
  ['life_stage', ['vsechna'], 'pro jiný věk', undefined],
  ['size', ['velka', 'mala'], 'pro malé nebo velké psy', undefined],
  ['size', ['mala'], 'pro malé psy', undefined],
  ['purpose', ['sport'], 'pro sportovce', undefined],
  ['purpose', ['sport', 'light'], 'na hubnutí nebo pro sportovce', undefined],
  ['sold_out', [], 'zrovna vyprodaných', undefined],
])('%s %j is called „%s“', (code, marks, title, text) => {
  const named = nameExcluded(code, marks)
  expect(plain(named.title)).toBe(title)
  expect(named.text && plain(named.text)).toBe(text)
})

test('a name that nobody has declined stays as it is', () => {
  expect(plain(inGenitive(['kure', 'ryby']))).toBe('kuřete a ryb')
  expect(inGenitive(['klokan'])).toBe('klokan')
})
