import { formatPrice } from '@shop/czech/format-price'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { ORDER, ORDERS, REASON } from '#app/texts/order.ts'
import { PARTS } from '#app/texts/parts.ts'
import { toSentence } from './order-refusal.ts'
import type { OrderRow } from './order-views.ts'

interface BulkBarProps {
  rows: readonly OrderRow[]
  onClear(): void
  /** Those that were not done stay selected. */
  onDone(left: readonly number[]): Promise<void>
}

/** What can be done with several orders at once. */
export function BulkBar({ rows, onClear, onDone }: BulkBarProps) {
  const mayHold = useMayDo('orders')
  const [isAsking, setAsking] = useState(false)
  useKeys(
    rows.length > 0 && !isAsking
      ? [
          { keys: 'H', label: ORDERS.keys.hold, isInBar: true, run: () => mayHold && setAsking(true) },
          { keys: 'Esc', label: PARTS.close, run: onClear },
        ]
      : [],
  )
  if (rows.length === 0) return null
  const hold = async (reason: string) => {
    const left: { id: number; number: string; code: string }[] = []
    for (const { id, number } of rows) {
      const answer = await runCommand('holdOrder', { orderId: id, reason })
      if (!answer.ok) left.push({ id, number, code: answer.code })
    }
    await onDone(left.map(({ id }) => id))
    return left.length === 0 ? null : left.map(({ number, code }) => `${number}: ${toSentence(code)}`).join(' ')
  }
  return (
    <div className="bulk" role="toolbar" aria-label={ORDERS.selected(rows.length)}>
      <b>{ORDERS.selected(rows.length)}</b>
      <span>{formatPrice(rows.reduce((sum, { payable }) => sum + (payable ?? 0), 0))}</span>
      {mayHold && (
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          <Icon name="pause" /> {ORDER.hold} <kbd>H</kbd>
        </button>
      )}
      <button type="button" className="btn q r" onClick={onClear}>
        <kbd>Esc</kbd> {ORDERS.clear}
      </button>
      {isAsking && (
        <ReasonDialog
          title={REASON.holdManyTitle}
          sentence={REASON.hold}
          submit={ORDER.hold}
          onReason={hold}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
