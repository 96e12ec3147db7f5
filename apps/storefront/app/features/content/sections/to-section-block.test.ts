import type { ContentBlock } from '@shop/contract/content'
import { describe, expect, test } from 'vitest'
import type { FaqQuestion } from '#app/features/content/faq/load-faq.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { toActions, toSectionBlock } from './to-section-block.server.ts'

const QUESTION = {
  title: 'Kdy to přijde?',
  answer: [],
  to: '/casto-kladene-dotazy/doprava/kdy',
} as unknown as FaqQuestion
const CARD = { slug: 'kure' } as CardView
const CONTEXT = {
  questions: new Map([['kdy', QUESTION]]),
  products: new Map([['kure', CARD]]),
  values: { free_from: '999 Kč' },
}

function draw(block: Partial<ContentBlock>) {
  return toSectionBlock({ type: 'text', ...block }, CONTEXT)
}

describe('toSectionBlock', () => {
  test.each([
    ['list', 'list'],
    ['benefits', 'list'],
    ['promises', 'list'],
    ['steps', 'steps'],
    ['timeline', 'timeline'],
    ['way', 'way'],
  ])('%s looks like %s', (type, look) => {
    const items = [{ title: 'Doprava', text: 'Zdarma od {{free_from}}' }]
    expect(draw({ type, heading: 'Proč', items })).toEqual({
      type: 'items',
      look,
      heading: 'Proč',
      text: [],
      items: [{ title: 'Doprava', text: [expect.stringMatching(/^Zdarma od.999.Kč$/)] }],
    })
  })

  test.each([
    ['cta', 'actions'],
    ['links', 'actions'],
    ['loyalty', 'actions'],
    ['regular-delivery', 'actions'],
    ['calculator', 'actions'],
    ['text', 'text'],
    ['notice', 'notice'],
    ['table', 'table'],
    ['composition', 'table'],
    ['live', 'live'],
    ['comparison', 'comparison'],
    ['faq', 'questions'],
    ['form', 'form'],
    ['countdown', 'countdown'],
    ['product-list', 'products'],
    ['quote', 'quote'],
  ])('%s is drawn as %s, even when its editor left everything empty', (type, drawn) => {
    expect(draw({ type })?.type).toBe(drawn)
  })

  test('what this page cannot draw is left out', () => {
    expect(draw({ type: 'map' })).toBeNull()
  })

  test('a composition becomes rows of a table', () => {
    const items = [{ label: 'kuře', value: '40 %' }]
    expect(draw({ type: 'composition', items })).toMatchObject({ rows: [['kuře', '40\u00a0%']] })
  })

  test('products that are gone leave no hole', () => {
    expect(draw({ type: 'product-list', productSlugs: ['kure', 'zmizelo'] })).toMatchObject({ cards: [CARD] })
  })

  test('own questions come before shared ones; a shared one that is gone is left out', () => {
    const block = draw({ type: 'faq', items: [{ q: 'Proč?', a: 'Proto.' }], faq: ['doprava/kdy', 'doprava/nikdy'] })
    expect(block).toMatchObject({
      questions: [{ title: 'Proč?' }, { title: 'Kdy to přijde?', to: '/casto-kladene-dotazy/doprava/kdy' }],
    })
  })

  test('a form draws only boxes that lead somewhere, and never asks for the newsletter', () => {
    const consents = [
      { name: 'podminky', label: 'Souhlasím', required: true },
      { name: 'newsletter', label: 'Chci novinky', required: true },
      { name: 'jen-tak', label: 'Nic' },
    ]
    expect(draw({ type: 'form', consents })).toMatchObject({
      id: 'formular',
      consents: [
        { name: 'podminky', isRequired: true },
        { name: 'newsletter', isRequired: false },
      ],
    })
  })
})

describe('toActions', () => {
  test.each([
    ['/produkty/granule', '/produkty/granule'],
    ['/#kalkulacka', '/kalkulacka'],
    ['https://example.com/', 'https://example.com/'],
  ])('%s leads to %s', (href, to) => {
    expect(toActions([{ label: 'Dál', href }])).toEqual([{ label: 'Dál', to }])
  })

  test.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'http://example.com'])(
    '%s leads nowhere',
    (href) => {
      expect(toActions([{ label: 'Dál', href }])).toEqual([])
    },
  )
})
