import { nonBreaking } from '@shop/czech/non-breaking'
import { isSafeTarget } from './is-safe-target.ts'
import type { MarkNode } from './read-markdown.server.ts'
import type { Inline } from './rich-text.ts'

/** Any sign that is neither a space nor a part of a word. */
const MARK = '*'
/** A line of the source ends where the editor's window did. */
const LINE_END = /\n/g

export function toInline(nodes: MarkNode[]): Inline[] {
  return nodes.flatMap((node, index) => toPart(node, index < nodes.length - 1))
}

function toPart(node: MarkNode, isFollowed: boolean): Inline[] {
  switch (node.type) {
    case 'text':
      return [typeset(node.value.replace(LINE_END, ' '), isFollowed)]
    case 'strong':
      return [{ strong: toInline(node.children) }]
    case 'emphasis':
      return [{ em: toInline(node.children) }]
    case 'inlineCode':
      return [{ code: nonBreaking(node.value) }]
    case 'break':
      return [' ']
    case 'link': {
      const text = toInline(node.children)
      return isSafeTarget(node.url) ? [{ to: node.url, text }] : text
    }
    default:
      return []
  }
}

/** A preposition may stand before a mark, and it belongs to the word inside. */
function typeset(text: string, isBeforeMark: boolean): string {
  return isBeforeMark ? nonBreaking(text + MARK).slice(0, -MARK.length) : nonBreaking(text)
}
