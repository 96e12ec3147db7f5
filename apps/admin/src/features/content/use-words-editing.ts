import { useRef, useState } from 'react'
import { keepTyped } from '#app/parts/keep-typed.ts'
import { mergeFields } from '#app/parts/merge-fields.ts'
import { WORDS, WORDS_REFUSALS } from '#app/texts/content/words.ts'

export interface Said {
  kind: 'ok' | 'bad' | 'wrn'
  text: string
}

type Answer<Item> = { ok: true; value: Item } | { ok: false; code: string; details: Record<string, unknown> }

/** Something with words that two may edit at once. */
export interface WordsKind<Item, Field extends string> {
  /** As the form holds it: one text a field. */
  toDraft(item: Item): Record<Field, string>
  read(item: Item): Promise<Item | null>
  save(item: Item, draft: Record<Field, string>, reason: string): Promise<Answer<Item>>
  /** Names of what is missing before it may be shown. */
  names: Readonly<Record<string, string>>
  /** What is said once it is saved. */
  saved?: string
  /** Lists that show it. */
  onChanged(item: Item): unknown
}

/** What is typed stays until it is saved or taken back by hand; what a colleague saved meanwhile is put under it. */
export function useWordsEditing<Item extends { version?: number; changedBy: string | null }, Field extends string>(
  first: Item,
  kind: WordsKind<Item, Field>,
) {
  type Draft = Record<Field, string>
  const [{ item, base, mine }, setEditing] = useState(() => begin(first))
  const [said, setSaid] = useState<Said | null>(null)
  const [dispute, setDispute] = useState<{ theirs: Draft; by: string; fields: Field[] } | null>(null)
  const [reason, setReason] = useState('')
  const isSaving = useRef(false)
  const isChanged = (Object.keys(base) as Field[]).some((name) => base[name] !== mine[name])

  function begin(one: Item) {
    const draft = kind.toDraft(one)
    return { item: one, base: draft, mine: draft }
  }
  // Letters typed while the command was under way are nobody's but the editor's.
  const done = (next: Item, text: string, sent: Draft) => {
    setEditing((now) => {
      const saved = begin(next)
      return { ...saved, mine: keepTyped(saved.mine, sent, now.mine) }
    })
    setDispute(null)
    setReason('')
    setSaid({ kind: 'ok', text })
    return kind.onChanged(next)
  }
  const refused = async (code: string, details: Record<string, unknown>) => {
    if (code !== 'version_conflict') return setSaid({ kind: 'bad', text: toSentence(code, details, kind.names) })
    const newer = await kind.read(item)
    if (!newer) return setSaid({ kind: 'bad', text: WORDS.failed })
    const theirs = kind.toDraft(newer)
    const { values, disputed } = mergeFields(base, mine, theirs)
    setEditing((now) => ({ item: newer, base: theirs, mine: keepTyped(values, mine, now.mine) }))
    const isDisputed = disputed.length > 0
    setDispute(isDisputed ? { theirs, by: newer.changedBy ?? '', fields: disputed } : null)
    setSaid(isDisputed ? null : { kind: 'wrn', text: isChanged ? WORDS.merged : toSentence(code, details, kind.names) })
  }
  /** A command about it; what it answers is what is edited from then on. */
  const run = async (command: Promise<Answer<Item>>, sentence: (next: Item) => string) => {
    const answer = await command
    return answer.ok ? done(answer.value, sentence(answer.value), mine) : refused(answer.code, answer.details)
  }
  const save = async () => {
    // The colleague's text is in nobody's form while both are shown: saved now, it would be gone unread.
    if (dispute) return setSaid({ kind: 'bad', text: WORDS.settleFirst })
    // One after another: a second press would meet the version of the first.
    if (isSaving.current) return
    isSaving.current = true
    try {
      return await run(kind.save(item, mine, reason), () => kind.saved ?? WORDS.saved)
    } finally {
      isSaving.current = false
    }
  }
  const settle = (field: Field, theirs: string | null) => {
    if (theirs !== null) set({ [field]: theirs } as Partial<Draft>)
    const fields = dispute?.fields.filter((one) => one !== field) ?? []
    setDispute(dispute && fields.length > 0 ? { ...dispute, fields } : null)
  }
  /** What was read meanwhile, unless something is typed or it is older than what a command has answered since. */
  const takeOver = (newer: Item) =>
    setEditing((now) => {
      const isTyped = (Object.keys(now.base) as Field[]).some((name) => now.base[name] !== now.mine[name])
      return isTyped || (newer.version ?? 0) < (now.item.version ?? 0) ? now : begin(newer)
    })
  const set = (change: Partial<Draft>) => setEditing((now) => ({ ...now, mine: { ...now.mine, ...change } }))
  return { item, mine, isChanged, said, setSaid, dispute, reason, setReason, run, save, settle, takeOver, set }
}

function toSentence(code: string, { missing }: Record<string, unknown>, names: Readonly<Record<string, string>>) {
  if (code !== 'content_incomplete') return WORDS_REFUSALS[code] ?? WORDS.failed
  return WORDS.incomplete((missing as string[]).map((name) => names[name] ?? name).join(', '))
}
