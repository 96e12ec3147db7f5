import { describe, expect, test } from 'vitest'
import { parseInline } from './parse-inline.server.ts'
import { parseMarkdown } from './parse-markdown.server.ts'

describe('parseInline', () => {
  test('reads bold, italic, code and links', () => {
    expect(parseInline('**Tučně** a *kurzívou*, `kód`, [odkaz](/blog).')).toEqual([
      { strong: ['Tučně'] },
      ' a\u00a0',
      { em: ['kurzívou'] },
      ', ',
      { code: 'kód' },
      ', ',
      { to: '/blog', text: ['odkaz'] },
      '.',
    ])
  })

  test.each(['javascript:alert`1`', '//evil.example', 'data:text/html,x'])(
    'drops a link to %s and keeps its text',
    (to) => {
      expect(parseInline(`[klik](${to})`)).toEqual(['klik'])
    },
  )

  test('leaves markup of other languages as text', () => {
    expect(parseInline('<script>alert(1)</script>')).toEqual(['<script>alert(1)</script>'])
  })
})

describe('parseMarkdown', () => {
  test('reads headings, lists, quotes and tables', () => {
    expect(
      parseMarkdown(
        '## Část\n\nÚvod:\n- jedna\n- dvě\n\n1. první\n\n> **Pozor**\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
      ),
    ).toEqual([
      { type: 'heading', level: 2, id: 'cast', text: ['Část'] },
      { type: 'paragraph', text: ['Úvod:'] },
      { type: 'list', ordered: false, items: [['jedna'], ['dvě']] },
      { type: 'list', ordered: true, items: [['první']] },
      { type: 'quote', blocks: [{ type: 'paragraph', text: [{ strong: ['Pozor'] }] }] },
      { type: 'table', head: [['A'], ['B']], rows: [[['1'], ['2']]] },
    ])
  })

  test('reads a product that stands alone and leaves one inside a sentence as text', () => {
    expect(parseMarkdown('Text\n\n{{produkt:granule-kure}}')).toEqual([
      { type: 'paragraph', text: ['Text'] },
      { type: 'product', slug: 'granule-kure' },
    ])
    expect(parseMarkdown('Kupte {{produkt:granule-kure}} hned')).toMatchObject([{ type: 'paragraph' }])
  })

  test.each([
    [
      'a list in a list',
      '- psi\n  - štěňata\n  - senioři\n- kočky',
      [
        {
          type: 'list',
          ordered: false,
          items: [['psi', { type: 'list', ordered: false, items: [['štěňata'], ['senioři']] }], ['kočky']],
        },
      ],
    ],
    [
      'steps with notes under them',
      '1. Zvažte psa.\n   - ráno\n2. Odměřte dávku.',
      [
        {
          type: 'list',
          ordered: true,
          items: [['Zvažte psa.', { type: 'list', ordered: false, items: [['ráno']] }], ['Odměřte dávku.']],
        },
      ],
    ],
    [
      'items with an empty line between them as one list',
      '1. první\n\n2. druhý',
      [{ type: 'list', ordered: true, items: [['první'], ['druhý']] }],
    ],
    [
      'an item of two paragraphs',
      '- první\n\n  druhý\n- třetí',
      [{ type: 'list', ordered: false, items: [['první', ' ', 'druhý'], ['třetí']] }],
    ],
    [
      'a cell with a mark, a link and an escaped line',
      '| Zboží | Cena |\n| :-- | --: |\n| **Kuře** | [ceník](/cenik) |\n| Kuře \\| rýže | |',
      [
        {
          type: 'table',
          head: [['Zboží'], ['Cena']],
          rows: [
            [[{ strong: ['Kuře'] }], [{ to: '/cenik', text: ['ceník'] }]],
            [['Kuře | rýže'], []],
          ],
        },
      ],
    ],
    [
      'a quote with a list',
      '> Pozor:\n> - jedna\n> - dvě',
      [
        {
          type: 'quote',
          blocks: [
            { type: 'paragraph', text: ['Pozor:'] },
            { type: 'list', ordered: false, items: [['jedna'], ['dvě']] },
          ],
        },
      ],
    ],
    [
      'a paragraph over two lines of the source',
      'Pes leží a\nčeká.',
      [{ type: 'paragraph', text: ['Pes leží a\u00a0čeká.'] }],
    ],
    [
      'deep headings as small ones',
      '# Jedna\n\n#### Čtyři',
      [
        { type: 'heading', level: 2, id: 'jedna', text: ['Jedna'] },
        { type: 'heading', level: 3, id: 'ctyri', text: ['Čtyři'] },
      ],
    ],
    ['a list of prices', '{{cenik:doprava}}', [{ type: 'prices', of: 'shipping' }]],
    [
      'what has no look as it was typed: a rule',
      'a\n\n---\n\nb',
      ['a', '---', 'b'].map((text) => ({ type: 'paragraph', text: [text] })),
    ],
    ['an underlined line', 'Nadpis\n---', [{ type: 'paragraph', text: ['Nadpis ---'] }]],
    [
      'markup',
      '<div onclick="x()">\n\ntext',
      [
        { type: 'paragraph', text: ['<div onclick="x()">'] },
        { type: 'paragraph', text: ['text'] },
      ],
    ],
    ['an indented line', '    text', [{ type: 'paragraph', text: ['text'] }]],
    ['a definition', '[a]: /b', [{ type: 'paragraph', text: ['[a]: /b'] }]],
    ['nothing', '', []],
  ])('reads %s', (_what, source, blocks) => {
    expect(parseMarkdown(source)).toEqual(blocks)
  })

  test('makes anchors without diacritics', () => {
    expect(parseMarkdown('## Kdy volat dřív veterináře?')).toMatchObject([{ id: 'kdy-volat-driv-veterinare' }])
  })
})
