import { nonBreaking } from '@shop/czech/non-breaking'
import { keepParsed } from './keep-parsed.server.ts'
import { readMarks } from './read-markdown.server.ts'
import type { Inline } from './rich-text.ts'
import { toInline } from './to-inline.server.ts'

const MARKS = /[\\`*_[\]<&]/

const parseMarks = keepParsed((source) => toInline(readMarks(source)))

/** Most titles and sentences have no mark in them, and finding that out is far cheaper than reading them. */
export function parseInline(source: string): Inline[] {
  if (MARKS.test(source)) return parseMarks(source)
  return source === '' ? [] : [nonBreaking(source)]
}
