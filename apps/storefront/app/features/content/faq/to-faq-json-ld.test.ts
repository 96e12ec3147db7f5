import { expect, test } from 'vitest'
import type { RichBlock } from '#app/prose/rich-text.ts'
import type { FaqQuestion } from './load-faq.server.ts'
import { toFaqJsonLd } from './to-faq-json-ld.server.ts'

const question = (answer: RichBlock[], title = 'Kdy to přijde?') =>
  ({ title, answer, to: '/casto-kladene-dotazy/doprava/kdy' }) as unknown as FaqQuestion

function answerTo(answer: RichBlock[]): string {
  return JSON.parse(toFaqJsonLd([question(answer)], { name: 'Dotazy' }))['@graph'][0].mainEntity[0].acceptedAnswer.text
}

test.each<[string, RichBlock[], string]>([
  ['marks are dropped', [{ type: 'paragraph', text: ['Do ', { strong: ['dvou\u00a0dnů'] }, '.'] }], 'Do dvou dnů.'],
  [
    'paragraphs and lists run on',
    [
      { type: 'paragraph', text: ['Buď:'] },
      { type: 'list', ordered: false, items: [['kurýr,'], [{ to: '/kontakt', text: ['osobně'] }]] },
    ],
    'Buď: kurýr, osobně',
  ],
  ['a price list that the page draws is left out', [{ type: 'prices', of: 'shipping' }], ''],
  ['no answer yet', [], ''],
])('%s', (_title, answer, text) => {
  expect(answerTo(answer)).toBe(text)
})

test.each([
  ['the page of all questions', undefined, 2],
  ['the page of one topic', [{ label: 'Dotazy', to: '/casto-kladene-dotazy' as const }], 3],
])('%s knows what is above it', (_title, above, depth) => {
  const place = { name: 'Doprava', ...(above ? { above } : {}) }
  expect(JSON.parse(toFaqJsonLd([], place))['@graph'][1].itemListElement).toHaveLength(depth)
})

test('a question is named without typesetting, by its whole address', () => {
  const [page] = JSON.parse(toFaqJsonLd([question([], 'Co s\u00a0tím?')], { name: 'Dotazy' }))['@graph']
  expect(page.mainEntity).toMatchObject([
    { name: 'Co s tím?', url: 'https://cenich.test/casto-kladene-dotazy/doprava/kdy' },
  ])
})

test('an answer cannot end the script it stands in', () => {
  expect(toFaqJsonLd([question([{ type: 'paragraph', text: ['</script>'] }])], { name: '<i>' })).not.toContain('<')
})
