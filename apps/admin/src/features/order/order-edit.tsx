import { canCustomerEdit } from '@shop/domain/order/customer-status'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { EDIT } from '#app/texts/order-edit.ts'
import { EditDialog } from './edit-dialog.tsx'
import type { OrderDetail } from './order-detail.ts'
import { readOrder } from './read-order.ts'
import { RevealDialog } from './reveal-dialog.tsx'

interface OrderEditProps {
  order: OrderDetail
  onDone(refusal: null, done: string | null): Promise<void>
  onEditing(isEditing: boolean): void
}

/** The button and what it opens. Nobody edits what they do not see: masked details ask for the reason first. */
export function OrderEdit({ order, onDone, onEditing }: OrderEditProps) {
  const [isAsking, setAsking] = useState(false)
  // The row as it was when somebody began to write: the page below may be read anew meanwhile.
  const [edited, setEdited] = useState<OrderDetail | null>(null)
  const mayEdit = canCustomerEdit(order.state) && order.customer !== null
  const edit = (row: OrderDetail | null) => {
    setEdited(row)
    onEditing(row !== null)
  }
  const start = () => (order.customer?.isRevealed ? edit(order) : setAsking(true))
  useKeys(mayEdit && !edited ? [{ keys: 'E', label: EDIT.open, isInBar: true, run: start }] : [])
  const begin = async () => {
    edit(await readOrder(order.id))
    await onDone(null, null)
  }
  return (
    <>
      {mayEdit && (
        <button type="button" className="btn" onClick={start}>
          <Icon name="doc" /> {EDIT.open} <kbd>E</kbd>
        </button>
      )}
      {isAsking && <RevealDialog orderId={order.id} onRevealed={() => void begin()} onClose={() => setAsking(false)} />}
      {edited && <EditDialog order={edited} onDone={(said) => onDone(null, said)} onClose={() => edit(null)} />}
    </>
  )
}
