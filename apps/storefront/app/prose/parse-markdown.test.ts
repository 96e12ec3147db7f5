import { describe, expect, it } from 'vitest'
import { parseInline } from './parse-inline.server.ts'
import { parseMarkdown, toAnchor } from './parse-markdown.server.ts'

describe('parseInline', () => {
  it('reads bold, italic, code and links', () => {
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

  it.each(['javascript:alert`1`', '//evil.example', 'data:text/html,x'])(
    'drops a link to %s and keeps its text',
    (to) => {
      expect(parseInline(`[klik](${to})`)).toEqual(['klik'])
    },
  )

  it('leaves markup of other languages as text', () => {
    expect(parseInline('<script>alert(1)</script>')).toEqual(['<script>alert(1)</script>'])
  })
})

describe('parseMarkdown', () => {
  it('reads headings, lists, quotes and tables', () => {
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

  it('reads a product that stands alone and leaves one inside a sentence as text', () => {
    expect(parseMarkdown('Text\n\n{{produkt:granule-kure}}')).toEqual([
      { type: 'paragraph', text: ['Text'] },
      { type: 'product', slug: 'granule-kure' },
    ])
    expect(parseMarkdown('Kupte {{produkt:granule-kure}} hned')).toMatchObject([{ type: 'paragraph' }])
  })

  it('makes anchors without diacritics', () => {
    expect(toAnchor('Kdy volat dřív veterináře?')).toBe('kdy-volat-driv-veterinare')
  })
})
