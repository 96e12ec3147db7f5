import { expect, test } from 'vitest'
import { contentTexts } from './content.ts'

test.each([
  ['the first page has the title itself', 'Výživa psů | Blog Čenich', 1, 'Výživa psů | Blog Čenich'],
  ['another page says so before the shop', 'Výživa psů | Blog Čenich', 2, 'Výživa psů, strana 2 | Blog Čenich'],
  ['a title somebody wrote without the shop', 'Jak krmit psa', 3, 'Jak krmit psa, strana 3'],
  ['a topic without a title of its own', contentTexts.topicTitle('Na cesty'), 2, 'Na cesty, strana 2 | Blog Čenich'],
])('%s', (_, title, page, expected) => {
  expect(contentTexts.pagedTitle(title, page)).toBe(expected)
})
