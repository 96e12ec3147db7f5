import { expect, test } from 'vitest'
import { fillMail } from '#app/mail/fill-mail'
import { SAMPLE_SELLER } from '#app/seller/seller.fixture'

const mail = { kind: 'transactional', subject: 'Souhrn', preheader: 'Souhrn', title: 'Souhrn' } as const

test('a row whose value is empty is left out of its table', () => {
  const body = '| | |\n|---|---|\n| Zboží | {{goods}} |\n| Slevy | {{discounts}} |\n| **Celkem** | **{{goods}}** |'
  const [table] = fillMail({ ...mail, body }, { goods: '100 Kč', discounts: '' }, SAMPLE_SELLER).blocks
  expect(table).toMatchObject({
    rows: [
      [[{ text: 'Zboží' }], {}],
      [[{ kind: 'strong' }], {}],
    ],
  })
})

test('a missing value is a bug, not an empty row', () => {
  expect(() => fillMail({ ...mail, body: '| a | {{goods}} |' }, {}, SAMPLE_SELLER)).toThrow('{{goods}} has no value.')
})

test('a heading over nothing is left out with what it announced', () => {
  const body = 'Věta.\n\n[Dál]({{links.on}})\n\n## Kolik do misky\n\n{{order.dosing}}\n\n## Kam\n\nBrno'
  const filled = fillMail({ ...mail, body }, { 'links.on': 'https://a.cz' }, SAMPLE_SELLER)
  expect(filled.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
})

test.each([
  ['Věta.\n\n[Dál]({{links.on}})\n\nKonec.', ['paragraph', 'buttons']],
  ['Věta.\n\nDruhá.\n\n[Dál]({{links.on}})', ['paragraph', 'paragraph', 'buttons']],
  ['Věta.\n\n- a\n- b\n\n[Dál]({{links.on}})', ['paragraph']],
  ['Věta.\n\nDruhá.', ['paragraph']],
])('the words and the button at the head of %j', (body, kinds) => {
  const { lead } = fillMail({ ...mail, body }, { 'links.on': 'https://a.cz' }, SAMPLE_SELLER)
  expect(lead.map(({ kind }) => kind)).toEqual(kinds)
})

test('the title calls by name where one is known', () => {
  const text = { ...mail, title: 'Máme to{{customer.call}}', body: 'Věta.' }
  expect(fillMail(text, {}, SAMPLE_SELLER).title).toBe('Máme to')
  expect(fillMail(text, { 'customer.call': ', Jitko' }, SAMPLE_SELLER).title).toBe('Máme to, Jitko')
})

test.each([
  ['Doručení: {{day}}.', 'Doručení: st 18. 11.'],
  ['Doručení: **{{day}}**.', 'Doručení: st 18. 11.'],
  ['Doručení: **{{day}}**. Těšte se.', 'Doručení: st 18. 11. Těšte se.'],
  ['Přijede {{who}}.', 'Přijede kurýr.'],
  ['Den {{day}}...', 'Den st 18. 11....'],
])('a day at the end of a sentence brings its full stop along: %s', (body, expected) => {
  const [paragraph] = fillMail({ ...mail, body }, { day: 'st 18. 11.', who: 'kurýr' }, SAMPLE_SELLER).lead
  const read = (parts: unknown): string =>
    (parts as { text?: string; parts?: unknown }[]).map(({ text, parts: inner }) => text ?? read(inner)).join('')
  expect(read((paragraph as { parts: unknown }).parts).replaceAll('\u00a0', ' ')).toBe(expected)
})

test('a preposition in the name of goods stays with its noun', () => {
  const goods = [{ name: 'Králík s batátem', note: '', amount: '', tint: 'blue' as const, picture: null }]
  const { blocks } = fillMail({ ...mail, body: 'Věta.\n\n{{items}}' }, { items: { goods } }, SAMPLE_SELLER)
  expect(blocks).toMatchObject([{ goods: [{ name: 'Králík s\u00a0batátem' }] }])
})
