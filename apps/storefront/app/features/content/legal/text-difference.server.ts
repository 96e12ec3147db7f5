import { diffArrays } from 'diff'

type TextPart = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

export type ParagraphChange =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }
  | { readonly kind: 'changed'; readonly parts: readonly TextPart[] }

/** Two paragraphs are one that was changed when they share at least this part of their words. */
const SIMILAR = 0.4

/** What changed between two wordings, paragraph by paragraph and inside a paragraph word by word. */
export function textDifference(before: string, after: string): ParagraphChange[] {
  const steps = compareTokens(toParagraphs(before), toParagraphs(after))
  const changes: ParagraphChange[] = []
  for (const step of steps) {
    const last = changes.at(-1)
    // Only the words of one paragraph stand between a removed and an added one.
    if (step.kind === 'added' && last?.kind === 'removed' && isSimilar(last.text, step.text)) {
      changes[changes.length - 1] = { kind: 'changed', parts: wordDifference(last.text, step.text) }
    } else changes.push(step)
  }
  return changes
}

export function wordDifference(before: string, after: string): TextPart[] {
  const parts: TextPart[] = []
  for (const { kind, text } of compareTokens(toWords(before), toWords(after))) {
    const last = parts.at(-1)
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
    else parts.push({ kind, text })
  }
  return parts
}

function toParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Words with the space behind them, so that joined again they are the text. */
function toWords(text: string): string[] {
  return text.match(/\S+\s*/g) ?? []
}

function isSimilar(one: string, other: string): boolean {
  const words = new Set(toWords(one).map((word) => word.trim()))
  const others = toWords(other).map((word) => word.trim())
  const shared = others.filter((word) => words.has(word)).length
  return shared / Math.max(words.size, others.length) >= SIMILAR
}

/** The fewest changes; removals come before additions. */
function compareTokens(before: string[], after: string[]): TextPart[] {
  return diffArrays(before, after).flatMap(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    return value.map((text) => ({ kind, text }) as const)
  })
}
