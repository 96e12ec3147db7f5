type TextPart = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

export type ParagraphChange =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }
  | { readonly kind: 'changed'; readonly parts: readonly TextPart[] }

/** Two paragraphs are one that was changed when they share at least this part of their words. */
const SIMILAR = 0.4

/** A paragraph before and after a change says where it stands; the rest is only long. */
export function withoutUntouched(changes: readonly ParagraphChange[]): ParagraphChange[] {
  const isTouched = (change: ParagraphChange | undefined) => change !== undefined && change.kind !== 'same'
  return changes.filter(
    (change, index) => isTouched(change) || isTouched(changes[index - 1]) || isTouched(changes[index + 1]),
  )
}

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

/** Comparing takes memory and time by the product of both lengths, and any visitor may ask for it. */
const MOST_COMPARED = 4_000_000

/** What both begin and end with is the same; only what lies between is compared, or shown whole where it is too long for that. */
function compareTokens(before: string[], after: string[]): TextPart[] {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const old = before.slice(start, before.length - end)
  const next = after.slice(start, after.length - end)
  return [
    ...toParts('same', before.slice(0, start)),
    ...(old.length * next.length > MOST_COMPARED
      ? [...toParts('removed', old), ...toParts('added', next)]
      : fewestChanges(old, next)),
    ...toParts('same', before.slice(before.length - end)),
  ]
}

function toParts(kind: TextPart['kind'], tokens: readonly string[]): TextPart[] {
  return tokens.map((text) => ({ kind, text }))
}

/** The fewest changes, by the longest tokens both have in common; removals come before additions. */
function fewestChanges(before: string[], after: string[]): TextPart[] {
  const common = commonLengths(before, after)
  const parts: TextPart[] = []
  let [left, right] = [0, 0]
  while (left < before.length || right < after.length) {
    const [old, next] = [before[left], after[right]]
    if (old !== undefined && old === next) {
      parts.push({ kind: 'same', text: old })
      left += 1
      right += 1
    } else if (
      old !== undefined &&
      (next === undefined || at(common, left + 1, right) >= at(common, left, right + 1))
    ) {
      parts.push({ kind: 'removed', text: old })
      left += 1
    } else {
      parts.push({ kind: 'added', text: next ?? '' })
      right += 1
    }
  }
  return parts
}

/** How many tokens the rest of both has in common, for every pair of places. */
function commonLengths(before: string[], after: string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let left = before.length - 1; left >= 0; left -= 1) {
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const row = rows[left] as Uint32Array
      row[right] =
        before[left] === after[right]
          ? at(rows, left + 1, right + 1) + 1
          : Math.max(at(rows, left + 1, right), at(rows, left, right + 1))
    }
  }
  return rows
}

function at(rows: readonly Uint32Array[], left: number, right: number): number {
  return rows[left]?.[right] ?? 0
}
