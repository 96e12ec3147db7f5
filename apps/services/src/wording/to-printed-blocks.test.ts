import { expect, test } from 'vitest'
import { toPrintedBlocks } from './to-printed-blocks.ts'

const NOTE = 'Ceny jsou na stránce.'

test.each([
  ['## 1. Kdo jsme', [{ kind: 'heading', text: '1. Kdo jsme' }]],
  ['Prodává **Čenich s.r.o.** a *nikdo* jiný.', [{ kind: 'paragraph', text: 'Prodává Čenich s.r.o. a nikdo jiný.' }]],
  ['Jeden řádek\na druhý.', [{ kind: 'paragraph', text: 'Jeden řádek a druhý.' }]],
  [
    'První.\n\nDruhý.',
    [
      { kind: 'paragraph', text: 'První.' },
      { kind: 'paragraph', text: 'Druhý.' },
    ],
  ],
  ['Viz [řád](/s/reklamacni-rad).', [{ kind: 'paragraph', text: 'Viz řád (/s/reklamacni-rad).' }]],
  ['> Vzor.\n> Dál.', [{ kind: 'quote', text: 'Vzor. Dál.' }]],
  ['{{cenik:doprava}}', [{ kind: 'paragraph', text: NOTE }]],
  ['Soubor_se_jménem zůstane.', [{ kind: 'paragraph', text: 'Soubor_se_jménem zůstane.' }]],
])('%j is drawn as its words', (source, blocks) => {
  expect(toPrintedBlocks(source, NOTE)).toEqual(blocks)
})

test('lists keep their marks and what continues an item', () => {
  expect(toPrintedBlocks('- jedna\n  a kus\n- dvě\n  1. vnitřní', NOTE)).toEqual([
    { kind: 'item', mark: '•', depth: 0, text: 'jedna a kus' },
    { kind: 'item', mark: '•', depth: 0, text: 'dvě' },
    { kind: 'item', mark: '1.', depth: 1, text: 'vnitřní' },
  ])
})

test('a table keeps its rows without the line of dashes', () => {
  expect(toPrintedBlocks('| Kontakt | Údaj |\n|---|---|\n| Telefon | **800** |', NOTE)).toEqual([
    {
      kind: 'table',
      rows: [
        ['Kontakt', 'Údaj'],
        ['Telefon', '800'],
      ],
    },
  ])
})
