import type { EditedQuestion } from '@shop/contract/staff/staff-survey'

/** Moves one question before the one above it. */
export function moveUp<Item>(items: readonly Item[], index: number): Item[] {
  const [above, moved] = [items[index - 1], items[index]]
  if (above === undefined || moved === undefined) return [...items]
  return items.toSpliced(index - 1, 2, moved, above)
}

export function newQuestion(key: string): EditedQuestion {
  return { key, kind: 'text', text: '', required: false, maxLength: 500 }
}

/** The same question asked in another way; only for one that nobody was asked yet. */
export function asKind({ key, text, required }: EditedQuestion, kind: EditedQuestion['kind']): EditedQuestion {
  const asked = { key, text, required }
  if (kind === 'text') return { ...asked, kind, maxLength: 500 }
  if (kind === 'scale') return { ...asked, kind, min: 0, max: 10, minLabel: '', maxLabel: '' }
  return { ...asked, kind, options: [] }
}
