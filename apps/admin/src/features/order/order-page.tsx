import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { OrderState } from '#app/parts/order-state.tsx'
import { useMayDo } from '#app/session/use-session.ts'
import { ORDER, ORDERS } from '#app/texts/order.ts'
import { PARTS } from '#app/texts/parts.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import type { OrderDetail } from './order-detail.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPerson } from './order-person.tsx'
import { OrderTasks } from './order-tasks.tsx'
import { OrderThread } from './order-thread.tsx'
import { readOrder } from './read-order.ts'
import { RefundPane } from './refund-pane.tsx'

export function OrderPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const {
    data: order,
    isPending,
    isError,
  } = useQuery({
    queryKey: ['staff_order', id],
    queryFn: () => readOrder(Number(id)),
  })
  useKeys([{ keys: 'Esc', label: ORDER.back, run: () => navigate('/objednavky') }])
  if (isPending) return <Screen title={ORDERS.title}>{null}</Screen>
  if (isError || !order) {
    return (
      <Screen title={ORDERS.title}>
        <p className="pad mut">{isError ? PARTS.failed : ORDER.unknown}</p>
      </Screen>
    )
  }
  return (
    <Screen title={order.number} head={<Head order={order} />}>
      <OrderBody order={order} />
    </Screen>
  )
}

function Head({ order }: { order: OrderDetail }) {
  return (
    <>
      <OrderState state={order.state} />
      <LinkBase to="/objednavky">{ORDERS.title}</LinkBase>
    </>
  )
}

function OrderBody({ order }: { order: OrderDetail }) {
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const client = useQueryClient()
  const mayRefund = useMayDo('refunds')
  const refresh = async (refusal: string | null, done: string | null = null) => {
    setSaid(refusal ? { kind: 'bad', text: refusal } : done ? { kind: 'ok', text: done } : null)
    await client.invalidateQueries({ queryKey: ['staff_order', String(order.id)] })
  }
  return (
    <div className="cols ord">
      <div className="pane">
        <OrderActions order={order} onDone={refresh} />
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {order.remark && <Note kind="wrn">{order.remark}</Note>}
        {order.tasks.length > 0 && <OrderTasks order={order} onDone={(sentence) => refresh(null, sentence)} />}
        <OrderLines order={order} />
        <div className="cols half">
          {order.money && <OrderMoney money={order.money} />}
          {order.parcels && <OrderParcels parcels={order.parcels} lines={order.lines} />}
        </div>
        {order.talk && <OrderThread tickets={order.talk.tickets} />}
      </div>
      <aside className="pane soft" aria-label={ORDER.customer}>
        {order.customer && <OrderPerson orderId={order.id} person={order.customer} onRevealed={() => refresh(null)} />}
        <OrderBuyer orderId={order.id} />
        {mayRefund && order.money && <RefundPane order={order} money={order.money} onDone={refresh} />}
        <OrderHistory events={order.events} />
      </aside>
    </div>
  )
}
