import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.server.ts'
import { excerpt, toLines, toPlainText } from './to-plain-text.ts'

test('keeps the words and drops the marks', () => {
  const blocks = parseMarkdown(
    '## Kolik\n\n**Dvě** porce, viz [návod](/blog).\n\n- ráno\n- večer\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  )
  expect(toPlainText(blocks)).toBe('Kolik Dvě porce, viz návod. ráno večer 1 2')
})

test('a list in a list keeps its words, and its lines for a comparison', () => {
  const blocks = parseMarkdown('- psi\n  - štěňata\n  - senioři\n- kočky')
  expect(toPlainText(blocks)).toBe('psi štěňata senioři kočky')
  expect(toLines(blocks)).toEqual(['• psi', '• štěňata', '• senioři', '• kočky'])
})

test.each([
  ['short text', 20, 'short text'],
  ['one two three four', 10, 'one two…'],
  ['one, two, three', 12, 'one, two…'],
])('cuts %j at %i characters between words', (text, limit, expected) => {
  expect(excerpt(text, limit)).toBe(expected)
})
