import { type ReadRow, wordsOf } from './read-rows.ts'

/** Goods a row may mean, as the shop sells them to whoever asks. */
export interface RowGoods {
  readonly variantId: string
  readonly sku: string
  readonly ean: string | null
  readonly name: string
  readonly inStock: number
  /** False for what is no longer offered. */
  readonly isSold: boolean
}

type MatchedBy = 'sku' | 'ean' | 'name'

/** What became of rows: those of one variant are added up, all others stand alone. */
export type RowAnswer =
  | {
      readonly kind: 'ready'
      readonly lines: readonly number[]
      readonly text: string
      readonly goods: RowGoods
      readonly by: MatchedBy
      readonly parts: readonly number[]
      readonly pieces: number
    }
  | {
      readonly kind: 'ask'
      readonly reason: 'no_pieces' | 'several' | 'maybe' | 'short' | 'not_sold'
      readonly lines: readonly number[]
      readonly text: string
      readonly choices: readonly RowGoods[]
      readonly pieces: number | null
    }
  | {
      readonly kind: 'unknown'
      readonly lines: readonly number[]
      readonly text: string
      readonly pieces: number | null
    }
  | { readonly kind: 'header' | 'words'; readonly lines: readonly number[]; readonly text: string }

const MOST_CHOICES = 5

interface Hit {
  goods: RowGoods[]
  by: MatchedBy
  /** A code nobody knows, found by the words beside it: never taken without a person. */
  isGuess: boolean
}

/** The code decides, then the EAN, then the words. What can mean two things is asked about. */
export function matchRows(rows: readonly ReadRow[], goods: readonly RowGoods[]): RowAnswer[] {
  const find = finderOf(goods)
  const ready = new Map<string, Extract<RowAnswer, { kind: 'ready' }>>()
  const answers: RowAnswer[] = []
  for (const row of rows) {
    const answer = answerTo(row, find)
    if (answer.kind !== 'ready') {
      answers.push(answer)
      continue
    }
    const known = ready.get(answer.goods.variantId)
    const merged = known
      ? {
          ...known,
          lines: [...known.lines, ...answer.lines],
          parts: [...known.parts, ...answer.parts],
          pieces: known.pieces + answer.pieces,
        }
      : answer
    ready.set(answer.goods.variantId, merged)
    if (known) answers[answers.indexOf(known)] = merged
    else answers.push(merged)
  }
  return answers.map(checkStock)
}

function answerTo(row: ReadRow, find: (row: Extract<ReadRow, { kind: 'goods' }>) => Hit | null): RowAnswer {
  const { text, line } = row
  const lines = [line]
  if (row.kind !== 'goods') return { kind: row.kind, lines, text }
  const { pieces } = row
  const hit = find(row)
  const [first] = hit?.goods ?? []
  if (!hit || !first) return { kind: 'unknown', lines, text, pieces }
  const ask = (reason: 'no_pieces' | 'several' | 'maybe' | 'not_sold'): RowAnswer => ({
    ...{ kind: 'ask', reason, lines, text, pieces },
    choices: hit.goods.slice(0, MOST_CHOICES),
  })
  if (hit.isGuess) return ask('maybe')
  if (hit.goods.length > 1) return ask('several')
  if (!first.isSold) return ask('not_sold')
  if (pieces === null) return ask('no_pieces')
  return { kind: 'ready', lines, text, goods: first, by: hit.by, parts: [pieces], pieces }
}

/** After rows were added up: what is not there in full is for the customer to decide. */
function checkStock(answer: RowAnswer): RowAnswer {
  if (answer.kind !== 'ready' || answer.pieces <= answer.goods.inStock) return answer
  const { lines, text, goods, pieces } = answer
  return { kind: 'ask', reason: 'short', lines, text, choices: [goods], pieces }
}

function finderOf(goods: readonly RowGoods[]) {
  const bySku = new Map(goods.map((one) => [one.sku.toUpperCase(), one]))
  const byEan = new Map(goods.flatMap((one) => (one.ean === null ? [] : [[one.ean, one] as const])))
  const named = goods.filter(({ isSold }) => isSold).map((one) => ({ one, words: wordsOf([one.name]) }))
  const byWords = (words: readonly string[]) =>
    words.length === 0
      ? []
      : named
          .filter((candidate) => words.every((word) => candidate.words.some((own) => own.startsWith(word))))
          .map(({ one }) => one)
  return ({ sku, ean, words }: Extract<ReadRow, { kind: 'goods' }>): Hit | null => {
    const ofSku = sku === null ? undefined : bySku.get(sku)
    if (ofSku) return { goods: [ofSku], by: 'sku', isGuess: false }
    const ofEan = ean === null ? undefined : byEan.get(ean)
    if (ofEan) return { goods: [ofEan], by: 'ean', isGuess: false }
    const found = byWords(words)
    return found.length === 0 ? null : { goods: found, by: 'name', isGuess: sku !== null || ean !== null }
  }
}
