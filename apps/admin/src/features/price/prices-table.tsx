import type { PricedVariantRow } from '@shop/contract/price/staff-price'
import { formatPrice } from '@shop/czech/format-price'
import { formatMoment } from '#app/texts/moments.ts'
import { PRICE_DIALOG, PRICES } from '#app/texts/price.ts'

interface PricesTableProps {
  rows: readonly PricedVariantRow[]
  /** Null for those who only look. */
  selected: ReadonlySet<number> | null
  act: 'change' | 'propose' | null
  onSelect(selected: ReadonlySet<number>): void
  onEdit(row: PricedVariantRow): void
  onLedger(row: PricedVariantRow): void
}

const nameOf = ({ name, variantName }: PricedVariantRow) => `${name}, ${variantName}`

export function PricesTable({ rows, selected, act, onSelect, onEdit, onLedger }: PricesTableProps) {
  if (rows.length === 0) {
    return (
      <div className="empty pad">
        <h2>{PRICES.empty}</h2>
        <p className="mut">{PRICES.emptySentence}</p>
      </div>
    )
  }
  const toggle = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const { columns } = PRICES
  return (
    <table className="tb prices">
      <caption className="vh">{PRICES.caption}</caption>
      <thead>
        <tr>
          <th>{columns.goods}</th>
          <th>{columns.sku}</th>
          <th className="num">{columns.current}</th>
          <th className="num">{columns.lowest}</th>
          <th>{columns.planned}</th>
          <th>{columns.act}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.variantId} className={selected?.has(row.variantId) ? 'sel' : undefined}>
            <td>
              <span className="row">
                {selected && (
                  <input
                    type="checkbox"
                    aria-label={PRICES.selectRow(nameOf(row))}
                    checked={selected.has(row.variantId)}
                    onChange={() => toggle(row.variantId)}
                  />
                )}
                <span>
                  <b>{row.name}</b> {row.variantName}
                </span>
              </span>
            </td>
            <td className="mono">{row.sku}</td>
            <CurrentPrice row={row} />
            <td className="num">{row.lowest === null ? '' : formatPrice(row.lowest)}</td>
            <td>
              <Planned planned={row.planned} />
            </td>
            <td>
              <span className="row">
                {act && (
                  <button
                    type="button"
                    className="btn"
                    aria-label={PRICES[`${act}Of`](nameOf(row))}
                    onClick={() => onEdit(row)}
                  >
                    {PRICES[act]}
                  </button>
                )}
                <button
                  type="button"
                  className="btn q"
                  aria-label={PRICES.ledgerOf(nameOf(row))}
                  onClick={() => onLedger(row)}
                >
                  {PRICES.ledger}
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CurrentPrice({ row: { current, regular, verdict } }: { row: PricedVariantRow }) {
  if (!current) return <td className="num mut">{PRICES.none}</td>
  return (
    <td className="num">
      <b>{formatPrice(current.amount)}</b>
      {current.kind === 'sale' && regular !== null && (
        <span className="xs mut block">
          {PRICES.regularOf(formatPrice(regular))}
          {verdict === 'fair' && ` · ${PRICE_DIALOG.verdicts.fair}`}
        </span>
      )}
    </td>
  )
}

function Planned({ planned }: Pick<PricedVariantRow, 'planned'>) {
  return planned.map(({ priceId, amount, kind, from, verdict }) => (
    <span key={priceId} className="block sm">
      <b>{kind === 'ended' ? PRICE_DIALOG.kinds.ended : formatPrice(amount)}</b> {PRICES.since(formatMoment(from))}
      {kind === 'sale' && verdict && <span className="mut"> · {PRICE_DIALOG.verdicts[verdict]}</span>}
    </span>
  ))
}
