import { formatPrice } from '@shop/czech/format-price'
import { Fragment, useState } from 'react'
import { openFile } from '#app/parts/open-file.ts'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatDay, formatMoment } from '#app/texts/moments.ts'
import { VOUCHER } from '#app/texts/money/voucher.ts'
import { VoucherEntries } from './voucher-entries.tsx'
import { VoucherHolder } from './voucher-holder.tsx'
import type { VoucherRow } from './voucher-rows.ts'

interface VoucherTableProps {
  rows: readonly VoucherRow[]
  isPending: boolean
  mayBlock: boolean
  onChanged(): unknown
  onSaid(sentence: string): void
}

export function VoucherTable({ rows, isPending, mayBlock, onChanged, onSaid }: VoucherTableProps) {
  const [openId, setOpenId] = useState<number | null>(null)
  const [blocked, setBlocked] = useState<VoucherRow | null>(null)
  if (!isPending && rows.length === 0) {
    return (
      <div className="empty pad">
        <h2>{VOUCHER.empty}</h2>
        <p className="mut">{VOUCHER.emptySentence}</p>
      </div>
    )
  }
  const print = async ({ id }: VoucherRow) => {
    const answer = await runCommand('voucherPdf', { voucherId: id })
    if (answer.ok) openFile(answer.value)
  }
  const unblock = async ({ id }: VoucherRow) => {
    await runCommand('unblockVoucher', { voucherId: id })
    onChanged()
  }
  return (
    <>
      <table className="tb">
        <caption className="vh">{VOUCHER.caption}</caption>
        <thead>
          <tr>
            <th>{VOUCHER.code}</th>
            <th className="num">{VOUCHER.balance}</th>
            <th className="num hide-m">{VOUCHER.face}</th>
            <th className="hide-m">{VOUCHER.expires}</th>
            <th>{VOUCHER.issued}</th>
            <th className="hide-m">{VOUCHER.origin}</th>
            <th aria-label={VOUCHER.block} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr>
                <td>
                  <button
                    type="button"
                    className="btn q mono"
                    aria-expanded={openId === row.id}
                    aria-label={VOUCHER.open(row.code_tail)}
                    onClick={() => setOpenId(openId === row.id ? null : row.id)}
                  >
                    …{row.code_tail}
                  </button>
                </td>
                <td className="num nw">
                  <b>{formatPrice(row.balance)}</b>
                </td>
                <td className="num nw hide-m">{formatPrice(row.face)}</td>
                <td className="nw hide-m">{formatDay(row.expires_on)}</td>
                <td className="nw">{formatMoment(row.issued_at)}</td>
                <td className="hide-m">
                  {VOUCHER.origins[row.origin]}
                  {row.issued_by && ` ${VOUCHER.by(row.issued_by)}`}
                  {row.reason && <span className="mut">: {row.reason}</span>}
                  {row.is_blocked && <span className="st bad"> {VOUCHER.blocked(row.block_reason ?? '')}</span>}
                </td>
                <td className="num nw">
                  {mayBlock && (
                    <button type="button" className="btn q" onClick={() => print(row)}>
                      {VOUCHER.print}
                    </button>
                  )}
                  {mayBlock && (
                    <button
                      type="button"
                      className="btn"
                      onClick={() => (row.is_blocked ? unblock(row) : setBlocked(row))}
                    >
                      {row.is_blocked ? VOUCHER.unblock : VOUCHER.block}
                    </button>
                  )}
                </td>
              </tr>
              {openId === row.id && (
                <tr>
                  <td colSpan={7}>
                    <VoucherEntries voucherId={row.id} />
                    {mayBlock && <VoucherHolder voucher={row} onChanged={onChanged} onSaid={onSaid} />}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {blocked && (
        <ReasonDialog
          title={VOUCHER.blockTitle(blocked.code_tail)}
          sentence={VOUCHER.blockSentence(blocked.balance)}
          submit={VOUCHER.block}
          isDangerous
          onReason={async (reason) => {
            const answer = await runCommand('blockVoucher', { voucherId: blocked.id, reason })
            if (answer.ok) onChanged()
            return answer.ok ? null : VOUCHER.refused
          }}
          onClose={() => setBlocked(null)}
        />
      )}
    </>
  )
}
