import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { BOARD } from '#app/texts/board.ts'
import { ORDER, ORDERS, REASON } from '#app/texts/order.ts'
import { BoardColumn } from './board-column.tsx'
import { COLUMNS, type Column, columnOf, type Move, moveTo, workOf } from './board-moves.ts'
import { toSentence } from './order-refusal.ts'
import type { OrderRow } from './order-views.ts'

/** The same rows by what they wait for. A card is moved by hand or by keys, and only where a command of ours leads. */
export function OrdersBoard({ rows, onDone }: { rows: readonly OrderRow[]; onDone(): Promise<void> }) {
  const cards = COLUMNS.flatMap((column) => rows.filter(({ state }) => columnOf(state) === column))
  const [currentId, setCurrentId] = useState<number | null>(null)
  const [held, setHeld] = useState<OrderRow | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const navigate = useNavigate()
  const may = { orders: useMayDo('orders'), packing: useMayDo('packing') }
  const at = Math.max(
    0,
    cards.findIndex(({ id }) => id === currentId),
  )
  const current = cards[at]
  const run = async (order: OrderRow, name: Exclude<Move, 'holdOrder'>) => {
    const answer = await runCommand(name, { orderId: order.id })
    setRefusal(answer.ok ? null : `${order.number}: ${toSentence(answer.code)}`)
    await onDone()
  }
  const drop = (order: OrderRow | undefined, column: Column | undefined) => {
    if (!order || !column || columnOf(order.state) === column) return
    setCurrentId(order.id)
    const move = moveTo(order.state, column)
    if (!move) return setRefusal(BOARD.impossible[column])
    if (!may[workOf(move)]) return setRefusal(BOARD.notYours[workOf(move)])
    setRefusal(null)
    return move === 'holdOrder' ? setHeld(order) : run(order, move)
  }
  const step = (by: number) => {
    const from = current && columnOf(current.state)
    return from ? drop(current, COLUMNS[COLUMNS.indexOf(from) + by]) : undefined
  }
  const move = (by: number) => setCurrentId(cards[Math.max(0, Math.min(cards.length - 1, at + by))]?.id ?? null)
  useKeys([
    { keys: 'J', label: BOARD.keys.card, isInBar: true, run: () => move(1) },
    { keys: 'K', label: BOARD.keys.card, isInBar: true, run: () => move(-1) },
    { keys: 'Ctrl ←', label: BOARD.keys.left, isInBar: true, run: () => step(-1) },
    { keys: 'Ctrl →', label: BOARD.keys.right, isInBar: true, run: () => step(1) },
    {
      keys: 'Enter',
      label: ORDERS.keys.open,
      isInBar: true,
      run: () => current && navigate(`/objednavky/${current.id}`),
    },
  ])
  return (
    <>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <div className="board">
        {COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            rows={cards.filter(({ state }) => columnOf(state) === column)}
            currentId={current?.id ?? null}
            onDrop={(id) =>
              drop(
                cards.find((card) => card.id === id),
                column,
              )
            }
          />
        ))}
      </div>
      {held && (
        <ReasonDialog
          title={REASON.holdTitle}
          sentence={REASON.hold}
          submit={ORDER.hold}
          onReason={async (reason) => {
            const answer = await runCommand('holdOrder', { orderId: held.id, reason })
            await onDone()
            return answer.ok ? null : toSentence(answer.code)
          }}
          onClose={() => setHeld(null)}
        />
      )}
    </>
  )
}
