import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

type AnyNode = ReturnType<typeof fromMarkdown>['children'][number]

/** A node of the tree by the name it has there. */
export type MarkdownNode<Type extends AnyNode['type'] = AnyNode['type']> = Extract<AnyNode, { type: Type }>
export type MarkNode = MarkdownNode<'paragraph'>['children'][number]

// What our pages have no look for stays visible as it was typed instead of being guessed; markup above all.
const UNUSED = [
  ...['htmlFlow', 'htmlText', 'codeIndented', 'codeFenced'],
  ...['thematicBreak', 'setextUnderline', 'definition', 'labelStartImage'],
]
const BLOCKS = ['headingAtx', 'list', 'blockQuote']

export function readBlocks(source: string): MarkdownNode[] {
  return fromMarkdown(source, {
    extensions: [gfmTable(), { disable: { null: UNUSED } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  }).children
}

/** Marks inside a text alone: a price or a year at its beginning is no list. */
export function readMarks(source: string): MarkNode[] {
  const { children } = fromMarkdown(source, { extensions: [{ disable: { null: [...UNUSED, ...BLOCKS] } }] })
  return children.flatMap((block, index) => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: ' ' }]),
    ...(block.type === 'paragraph' ? block.children : []),
  ])
}
