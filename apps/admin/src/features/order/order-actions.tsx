import type { OrderState } from '@shop/domain/order/order-state'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Presence } from '#app/parts/presence.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { ORDER, REASON } from '#app/texts/order.ts'
import { WriteDownCase } from './case/write-down-case.tsx'
import { LinesEdit } from './lines/lines-edit.tsx'
import type { OrderDetail } from './order-detail.ts'
import { OrderEdit } from './order-edit.tsx'
import { toSentence } from './order-refusal.ts'

type Reasoned = 'holdOrder' | 'cancelOrderForCustomer' | 'rejectOrder'

const DIALOGS: Record<Reasoned, { title: string; sentence: string; submit: string }> = {
  holdOrder: { title: REASON.holdTitle, sentence: REASON.hold, submit: ORDER.hold },
  cancelOrderForCustomer: { title: REASON.cancelTitle, sentence: REASON.cancel, submit: ORDER.cancel },
  rejectOrder: { title: REASON.rejectTitle, sentence: REASON.reject, submit: ORDER.reject },
}
const CANCELLED_FROM: readonly OrderState[] = [
  ...(['awaiting_payment', 'awaiting_approval', 'accepted', 'on_hold', 'not_collected'] as const),
]

interface OrderActionsProps {
  order: OrderDetail
  /** A sentence when something was refused. */
  onDone(refusal: string | null, done?: string | null): Promise<void>
}

/** What can be done in this state by whoever looks; the services decide again. */
export function OrderActions({ order, onDone }: OrderActionsProps) {
  const { id, state } = order
  // What was bought is a voucher: it is taken back while nobody has spent from it.
  const isVoucherOut = order.shipping.kind === 'email' && state === 'delivered'
  const [asking, setAsking] = useState<Reasoned | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [mayDecide, mayPack, mayTake] = [useMayDo('orders'), useMayDo('packing'), useMayDo('cases')]
  const navigate = useNavigate()
  const isPacked = mayPack && (state === 'accepted' || state === 'packing')
  useKeys(isPacked ? [{ keys: 'P', label: ORDER.pack, isInBar: true, run: () => navigate('/baleni') }] : [])
  const run = async (name: 'approveOrder' | 'releaseOrder') => {
    const answer = await runCommand(name, { orderId: id })
    await onDone(answer.ok ? null : toSentence(answer.code))
  }
  const runReasoned = async (name: Reasoned, reason: string) => {
    const answer = await runCommand(name, { orderId: id, reason })
    await onDone(answer.ok ? null : toSentence(answer.code))
    return answer.ok ? null : toSentence(answer.code)
  }
  return (
    <div className="tool">
      {mayDecide && <OrderEdit order={order} onDone={onDone} onEditing={setEditing} />}
      {mayDecide && <LinesEdit order={order} onDone={onDone} onEditing={setEditing} />}
      {mayDecide && state === 'awaiting_approval' && (
        <>
          <button type="button" className="btn p" onClick={() => run('approveOrder')}>
            <Icon name="check" /> {ORDER.approve}
          </button>
          <button type="button" className="btn" onClick={() => setAsking('rejectOrder')}>
            {ORDER.reject}
          </button>
        </>
      )}
      {mayDecide && state === 'on_hold' && (
        <button type="button" className="btn p" onClick={() => run('releaseOrder')}>
          {ORDER.release}
        </button>
      )}
      {mayDecide && state === 'accepted' && (
        <button type="button" className="btn" onClick={() => setAsking('holdOrder')}>
          <Icon name="pause" /> {ORDER.hold}
        </button>
      )}
      {mayDecide && (CANCELLED_FROM.includes(state) || isVoucherOut) && (
        <button type="button" className="btn x" onClick={() => setAsking('cancelOrderForCustomer')}>
          {ORDER.cancel}
        </button>
      )}
      {mayTake && <WriteDownCase order={order} />}
      <Presence object={`order:${id}`} mode={isEditing ? 'edit' : 'view'} />
      {asking && (
        <ReasonDialog
          {...DIALOGS[asking]}
          isDangerous={asking === 'cancelOrderForCustomer'}
          onReason={(reason) => runReasoned(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
