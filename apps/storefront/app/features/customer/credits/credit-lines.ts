import type { CreditEntry, CreditRule } from '@shop/contract/promotion/own-credits'
import { creditTexts } from '#app/texts/customer/credits.ts'

/** What has no day yet lies beyond it: money has not come, or goods may still come back. */
export const FAR = '2900'

/** One movement as its owner thinks of it: what one order took from several lots is one line. */
export interface CreditLine {
  id: number
  at: string
  title: string
  /** The order it belongs to, to be opened. */
  orderNumber: string | null
  why: string
  credits: number
  expiresAt: string | null
  balance: number
  /** A later line takes it back; both stay to be seen. */
  isReversed: boolean
  group: 'in' | 'out' | 'back'
}

/** Entries come newest first, and so do lines. */
export function toCreditLines(entries: readonly CreditEntry[], rules: readonly CreditRule[]): CreditLine[] {
  const reversed = new Set(entries.map(({ reversesId }) => reversesId))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const lines = new Map<string, { entries: CreditEntry[]; line: CreditLine }>()
  for (const entry of entries) {
    const isPart = entry.lotId !== null
    const key = isPart ? `${entry.kind} ${entry.at} ${entry.subject} ${entry.note}` : String(entry.id)
    const known = lines.get(key)
    if (known) {
      known.entries.push(entry)
      known.line.credits += entry.amount
    } else lines.set(key, { entries: [entry], line: toLine(entry, { isReversed: reversed.has(entry.id) }) })
  }
  return [...lines.values()].map(({ entries: parts, line }) => ({ ...line, why: describeWhy(parts, rules, byId) }))
}

function toLine(entry: CreditEntry, { isReversed }: { isReversed: boolean }): CreditLine {
  const { id, at, kind, amount, source, subject, expiresAt, balance } = entry
  return {
    id,
    at,
    title: creditTexts.title(kind, source, source === 'order' ? null : subject),
    orderNumber: source === 'order' ? subject : null,
    why: '',
    credits: amount,
    expiresAt: expiresAt !== null && expiresAt < FAR ? expiresAt : null,
    balance,
    isReversed,
    group: kind === 'spend' ? 'out' : amount > 0 && kind !== 'reversal' ? 'in' : 'back',
  }
}

function describeWhy(
  parts: readonly CreditEntry[],
  rules: readonly CreditRule[],
  byId: ReadonlyMap<number, CreditEntry>,
): string {
  const [first] = parts
  if (!first) return ''
  if (first.note !== '') return first.note
  if (first.earned) return creditTexts.counted(first.earned)
  if (first.kind === 'reversal') return creditTexts.reversal(first.amount > 0)
  if (first.lotId !== null) {
    const lots = parts.map(({ amount, lotId }) => {
      const lot = byId.get(lotId ?? 0)
      return { credits: -amount, from: lot ? creditTexts.title(lot.kind, lot.source, lot.subject) : null }
    })
    return creditTexts.taken(first.kind, lots)
  }
  const rule = findRule(rules, first)
  // What it was on its day, whatever the rule gives now.
  return rule ? describeRule({ ...rule, credits: rule.credits === null ? null : first.amount }) : ''
}

/** Of two rules of a kind the one that names where it comes from. */
function findRule(rules: readonly CreditRule[], { kind, source }: CreditEntry): CreditRule | undefined {
  const ofKind = rules.filter((rule) => rule.kind === kind)
  return ofKind.find((rule) => rule.source !== null && rule.source === source) ?? ofKind.find((rule) => !rule.source)
}

/** The sentence of a rule with its numbers in it. */
export function describeRule({ sentence, credits, limit, days }: CreditRule): string {
  return creditTexts.fill(sentence, { credits, limit, days })
}
