import { formatPrice } from '@shop/czech/format-price'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PAYMENT, REFUNDS } from '#app/texts/payment.ts'
import { AccountDialog } from './account-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { toSentence } from './payment-refusal.ts'
import type { RefundRow } from './payment-rows.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

const FILTERS = {
  all: '',
  byHand: 'way=eq.transfer&state=in.(requested,sent)',
  gateway: 'way=eq.gateway&state=in.(requested,sent)',
  failed: 'state=eq.failed',
}
type View = keyof typeof FILTERS

/** Money on its way back: what a person sends, what the gateway sends, and what did not get there. */
export function RefundsTab() {
  const client = useQueryClient()
  const [view, setView] = useState<View>('all')
  const [asked, setAsked] = useState<RefundRow | null>(null)
  const [turned, setTurned] = useState<RefundRow | null>(null)
  const [unknown, setUnknown] = useState<RefundRow | null>(null)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const list = useRows<RefundRow>({ view: 'staff_refunds', filter: FILTERS[view], by: 'id' })
  const confirm = async ({ id, order_number }: RefundRow) => {
    const answer = await runCommand('confirmRefund', { refundId: id })
    setAsked(null)
    setSaid(
      answer.ok
        ? { kind: 'ok', text: REFUNDS.confirmed(order_number) }
        : { kind: 'bad', text: toSentence(answer.code) },
    )
    await client.invalidateQueries({ queryKey: ['payment'] })
  }
  return (
    <>
      <nav className="tool" aria-label={REFUNDS.caption}>
        {(Object.keys(FILTERS) as View[]).map((one) => (
          <button
            key={one}
            type="button"
            className={one === view ? 'chip on' : 'chip'}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {REFUNDS.views[one]}
          </button>
        ))}
      </nav>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      <RowsFrame
        list={list}
        empty={{ title: REFUNDS.empty, sentence: REFUNDS.emptySentence }}
        status={<Sum rows={list.rows} />}
      >
        <RefundTable rows={list.rows} onConfirm={setAsked} onRedirect={setTurned} onAccount={setUnknown} />
      </RowsFrame>
      {asked && (
        <ConfirmDialog
          title={REFUNDS.confirmTitle}
          sentence={REFUNDS.sentence(formatPrice(asked.amount), asked.order_number)}
          submit={REFUNDS.confirm}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {unknown && (
        <AccountDialog
          row={unknown}
          onDone={async () => {
            setSaid({ kind: 'ok', text: REFUNDS.accountGiven(unknown.order_number) })
            setUnknown(null)
            await client.invalidateQueries({ queryKey: ['payment'] })
          }}
          onClose={() => setUnknown(null)}
        />
      )}
      {turned && (
        <RedirectDialog
          row={turned}
          onDone={async () => {
            setSaid({ kind: 'ok', text: REFUNDS.redirected(turned.order_number) })
            setTurned(null)
            await client.invalidateQueries({ queryKey: ['payment'] })
          }}
          onClose={() => setTurned(null)}
        />
      )}
    </>
  )
}

function Sum({ rows }: { rows: readonly { amount: number }[] }) {
  const sum = rows.reduce((all, { amount }) => all + amount, 0)
  return (
    <>
      · {PAYMENT.sum} <b>{formatPrice(sum)}</b>
    </>
  )
}

interface RefundTableProps {
  rows: readonly RefundRow[]
  onConfirm(row: RefundRow): void
  onRedirect(row: RefundRow): void
  onAccount(row: RefundRow): void
}

function RefundTable({ rows, onConfirm, onRedirect, onAccount }: RefundTableProps) {
  return (
    <table className="tb">
      <caption className="vh">{REFUNDS.caption}</caption>
      <thead>
        <tr>
          <th>{PAYMENT.order}</th>
          <th>{PAYMENT.customer}</th>
          <th className="num">{PAYMENT.amount}</th>
          <th>{REFUNDS.way}</th>
          <th>{REFUNDS.state}</th>
          <th>{REFUNDS.until}</th>
          <th>{REFUNDS.target}</th>
          <th>
            <span className="vh">{REFUNDS.confirm}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <LinkBase to={`/objednavky/${row.order_id}`}>
                <OrderNumber number={row.order_number} />
              </LinkBase>
            </td>
            <td>{row.customer_name}</td>
            <td className="num nw">
              <b>{formatPrice(row.amount)}</b>
            </td>
            <td className="nw">
              {REFUNDS.ways[row.way]} {row.replaces_id !== null && <span className="mut sm">{REFUNDS.instead}</span>}
            </td>
            <td className="nw">
              <RefundState row={row} />
            </td>
            <td className="nw">
              <span className={Date.parse(row.until) < Date.now() ? 'clk bad' : 'clk'}>{formatMoment(row.until)}</span>
            </td>
            <td className="mono nw">
              {row.way === 'transfer' && (row.send_to ?? <NoAccount row={row} onAccount={onAccount} />)}
            </td>
            <td className="num nw">
              <RefundAct row={row} onConfirm={onConfirm} onRedirect={onRedirect} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NoAccount({ row, onAccount }: { row: RefundRow } & Pick<RefundTableProps, 'onAccount'>) {
  const mayGive = useMayDo('refunds')
  if (!mayGive || row.state !== 'requested') return <span className="wrn">{REFUNDS.noAccount}</span>
  return (
    <button
      type="button"
      className="btn"
      aria-label={REFUNDS.giveAccountOf(row.order_number)}
      onClick={() => onAccount(row)}
    >
      {REFUNDS.giveAccount}
    </button>
  )
}

function RefundAct({ row, onConfirm, onRedirect }: { row: RefundRow } & Omit<RefundTableProps, 'rows' | 'onAccount'>) {
  const mayConfirm = useMayDo('payments')
  const mayRedirect = useMayDo('refunds')
  if (row.way === 'transfer' && row.state !== 'failed') {
    return mayConfirm ? (
      <button
        type="button"
        className="btn"
        aria-label={`${REFUNDS.confirm} ${row.order_number}`}
        onClick={() => onConfirm(row)}
      >
        {REFUNDS.confirm}
      </button>
    ) : null
  }
  if (row.state !== 'failed') return null
  if (!mayRedirect || row.way !== 'gateway') {
    return <LinkBase to={`/objednavky/${row.order_id}`}>{REFUNDS.openOrder}</LinkBase>
  }
  return (
    <button
      type="button"
      className="btn"
      aria-label={REFUNDS.redirectOf(row.order_number)}
      onClick={() => onRedirect(row)}
    >
      {REFUNDS.redirect}
    </button>
  )
}

function RefundState({ row: { state, way } }: { row: RefundRow }) {
  if (state === 'failed') return <span className="st bad">{REFUNDS.states.failed}</span>
  if (way === 'transfer') return <span className="st wrn">{REFUNDS.toSend}</span>
  return <span className="st inf">{REFUNDS.states[state]}</span>
}
