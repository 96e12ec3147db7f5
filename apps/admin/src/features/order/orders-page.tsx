import { formatPrice } from '@shop/czech/format-price'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { ORDERS } from '#app/texts/order.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PAYMENT_KINDS } from '#app/texts/states.ts'
import { BulkBar } from './bulk-bar.tsx'
import { exportOrders } from './export-orders.ts'
import { ORDER_VIEWS, type OrderView } from './order-views.ts'
import { OrdersTable } from './orders-table.tsx'
import { useOrders } from './use-orders.ts'

export function OrdersPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const view = ORDER_VIEWS.find(({ key }) => key === params.get('pohled')) ?? (ORDER_VIEWS[0] as OrderView)
  const payment = params.get('platba') ?? ''
  const open = (key: string, kind: string) =>
    navigate(`/objednavky?${new URLSearchParams({ pohled: key, platba: kind })}`)
  useKeys(
    ORDER_VIEWS.map(({ key, title }, index) => ({
      keys: String(index + 1),
      label: title,
      run: () => open(key, payment),
    })),
  )
  return (
    <Screen title={ORDERS.title}>
      <nav className="tool" aria-label={ORDERS.title}>
        {ORDER_VIEWS.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            className={key === view.key ? 'chip on' : 'chip'}
            aria-pressed={key === view.key}
            onClick={() => open(key, payment)}
          >
            {title} <span className="n">{index + 1}</span>
          </button>
        ))}
        <select
          className="sel narrow"
          aria-label={ORDERS.payment}
          value={payment}
          onChange={({ target }) => open(view.key, target.value)}
        >
          <option value="">{ORDERS.anyPayment}</option>
          {Object.entries(PAYMENT_KINDS).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      </nav>
      <OrderList key={`${view.key} ${payment}`} view={view} payment={payment} />
    </Screen>
  )
}

function OrderList({ view, payment }: { view: OrderView; payment: string }) {
  const { rows, total, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOrders(
    view,
    payment,
  )
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const sum = rows.reduce((amount, { payable }) => amount + (payable ?? 0), 0)
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
  return (
    <>
      <div className="tool">
        <span className="mut sm grow" role="status">
          {isPending ? PARTS.loading : ORDERS.count(rows.length, total)}
          {sum > 0 && (
            <>
              {' '}
              · {ORDERS.sum} <b>{formatPrice(sum)}</b>
            </>
          )}
        </span>
        <button type="button" className="btn q" onClick={() => refetch()}>
          <Icon name="redo" /> {ORDERS.refresh}
        </button>
        <button type="button" className="btn q" onClick={() => exportOrders(rows)}>
          <Icon name="down" /> {ORDERS.csv}
        </button>
      </div>
      {!isPending && rows.length === 0 ? (
        <div className="empty pad">
          <h3>{ORDERS.empty}</h3>
          <p className="mut">{ORDERS.emptySentence}</p>
        </div>
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
      <BulkBar
        rows={rows.filter(({ id }) => selected.has(id))}
        onClear={() => setSelected(new Set())}
        onDone={async (left) => {
          setSelected(new Set(left))
          await refetch()
        }}
      />
    </>
  )
}
