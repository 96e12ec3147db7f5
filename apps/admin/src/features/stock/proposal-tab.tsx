import type { ProposalRow } from '@shop/contract/staff/stock'
import { COVER_DAYS, LEAD_DAYS } from '@shop/domain/stock/propose-pieces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PROPOSAL, STOCK } from '#app/texts/stock.ts'
import { readStock } from './read-stock.ts'
import { toOrderCsv } from './to-order-csv.ts'

/** What to order from makers. Numbers may be changed before the file is made; nothing is sent from here. */
export function ProposalTab() {
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>({})
  const { data } = useQuery({ queryKey: ['stock', 'proposal'], queryFn: () => readStock('stockProposal', {}) })
  const rows = (data?.rows ?? []).map((row) => ({ ...row, pieces: changed[row.variantId] ?? row.pieces }))
  return (
    <section className="sec" aria-label={PROPOSAL.heading}>
      <header>
        <h2>{PROPOSAL.heading}</h2>
        <span className="mut sm">{PROPOSAL.sentence(LEAD_DAYS, COVER_DAYS)}</span>
        <button type="button" className="btn r" disabled={rows.length === 0} onClick={() => download(rows)}>
          {PROPOSAL.download}
        </button>
      </header>
      {data && rows.length === 0 ? (
        <div className="empty">
          <h3>{PROPOSAL.empty}</h3>
          <p className="mut">{PROPOSAL.emptySentence}</p>
        </div>
      ) : (
        <ProposalTable rows={rows} onChange={(variantId, pieces) => setChanged({ ...changed, [variantId]: pieces })} />
      )}
    </section>
  )
}

interface ProposalTableProps {
  rows: readonly ProposalRow[]
  onChange(variantId: number, pieces: number): void
}

function ProposalTable({ rows, onChange }: ProposalTableProps) {
  const { columns } = PROPOSAL
  return (
    <table className="tb in">
      <caption className="vh">{PROPOSAL.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{STOCK.goods}</th>
          {[columns.available, columns.perDay, columns.inPlans].map((label) => (
            <th key={label} scope="col" className="num">
              {label}
            </th>
          ))}
          <th scope="col">{columns.left}</th>
          <th scope="col" className="num">
            {columns.pieces}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ variantId, name, sku, available, perDay, inPlans, daysLeft, pieces }) => (
          <tr key={variantId}>
            <th scope="row">
              {name} <span className="mono mut sm">{sku}</span>
            </th>
            <td className={available <= 0 ? 'num bad b6' : 'num'}>{available}</td>
            <td className="num">{perDay.toLocaleString('cs-CZ', { maximumFractionDigits: 1 })}</td>
            <td className="num">{inPlans}</td>
            <td>
              <span className={available <= 0 ? 'bad b6' : 'wrn b6'}>
                {available <= 0 ? PROPOSAL.soldOut : daysLeft === null ? '' : STOCK.days(daysLeft)}
              </span>
            </td>
            <td className="num">
              <input
                className="inp few num"
                type="number"
                min={0}
                max={100000}
                aria-label={PROPOSAL.piecesOf(name)}
                value={pieces}
                onChange={(event) => onChange(variantId, Math.max(0, Math.floor(Number(event.target.value))))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function download(rows: readonly ProposalRow[]): void {
  const address = URL.createObjectURL(new Blob([toOrderCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = PROPOSAL.file
  link.click()
  URL.revokeObjectURL(address)
}
