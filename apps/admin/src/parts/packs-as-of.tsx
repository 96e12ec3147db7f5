import type { PackAsOf } from '@shop/contract/staff/row-history'
import { formatPercent } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { ROW_HISTORY } from '#app/texts/row-history.ts'
import { Field, type HistoryWords, Standing } from './standing.tsx'

const WORDS = ROW_HISTORY.packs

/** Packs of a product as they stood at a moment, each with what it cost then. */
export function PacksAsOf({ packs, words }: { packs: readonly PackAsOf[]; words: HistoryWords }) {
  if (packs.length === 0) return <p className="sm">{WORDS.none}</p>
  return packs.map(({ row, price, vatPercent }) => (
    <section key={String(row.id)} className="stack">
      <h3>{`${WORDS.title} ${row.name}`}</h3>
      <dl className="kv sm was">
        <Field title={WORDS.price} text={toPrice(price)} />
        <Field title={WORDS.vat} text={vatPercent === null ? ROW_HISTORY.nothing : formatPercent(vatPercent)} />
      </dl>
      <Standing row={row} words={words} />
    </section>
  ))
}

function toPrice(price: PackAsOf['price']): string {
  if (price === null) return WORDS.noPrice
  const { amount, kind, regular } = price
  if (kind === 'regular' || regular === null) return formatPrice(amount)
  return WORDS.sale(formatPrice(amount), formatPrice(regular))
}
