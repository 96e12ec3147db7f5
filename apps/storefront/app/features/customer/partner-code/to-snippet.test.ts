import { expect, test } from 'vitest'
import { parseEmbedOptions } from '#app/features/catalog/embed/embed-options.ts'
import { toSnippet } from './to-snippet.ts'

test('the snippet says what the grid understands, with the code of its partner', () => {
  const snippet = toSnippet({ shopUrl: 'https://cenich.cz', code: 'KYN-ABC234', title: 'Čenich doporučuje' })
  const [, source = ''] = /src="([^"]+)"/.exec(snippet) ?? []
  const { origin, pathname, searchParams } = new URL(source.replaceAll('&amp;', '&'))
  expect(origin + pathname).toBe('https://cenich.cz/e-shop/embed-grid')
  expect(parseEmbedOptions(searchParams)).toMatchObject({ category: 'granule', count: 4, partner: 'kyn-abc234' })
})
