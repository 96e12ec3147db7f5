import { expect, test } from 'vitest'
import type { RichBlock } from './rich-text.ts'
import { toHeadings } from './to-headings.ts'

const heading = (level: 2 | 3, ...text: (string | { strong: string[] })[]): RichBlock => ({
  ...{ type: 'heading', level, id: 'kapitola', text },
})

test.each<[string, RichBlock[], string[]]>([
  ['a chapter', [heading(2, 'Kolik vody')], ['Kolik vody']],
  ['marks in its name are dropped', [heading(2, 'Kolik ', { strong: ['vody'] })], ['Kolik vody']],
  ['a part of a chapter is not in the list', [heading(3, 'V létě')], []],
  ['a heading somebody quotes is not one', [{ type: 'quote', blocks: [heading(2, 'Citace')] }], []],
  ['a text without chapters', [{ type: 'paragraph', text: ['Voda.'] }], []],
])('%s', (_title, blocks, names) => {
  expect(toHeadings(blocks).map(({ text }) => text)).toEqual(names)
})

test('a chapter leads to its place', () => {
  expect(toHeadings([heading(2, 'Kolik vody')])).toEqual([{ id: 'kapitola', text: 'Kolik vody' }])
})
