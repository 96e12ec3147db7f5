import { MOVEMENT_KINDS, type Movement } from '@shop/contract/staff/stock'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useLocation } from 'react-admin'
import { formatMoment } from '#app/texts/moments.ts'
import { MOVEMENTS, STOCK } from '#app/texts/stock.ts'
import { readStock } from './read-stock.ts'
import { addressOfTab } from './stock-tabs.ts'

const PAGE = 100

/** The ledger. It only grows; whatever was wrong has a row that puts it right. */
export function MovementsTab() {
  const { search } = useLocation()
  const variantId = Number(new URLSearchParams(search).get('zbozi')) || undefined
  const [kind, setKind] = useState<Movement['kind'] | ''>('')
  const [before, setBefore] = useState<number | undefined>(undefined)
  const { data } = useQuery({
    queryKey: ['stock', 'movements', variantId, kind, before],
    queryFn: () =>
      readStock('stockMovements', {
        ...(variantId ? { variantId } : {}),
        ...(kind ? { kind } : {}),
        ...(before ? { before } : {}),
      }),
  })
  const movements = data?.movements ?? []
  return (
    <section className="sec" aria-label={MOVEMENTS.heading}>
      <header>
        <h2>{MOVEMENTS.heading}</h2>
        <span className="mut sm">{MOVEMENTS.sentence}</span>
        <select
          className="inp who r"
          aria-label={MOVEMENTS.kind}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as Movement['kind'] | '')
            setBefore(undefined)
          }}
        >
          <option value="">{MOVEMENTS.all}</option>
          {MOVEMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {MOVEMENTS.kinds[one]}
            </option>
          ))}
        </select>
        {variantId && (
          <LinkBase className="lk sm" to={addressOfTab('movements')}>
            {MOVEMENTS.clear}
          </LinkBase>
        )}
      </header>
      {data && movements.length === 0 ? (
        <div className="empty">
          <h3>{MOVEMENTS.empty}</h3>
          <p className="mut">{MOVEMENTS.emptySentence}</p>
        </div>
      ) : (
        <MovementTable movements={movements} />
      )}
      {movements.length === PAGE && (
        <button type="button" className="btn" onClick={() => setBefore(movements.at(-1)?.id)}>
          {MOVEMENTS.older}
        </button>
      )}
    </section>
  )
}

function MovementTable({ movements }: { movements: readonly Movement[] }) {
  const { columns } = MOVEMENTS
  return (
    <table className="tb in mv">
      <caption className="vh">{MOVEMENTS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{STOCK.goods}</th>
          <th scope="col" className="num">
            {columns.pieces}
          </th>
          <th scope="col">{columns.why}</th>
          <th scope="col" className="num">
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, at, kind, name, batchCodes, pieces, balance, reason, document, by }) => (
          <tr key={id}>
            <td className="mut nw">{formatMoment(at)}</td>
            <td>{MOVEMENTS.kinds[kind]}</td>
            <td>
              <b>{name}</b> <span className="mono mut">{batchCodes.join(' ')}</span>
            </td>
            <td className={`num ${pieces < 0 ? 'bad' : 'ok'}`}>{STOCK.signed(pieces)}</td>
            <td className="mut">
              {[document && MOVEMENTS.document(document), reason, by ?? MOVEMENTS.bySystem].filter(Boolean).join(' · ')}
            </td>
            <td className="num">{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
