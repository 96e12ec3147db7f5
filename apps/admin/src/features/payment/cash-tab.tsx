import { formatPrice } from '@shop/czech/format-price'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useLocation } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { CASH } from '#app/texts/payment.ts'
import { CashTable } from './cash-table.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { CashRow, MoneySums } from './payment-rows.ts'
import { Remittances } from './remittances.tsx'
import { RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

const AGES: Record<string, string> = {
  on_way: 'delivered_at=is.null',
  to_7: 'days_held=lte.7',
  to_14: 'days_held=gt.7&days_held=lte.14',
  over_14: 'days_held=gt.14',
}

/** Cash that carriers collected and have not sent yet, by carrier and age. */
export function CashTab({ sums }: { sums: MoneySums['cash'] }) {
  const params = new URLSearchParams(useLocation().search)
  const age = params.get('stari') ?? ''
  const carrier = params.get('dopravce')
  const filter = [
    AGES[age] ?? 'delivered_at=not.is.null',
    carrier === null ? '' : carrier === '' ? 'carrier=is.null' : `carrier=eq.${encodeURIComponent(carrier)}`,
  ]
  return (
    <>
      <CashShares sums={sums} age={age} carrier={carrier} />
      <Remittances />
      <CashList key={filter.join()} filter={filter.filter(Boolean).join('&')} />
    </>
  )
}

function CashShares({ sums, age, carrier }: { sums: MoneySums['cash']; age: string; carrier: string | null }) {
  return (
    <nav className="tool" aria-label={CASH.caption}>
      <LinkBase to="/platby?fronta=dobirky" className={age === '' ? 'chip on' : 'chip'}>
        {CASH.any}
      </LinkBase>
      {sums.map((share) => {
        const isOpen = share.age === age && share.carrier === carrier
        const query = new URLSearchParams({ fronta: 'dobirky', stari: share.age, dopravce: share.carrier })
        return (
          <LinkBase
            key={`${share.carrier} ${share.age}`}
            to={`/platby?${query}`}
            className={isOpen ? 'chip on' : 'chip'}
            aria-current={isOpen ? 'true' : undefined}
          >
            {share.carrier || CASH.noCarrier} {CASH.ages[share.age]}{' '}
            <span className="n">
              {share.count} · {formatPrice(share.amount)}
            </span>
          </LinkBase>
        )
      })}
    </nav>
  )
}

function CashList({ filter }: { filter: string }) {
  const client = useQueryClient()
  const maySettle = useMayDo('payments')
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const list = useRows<CashRow>({ view: 'staff_cash', filter, by: 'id' })
  const chosen = list.rows.filter(({ id }) => selected.has(id))
  const sum = chosen.reduce((all, { amount }) => all + amount, 0)
  const settle = async () => {
    const left: CashRow[] = []
    for (const row of chosen) {
      const answer = await runCommand('settleCash', { orderId: row.order_id })
      if (!answer.ok) left.push(row)
    }
    setAsking(false)
    setSelected(new Set(left.map(({ id }) => id)))
    setSaid(
      left.length === 0
        ? { kind: 'ok', text: CASH.done(chosen.length) }
        : { kind: 'bad', text: CASH.left(left.map(({ order_number }) => order_number).join(', ')) },
    )
    await client.invalidateQueries({ queryKey: ['payment'] })
  }
  return (
    <>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      <RowsFrame list={list} empty={{ title: CASH.empty, sentence: CASH.emptySentence }}>
        <CashTable rows={list.rows} selected={selected} onSelect={maySettle ? setSelected : null} />
      </RowsFrame>
      {chosen.length > 0 && (
        <div className="bulk" role="toolbar" aria-label={CASH.selected(chosen.length)}>
          <b>{CASH.selected(chosen.length)}</b> <span>{formatPrice(sum)}</span>
          <button type="button" className="btn" onClick={() => setAsking(true)}>
            {CASH.settle}
          </button>
          <button type="button" className="btn q r" onClick={() => setSelected(new Set())}>
            {CASH.clear}
          </button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={CASH.settleTitle}
          sentence={CASH.sentence(chosen.length, formatPrice(sum))}
          submit={CASH.settle}
          onConfirm={settle}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
