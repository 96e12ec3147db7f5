import { expect, test } from 'vitest'
import { fromLines, toLines } from './block-lines.ts'

test.each([
  [{ type: 'cta', cta: [{ label: 'Koupit', href: '/produkty' }] }, 'cta', 'pairs', 'Koupit | /produkty'],
  [{ type: 'list', items: [{ title: 'Jedna', text: 'a | b' }] }, 'items', 'pairs', 'Jedna | a | b'],
  [{ type: 'faq', items: [{ q: 'Proč?', a: 'Řádek.\n\nDruhý.' }] }, 'items', 'pairs', 'Proč? | Řádek.\\n\\nDruhý.'],
  [{ type: 'composition', items: [{ label: 'Kuře', value: '30 %' }] }, 'items', 'pairs', 'Kuře | 30 %'],
  [
    {
      type: 'table',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    'rows',
    'cells',
    'a | b\nc | d',
  ],
  [{ type: 'comparison', yes: ['maso', 'rýže'] }, 'yes', 'lines', 'maso\nrýže'],
  [{ type: 'text', body: 'Odstavec.\n\nDruhý.' }, 'body', 'area', 'Odstavec.\n\nDruhý.'],
] as const)('%j reads as lines and comes back', (block, field, kind, typed) => {
  expect(toLines(block, field, kind)).toBe(typed)
  expect(fromLines(block, field, { kind, typed })).toEqual(block)
})

test('what is added to an empty list has the names of its block', () => {
  expect(fromLines({ type: 'faq' }, 'items', { kind: 'pairs', typed: 'Kdy? | Zítra.' }).items).toEqual([
    { q: 'Kdy?', a: 'Zítra.' },
  ])
  expect(fromLines({ type: 'steps' }, 'items', { kind: 'pairs', typed: 'Krok\n\n' }).items).toEqual([
    { title: 'Krok', text: '' },
  ])
})
