import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { formatPrice } from '@shop/czech/format-price'
import { useState } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { BULK_EDIT } from '#app/texts/bulk.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { KINDS, PRODUCTS } from '#app/texts/product.ts'
import { PARTICULARS } from '#app/texts/shop/label-words.ts'
import { ProductState } from './product-state.tsx'

type Row = Reply<ServicesEndpoints['staffProducts']>['products'][number]

interface TableProps {
  rows: readonly Row[]
  /** Null where nobody may change anything. */
  selected: ReadonlySet<number> | null
  onSelect(productIds: readonly number[], isSelected: boolean): void
}

export function ProductsTable({ rows, selected, onSelect }: TableProps) {
  const [cursor, setCursor] = useState(0)
  const navigate = useNavigate()
  const move = (step: number) => setCursor((index) => Math.max(0, Math.min(rows.length - 1, index + step)))
  const current = rows[cursor]
  const toggle = () => current && onSelect([current.productId], !selected?.has(current.productId))
  const open = () => rows[cursor] && navigate(`/produkty/${rows[cursor].productId}`)
  useKeys([
    { keys: 'J', label: PRODUCTS.keys.row, isInBar: true, run: () => move(1) },
    { keys: 'K', label: PRODUCTS.keys.row, isInBar: true, run: () => move(-1) },
    { keys: 'Enter', label: PRODUCTS.keys.open, isInBar: true, run: open },
    ...(selected && current ? [{ keys: 'X', label: BULK_EDIT.choose(current.name), run: toggle }] : []),
  ])
  const { columns } = PRODUCTS
  return (
    <table className="tb">
      <caption className="vh">{PRODUCTS.title}</caption>
      <thead>
        <tr>
          {selected && (
            <th>
              <input
                type="checkbox"
                aria-label={BULK_EDIT.chooseAll}
                checked={rows.every(({ productId }) => selected.has(productId))}
                onChange={({ target }) =>
                  onSelect(
                    rows.map(({ productId }) => productId),
                    target.checked,
                  )
                }
              />
            </th>
          )}
          <th>{columns.name}</th>
          <th>{columns.kind}</th>
          <th>{columns.state}</th>
          <th className="num">{columns.packs}</th>
          <th className="num">{columns.stock}</th>
          <th className="num">{columns.price}</th>
          <th>{columns.label}</th>
          <th className="hide-m">{columns.changed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <ProductRow
            key={row.productId}
            row={row}
            isCurrent={index === cursor}
            isSelected={selected?.has(row.productId) ?? null}
            onSelect={(isSelected) => onSelect([row.productId], isSelected)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  row: Row
  isCurrent: boolean
  isSelected: boolean | null
  onSelect(isSelected: boolean): void
}

function ProductRow({ row, isCurrent, isSelected, onSelect }: RowProps) {
  const { productId, name, brand, kind, status, variants, onHand, priceFrom, label, claims, updatedAt } = row
  const { missing } = label
  return (
    <tr className={isCurrent ? 'cur' : ''} aria-current={isCurrent || undefined}>
      {isSelected !== null && (
        <td>
          <input
            type="checkbox"
            aria-label={BULK_EDIT.choose(name)}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </td>
      )}
      <td>
        <LinkBase to={`/produkty/${productId}`}>
          <b className="b6">{name}</b>
        </LinkBase>{' '}
        <span className="mut">{brand}</span>
      </td>
      <td>{KINDS[kind]}</td>
      <td>
        <ProductState status={status} />
      </td>
      <td className="num">{variants}</td>
      <td className="num">{onHand}</td>
      <td className="num nw">{priceFrom === null ? '–' : formatPrice(priceFrom)}</td>
      <td>
        <span
          className={missing.length > 0 ? 'st bad' : 'st ok'}
          title={missing.map((code) => PARTICULARS[code][0]).join(', ')}
        >
          {missing.length > 0 ? PRODUCTS.missing(missing.length) : PRODUCTS.whole}
        </span>{' '}
        {claims > 0 && <span className="st wrn">{PRODUCTS.claims(claims)}</span>}
      </td>
      <td className="mut nw hide-m">{formatMoment(updatedAt)}</td>
    </tr>
  )
}
