import type { StockQuery, StockRow } from '@shop/contract/staff/stock'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { useSettled } from '#app/parts/use-settled.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatDay } from '#app/texts/moments.ts'
import { LIFE } from '#app/texts/shop/life-rules.ts'
import { STOCK, STOCK_STATE } from '#app/texts/stock.ts'
import { LifeRulesDialog } from './life-rules-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { readStock } from './read-stock.ts'
import { addressOfTab } from './stock-tabs.ts'
import { WriteOffDialog } from './write-off-dialog.tsx'

const SHOWS = ['running_out', 'short_date', 'blocked', 'all'] as const
type Asked = { what: 'write_off' | 'move'; row: StockRow } | null

/** What lies where and how long it lasts; what runs out first stands first. */
export function StateTab() {
  const client = useQueryClient()
  const mayWork = useMayDo('stock_work')
  const [show, setShow] = useState<StockQuery['show']>('running_out')
  const [typed, setTyped] = useState('')
  const [pages, setPages] = useState<number[]>([0])
  const [asked, setAsked] = useState<Asked>(null)
  const [isLifeOpen, setLifeOpen] = useState(false)
  const isSettled = useSettled(typed, 250)
  const after = pages.at(-1) ?? 0
  const { data } = useQuery({
    queryKey: ['stock', 'rows', show, typed, after],
    queryFn: () => readStock('stockRows', { show, find: typed, after }),
    enabled: isSettled,
    placeholderData: (before) => before,
  })
  const close = () => {
    setAsked(null)
    void client.invalidateQueries({ queryKey: ['stock'] })
  }
  const last = data?.rows.at(-1)
  return (
    <section aria-label={STOCK_STATE.caption}>
      <div className="tool row w pad">
        <fieldset className="seg" aria-label={STOCK_STATE.showLabel}>
          {SHOWS.map((one) => (
            <button
              key={one}
              type="button"
              className={one === show ? 'on' : undefined}
              aria-pressed={one === show}
              onClick={() => {
                setShow(one)
                setPages([0])
              }}
            >
              {STOCK_STATE.show[one]}
            </button>
          ))}
        </fieldset>
        <input
          className="inp who"
          aria-label={STOCK_STATE.find}
          placeholder={STOCK_STATE.find}
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" className="btn" onClick={() => setLifeOpen(true)}>
          {LIFE.open}
        </button>
      </div>
      {data?.rows.length === 0 ? (
        <div className="empty pad">
          <h2>{STOCK_STATE.empty}</h2>
          <p className="mut">{STOCK_STATE.emptySentence}</p>
        </div>
      ) : (
        <StateTable rows={data?.rows ?? []} mayWork={mayWork} onAsk={setAsked} />
      )}
      {data?.rows.length === 100 && last && show === 'all' && (
        <p className="pad">
          <button type="button" className="btn" onClick={() => setPages([...pages, last.variantId])}>
            {STOCK_STATE.more}
          </button>
        </p>
      )}
      {!data && <Note kind="inf">{STOCK.loading}</Note>}
      {isLifeOpen && <LifeRulesDialog onClose={() => setLifeOpen(false)} />}
      {asked?.what === 'write_off' && <WriteOffDialog goods={asked.row} onClose={close} />}
      {asked?.what === 'move' && <MoveDialog goods={asked.row} onClose={close} />}
    </section>
  )
}

interface StateTableProps {
  rows: readonly StockRow[]
  mayWork: boolean
  onAsk(asked: Asked): void
}

function StateTable({ rows, mayWork, onAsk }: StateTableProps) {
  const { columns } = STOCK_STATE
  return (
    <table className="tb wares">
      <caption className="vh">{STOCK_STATE.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{STOCK.goods}</th>
          <th scope="col">{STOCK.shelf}</th>
          {[columns.onHand, columns.reserved, columns.withheld, columns.perDay].map((label) => (
            <th key={label} scope="col" className="num">
              {label}
            </th>
          ))}
          <th scope="col">{columns.left}</th>
          <th scope="col">{columns.nearest}</th>
          <th scope="col">
            <span className="vh">{STOCK_STATE.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StateRow key={row.variantId} row={row} mayWork={mayWork} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  )
}

function StateRow({ row, mayWork, onAsk }: { row: StockRow; mayWork: boolean; onAsk(asked: Asked): void }) {
  const { variantId, name, sku, shelf, onHand, reserved, withheld, owed, perDay, nearestBestBefore } = row
  return (
    <tr>
      <th scope="row">
        {name} <span className="mono mut sm">{sku}</span>
      </th>
      <td className="mono">{shelf}</td>
      <td className="num b6">{onHand - reserved}</td>
      <td className="num">{reserved}</td>
      <td className="num">
        {withheld + owed > 0 && <span className="st bad">{withheld + owed}</span>}
        {owed > 0 && <small className="bad">{STOCK_STATE.owed(owed)}</small>}
      </td>
      <td className="num">{perDay.toLocaleString('cs-CZ', { maximumFractionDigits: 1 })}</td>
      <td>
        <Left row={row} />
      </td>
      <td>{nearestBestBefore && formatDay(nearestBestBefore)}</td>
      <td className="nw">
        <LinkBase
          className="lk sm"
          to={addressOfTab('movements', `&zbozi=${variantId}`)}
          aria-label={STOCK_STATE.bookOf(name)}
        >
          {STOCK_STATE.book}
        </LinkBase>{' '}
        {mayWork && (
          <>
            <button
              type="button"
              className="btn q"
              aria-label={STOCK_STATE.writeOffOf(name)}
              onClick={() => onAsk({ what: 'write_off', row })}
            >
              {STOCK_STATE.writeOff}
            </button>
            <button
              type="button"
              className="btn q"
              aria-label={STOCK_STATE.moveOf(name)}
              onClick={() => onAsk({ what: 'move', row })}
            >
              {STOCK_STATE.move}
            </button>
          </>
        )}
      </td>
    </tr>
  )
}

function Left({ row: { onHand, reserved, daysLeft } }: { row: StockRow }) {
  if (onHand - reserved <= 0) return <span className="bad b6">{STOCK_STATE.soldOut}</span>
  if (daysLeft === null) return null
  return <span className={daysLeft < 7 ? 'wrn b6' : undefined}>{STOCK.days(daysLeft)}</span>
}
