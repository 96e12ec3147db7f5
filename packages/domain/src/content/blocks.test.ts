import { expect, test } from 'vitest'
import {
  addableBlocks,
  areBlocksDrawn,
  goodsOfBlocks,
  LANDING,
  linksOfBlocks,
  missingOfLanding,
  unsafeLinks,
  wordsOfBlocks,
} from './blocks.ts'

const HERO = { type: 'hero', heading: 'Ahoj', imageKey: 'x', cta: [{ label: 'Koupit', href: '/produkty?maso=kure' }] }
const FULL = { title: 'T', seoDescription: 'S', blocks: [HERO], blocksB: null }

test('words are what somebody reads, not names of pictures and goods', () => {
  const blocks = [HERO, { type: 'list', items: [{ title: 'Léčí', text: 'vše' }], productSlugs: ['granule'] }]
  expect(wordsOfBlocks(blocks).split('\n')).toEqual(['Ahoj', 'Koupit', 'Léčí', 'vše'])
  expect(goodsOfBlocks(blocks)).toEqual(['granule'])
})

test('links are paths of the shop; what runs is unsafe', () => {
  const cta = ['/o-nas', '/#kalkulacka', '#formular', 'mailto:a@b.cz', 'javascript:alert(1)', '//zle.cz'].map(
    (href) => ({
      label: 'x',
      href,
    }),
  )
  expect(linksOfBlocks([{ type: 'cta', cta }])).toEqual(['/o-nas', '//zle.cz'])
  expect(unsafeLinks([{ type: 'cta', cta }])).toEqual(['javascript:alert(1)', '//zle.cz'])
})

test.each([
  [{}, []],
  [{ title: ' ', seoDescription: '' }, ['title', 'seoDescription']],
  [{ blocks: [] }, ['blocks']],
  [{ blocks: [{ ...HERO, cta: [] }] }, ['blocks']],
  [{ blocks: [{ ...HERO, cta: [] }, { type: 'form' }] }, []],
  [{ blocksB: [{ ...HERO, heading: '' }] }, ['blocksB']],
  [{ blocksB: [HERO] }, []],
])('a landing page with %j misses %j', (change, missing) => {
  expect(missingOfLanding({ ...FULL, ...change })).toEqual(missing)
})

test.each([
  ['home', [HERO], true],
  ['home', [], false],
  ['home', [HERO, { type: 'text' }], false],
  ['home', [{ type: 'text' }], false],
  ['o-nas', [HERO, { type: 'text' }, { type: 'live', id: 'cisla' }], true],
  ['o-nas', [HERO, { type: 'live', id: 'mapa' }], false],
  ['o-nas', [HERO, { type: 'table' }], false],
  ['o-nas', [HERO, HERO], false],
  ['kontakt', [{ ...HERO, cta: [] }, { type: 'notice' }], true],
  ['kontakt', [HERO], false],
  ['kontakt', [{ type: 'company' }], false],
  ['kontakt', [{ type: 'form' }], false],
  ['mapa-prodejcu', [{ type: 'map' }], false],
  ['mapa-prodejcu', [{ type: 'product-list' }], false],
  ['velkoobchod', [HERO, { type: 'form' }], true],
  ['vernostni-program', [HERO, { type: 'offer' }], false],
  [LANDING, [HERO, { type: 'offer' }, { type: 'product-list' }, { type: 'countdown' }], true],
  [LANDING, [HERO, { type: 'offer' }, { type: 'offer' }], false],
])('blocks of %s are all drawn: %j %s', (slug, blocks, expected) => {
  expect(areBlocksDrawn(slug, blocks)).toBe(expected)
})

test('what may be added is what the page draws, and its head once', () => {
  expect(addableBlocks('home', [HERO])).toEqual([])
  expect(addableBlocks('o-nas', [HERO])).toEqual(['text', 'list', 'benefits', 'steps', 'timeline', 'cta'])
  expect(addableBlocks('kontakt', [])).not.toContain('product-list')
  expect(addableBlocks('kontakt', [])).toEqual(expect.arrayContaining(['hero', 'table', 'notice']))
  expect(addableBlocks('velkoobchod', [HERO])).toContain('product-list')
  expect(addableBlocks(LANDING, [HERO, { type: 'offer' }])).toContain('countdown')
  expect(addableBlocks(LANDING, [HERO, { type: 'offer' }])).not.toContain('offer')
})
