import { canCustomerEdit } from '@shop/domain/order/customer-status'
import { useState } from 'react'
import type { OrderDetail } from '#app/features/order/order-detail.ts'
import { toSentence } from '#app/features/order/order-refusal.ts'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { LINES } from '#app/texts/order-lines.ts'
import { LinesDialog } from './lines-dialog.tsx'

interface LinesEditProps {
  order: OrderDetail
  onDone(refusal: string | null, done?: string | null): Promise<void>
  onEditing(isEditing: boolean): void
}

/** What the order sells, until somebody packs it; a change whose difference is waited for can be taken back. */
export function LinesEdit({ order, onDone, onEditing }: LinesEditProps) {
  const [isOpen, setOpen] = useState(false)
  const [isTakingBack, setTakingBack] = useState(false)
  if (!canCustomerEdit(order.state)) return null
  const show = (open: boolean) => {
    setOpen(open)
    onEditing(open)
  }
  const withdraw = async (reason: string) => {
    const answer = await runCommand('withdrawChangeForCustomer', { orderId: order.id, reason })
    await onDone(answer.ok ? null : toSentence(answer.code), answer.ok ? LINES.withdrawn : null)
    return answer.ok ? null : toSentence(answer.code)
  }
  const isWaiting = order.state === 'awaiting_payment' && (order.money?.paid ?? 0) > 0
  return (
    <>
      <button type="button" className="btn" onClick={() => (isWaiting ? setTakingBack(true) : show(true))}>
        {isWaiting ? LINES.withdraw : LINES.open}
      </button>
      {isOpen && <LinesDialog order={order} onDone={(said) => onDone(null, said)} onClose={() => show(false)} />}
      {isTakingBack && (
        <ReasonDialog
          title={LINES.withdraw}
          sentence={LINES.withdrawSentence}
          submit={LINES.withdraw}
          isDangerous={false}
          onReason={withdraw}
          onClose={() => setTakingBack(false)}
        />
      )}
    </>
  )
}
