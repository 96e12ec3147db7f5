import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Granule Kuře s hnědou rýží', 'Kuře s hnědou rýží'],
  ['Granule\u00a0Mono Králík s\u00a0batátem', 'Mono Králík s\u00a0batátem'],
  ['Konzerva Losos s bramborem', 'Konzerva Losos s bramborem'],
  ['Box vzorků granulí', 'Box vzorků granulí'],
  ['Granule', 'Granule'],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
