import type { LedgerEntry, PricedVariantRow } from '@shop/contract/price/staff-price'
import { formatPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatDay, formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { LEDGER, PRICE_DIALOG, PRICES } from '#app/texts/price.ts'
import { ask, toSentence } from './price-questions.ts'

interface LedgerDialogProps {
  list: string
  variant: PricedVariantRow
  onClose(): void
  onDone(sentence: string): void
}

/** Everything ever written about a price; what has not begun can be called off here. */
export function LedgerDialog({ list, variant, onClose, onDone }: LedgerDialogProps) {
  const { variantId, name, variantName } = variant
  const mayWrite = useMayDo('price_approval')
  const [called, setCalled] = useState<LedgerEntry | null>(null)
  const { data, isError } = useQuery({
    queryKey: ['prices', 'ledger', list, variantId],
    queryFn: () => ask('priceLedger', { variantId, list }),
  })
  if (called) {
    const callOff = async (reason: string) => {
      const answer = await runCommand('callOffPrice', { priceId: called.id, reason })
      if (!answer.ok) return toSentence(answer.code as string)
      onDone(answer.value.proposalId === null ? PRICES.calledOff : PRICES.callOffProposed)
      return null
    }
    return (
      <ReasonDialog
        title={PRICES.callOffTitle}
        sentence={PRICES.callOffSentence(formatPrice(called.amount), formatMoment(called.from))}
        submit={PRICES.callOff}
        onReason={callOff}
        onClose={onClose}
      />
    )
  }
  const isPlanned = ({ from, isOverridden, restores }: LedgerEntry) =>
    data !== undefined && from > data.now && !isOverridden && !restores
  return (
    <Dialog title={PRICES.ledgerOf(`${name}, ${variantName}`)} onClose={onClose} isWide>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      <table className="tb in">
        <caption className="vh">{LEDGER.caption}</caption>
        <thead>
          <tr>
            <th>{LEDGER.columns.from}</th>
            <th className="num">{LEDGER.columns.amount}</th>
            <th>{LEDGER.columns.kind}</th>
            <th>{LEDGER.columns.proof}</th>
            <th>{LEDGER.columns.who}</th>
            <th>
              <span className="vh">{PRICES.columns.act}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} isPlanned={isPlanned(entry)}>
              {mayWrite && isPlanned(entry) && (
                <button
                  type="button"
                  className="btn"
                  aria-label={PRICES.callOffOf(formatPrice(entry.amount), formatMoment(entry.from))}
                  onClick={() => setCalled(entry)}
                >
                  {PRICES.callOff}
                </button>
              )}
            </LedgerRow>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

interface LedgerRowProps {
  entry: LedgerEntry
  isPlanned: boolean
  children: ReactNode
}

function LedgerRow({ entry, isPlanned, children }: LedgerRowProps) {
  const { amount, kind, from, isOverridden, restores, reason, by, proof } = entry
  return (
    <tr className={isOverridden ? 'mut' : undefined}>
      <td>
        {formatDay(from)} {formatMoment(from).split(' ').at(-1)}
        {isPlanned && <span className="block xs wrn">{LEDGER.planned}</span>}
        {isOverridden && <span className="block xs">{LEDGER.overridden}</span>}
      </td>
      <td className="num b6">{isOverridden ? <s>{formatPrice(amount)}</s> : formatPrice(amount)}</td>
      <td>{PRICE_DIALOG.kinds[kind]}</td>
      <td>
        {proof && kind === 'sale' && (
          <>
            {proof.percent > 0 && <b>{PRICE_DIALOG.percent(proof.percent)} </b>}
            {proof.reference !== null && LEDGER.reference(formatPrice(proof.reference))}
            <span className="block xs mut">{PRICE_DIALOG.verdicts[proof.verdict]}</span>
          </>
        )}
      </td>
      <td>
        {by ?? LEDGER.seed}
        <span className="block xs mut">{restores ? `${LEDGER.restores} · ${reason}` : reason}</span>
      </td>
      <td>{children}</td>
    </tr>
  )
}
