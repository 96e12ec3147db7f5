import { useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { ORDERS } from '#app/texts/order.ts'
import { PARTS } from '#app/texts/parts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type OrderFilter, readFilter, writeFilter } from './order-views.ts'
import { OrdersBoard } from './orders-board.tsx'
import { OrdersFilter } from './orders-filter.tsx'
import { OrdersSummary } from './orders-summary.tsx'
import { OrdersTable } from './orders-table.tsx'
import { useOrders } from './use-orders.ts'

type Look = 'table' | 'board'
const LOOKS: readonly Look[] = ['table', 'board']

export function OrdersPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filter = readFilter(search)
  const [look, setLook] = useState<Look>('table')
  useKeys([
    { keys: 'B', label: ORDERS.keys.board, isInBar: true, run: () => setLook(look === 'table' ? 'board' : 'table') },
  ])
  const switcher = (
    <span className="seg">
      {LOOKS.map((one) => (
        <button
          key={one}
          type="button"
          className={one === look ? 'on' : undefined}
          aria-pressed={one === look}
          onClick={() => setLook(one)}
        >
          {ORDERS.looks[one]}
        </button>
      ))}
    </span>
  )
  return (
    <Screen title={ORDERS.title} head={switcher}>
      <OrdersFilter filter={filter} onFilter={(query) => navigate(`/objednavky?${query}`)} />
      <OrderList key={writeFilter(filter)} filter={filter} look={look} />
    </Screen>
  )
}

function OrderList({ filter, look }: { filter: OrderFilter; look: Look }) {
  const { rows, total, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOrders(filter)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  if (isError) {
    return (
      <Note kind="bad">
        {PARTS.failed}{' '}
        <button type="button" className="btn" onClick={() => refetch()}>
          {PARTS.retry}
        </button>
      </Note>
    )
  }
  const refresh = async () => void (await refetch())
  return (
    <>
      <OrdersSummary filter={filter} rows={rows} total={total} isPending={isPending} onRefresh={refresh} />
      {!isPending && rows.length === 0 ? (
        <div className="empty pad">
          <h3>{ORDERS.empty}</h3>
          <p className="mut">{ORDERS.emptySentence}</p>
        </div>
      ) : look === 'board' ? (
        <OrdersBoard rows={rows} onDone={refresh} />
      ) : (
        <OrdersTable rows={rows} total={total} selected={selected} onSelect={setSelected} />
      )}
      {hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {ORDERS.more}
          </button>
        </div>
      )}
      {look === 'table' && (
        <BulkBar
          rows={rows.filter(({ id }) => selected.has(id))}
          onClear={() => setSelected(new Set())}
          onDone={async (left) => {
            setSelected(new Set(left))
            await refetch()
          }}
        />
      )}
    </>
  )
}
