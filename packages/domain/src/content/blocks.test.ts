import { expect, test } from 'vitest'
import { areBlocksDrawn, goodsOfBlocks, linksOfBlocks, missingOfLanding, unsafeLinks, wordsOfBlocks } from './blocks.ts'

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
  ['o-nas', [HERO, { type: 'text' }], true],
])('blocks of %s are all drawn: %j %s', (slug, blocks, expected) => {
  expect(areBlocksDrawn(slug, blocks)).toBe(expected)
})
