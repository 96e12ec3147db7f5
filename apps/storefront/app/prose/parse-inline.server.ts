import { nonBreaking } from '@shop/czech/non-breaking'
import { isSafeTarget } from './is-safe-target.ts'
import type { Inline } from './rich-text.ts'

const MARKS =
  /\*\*(?<strong>.+?)\*\*|(?<![*\w])\*(?<em>[^*]+)\*(?!\w)|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/gu

export function parseInline(source: string): Inline[] {
  // Before the marks are read, because a preposition may stand before one.
  return parseMarks(nonBreaking(source))
}

function parseMarks(source: string): Inline[] {
  const result: Inline[] = []
  let end = 0
  for (const match of source.matchAll(MARKS)) {
    pushText(result, source.slice(end, match.index))
    result.push(...toMark(match.groups ?? {}))
    end = match.index + match[0].length
  }
  pushText(result, source.slice(end))
  return result
}

function toMark({ strong, em, code, label, to }: Record<string, string | undefined>): Inline[] {
  if (strong) return [{ strong: parseMarks(strong) }]
  if (em) return [{ em: parseMarks(em) }]
  if (code) return [{ code }]
  const text = parseMarks(label ?? '')
  return to && isSafeTarget(to) ? [{ to, text }] : text
}

function pushText(result: Inline[], text: string): void {
  if (text) result.push(text)
}
