import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { formatDay } from '#app/texts/moments.ts'
import { MOVEMENT, PAYMENT } from '#app/texts/payment.ts'
import { formatMovement } from './format-movement.ts'
import { MovementPane } from './movement-pane.tsx'
import type { MovementRow } from './payment-rows.ts'
import { RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

/** Money no order was found for. The machine never guesses; it only says whose it may be. */
export function MovementsTab() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const list = useRows<MovementRow>({ view: 'staff_movements', filter: '', by: 'id' })
  const wanted = Number(new URLSearchParams(search).get('pohyb'))
  const at = Math.max(
    0,
    list.rows.findIndex(({ id }) => id === wanted),
  )
  const current = list.rows[at]
  const open = (row: MovementRow | undefined) => row && navigate(`/platby?fronta=k-prirazeni&pohyb=${row.id}`)
  useKeys([
    { keys: 'J', label: PAYMENT.keys.row, isInBar: true, run: () => open(list.rows[at + 1]) },
    { keys: 'K', label: PAYMENT.keys.row, isInBar: true, run: () => open(list.rows[at - 1]) },
  ])
  const done = async (refusal: string | null, assigned = '') => {
    setSaid(refusal ? { kind: 'bad', text: refusal } : { kind: 'ok', text: assigned })
    await client.invalidateQueries({ queryKey: ['payment'] })
  }
  return (
    <div className="cols pay">
      <div className="pane">
        {said && <Note kind={said.kind}>{said.text}</Note>}
        <RowsFrame list={list} empty={{ title: MOVEMENT.empty, sentence: MOVEMENT.emptySentence }}>
          <MovementTable rows={list.rows} current={current} onOpen={open} />
        </RowsFrame>
      </div>
      <aside className="pane soft" aria-label={MOVEMENT.pane}>
        {current ? (
          <MovementPane key={current.id} movement={current} onDone={done} />
        ) : (
          <p className="pad mut">{MOVEMENT.choose}</p>
        )}
      </aside>
    </div>
  )
}

interface MovementTableProps {
  rows: readonly MovementRow[]
  current: MovementRow | undefined
  onOpen(row: MovementRow): void
}

function MovementTable({ rows, current, onOpen }: MovementTableProps) {
  return (
    <table className="tb">
      <caption className="vh">{MOVEMENT.caption}</caption>
      <thead>
        <tr>
          <th>{MOVEMENT.day}</th>
          <th className="num">{PAYMENT.amount}</th>
          <th>{MOVEMENT.symbol}</th>
          <th>{MOVEMENT.message}</th>
          <th className="hide-m">{MOVEMENT.account}</th>
          <th>{MOVEMENT.reason}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={row === current ? 'cur' : undefined}
            aria-current={row === current || undefined}
            onClick={() => onOpen(row)}
          >
            <td className="nw">
              <button type="button" className="lnk" onClick={() => onOpen(row)}>
                {formatDay(row.booked_on)}
              </button>
            </td>
            <td className="num nw">
              <b>{formatMovement(row)}</b>
            </td>
            <td className="mono">{row.variable_symbol ?? '–'}</td>
            <td className="el doing">{row.message}</td>
            <td className="mono hide-m nw">{row.counter_account}</td>
            <td className="nw">
              <span className="st wrn">{MOVEMENT.reasons[row.reason ?? ''] ?? MOVEMENT.reasons.no_symbol}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
