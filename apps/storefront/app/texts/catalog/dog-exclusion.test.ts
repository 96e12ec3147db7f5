import { expect, test } from 'vitest'
import { exclusionTexts as texts } from './dog-exclusion.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [1, ['kure'], 'Jedno krmivo s kuřetem jsme schovali.'],
  [4, ['kure'], 'Čtyři krmiva s kuřetem jsme schovali.'],
  [5, ['zverina'], 'Pět krmiv se zvěřinou jsme schovali.'],
  [23, ['kure'], '23 krmiv s kuřetem jsme schovali.'],
  [null, ['kure', 'ryby'], 'Krmiva s kuřetem a s rybami jsme schovali.'],
])('%s hidden because of %j', (count, codes, said) => {
  expect(plain(texts.hidden(count, codes))).toBe(said)
})

test.each([
  [['kure'], ['Badymu'], 'Kuře jsme škrtli kvůli Badymu.'],
  [['kruta', 'ryby'], ['Badymu', 'Rézi'], 'Krůtu a ryby jsme škrtli kvůli Badymu a Rézi.'],
  [['kure'], ['psovi Bruce'], 'Kuře jsme škrtli kvůli psovi Bruce.'],
])('%j crossed out for %j', (codes, whom, said) => {
  expect(plain(texts.struck(codes, whom))).toBe(said)
})

test('a chip says for whom, or whose it is', () => {
  expect(plain(texts.because('bez kuřete', 'Badymu'))).toBe('Bez kuřete kvůli Badymu')
  expect(plain(texts.of('bez kuřete', ['Bady', 'Bruce']))).toBe('Bez kuřete · Bady, Bruce')
  expect(plain(texts.of('bez kuřete', []))).toBe('Bez kuřete')
})
