import { useKeys } from '#app/keys/use-keys.ts'
import { ORDERS } from '#app/texts/order.ts'
import { PAYMENT_KINDS } from '#app/texts/states.ts'
import { ORDER_VIEWS, type OrderFilter, readFilter, writeFilter } from './order-views.ts'
import { OwnViews } from './own-views.tsx'
import { useCarriers } from './use-orders.ts'

interface OrdersFilterProps {
  filter: OrderFilter
  onFilter(query: string): void
}

/** Views of everybody by their digits, own ones behind them, and two filters. */
export function OrdersFilter({ filter, onFilter }: OrdersFilterProps) {
  const carriers = useCarriers()
  // From the address as it is now: what is drawn may still be from before the last choice.
  const change = (part: Partial<OrderFilter>) =>
    onFilter(writeFilter({ ...readFilter(window.location.search), ...part }))
  useKeys(
    ORDER_VIEWS.map((view, index) => ({ keys: String(index + 1), label: view.title, run: () => change({ view }) })),
  )
  return (
    <nav className="tool" aria-label={ORDERS.title}>
      {ORDER_VIEWS.map((view, index) => (
        <button
          key={view.key}
          type="button"
          className={view.key === filter.view.key ? 'chip on' : 'chip'}
          aria-pressed={view.key === filter.view.key}
          onClick={() => change({ view })}
        >
          {view.title} <span className="n">{index + 1}</span>
        </button>
      ))}
      <OwnViews current={writeFilter(filter)} onOpen={onFilter} />
      <span className="acts r">
        <Choice
          label={ORDERS.payment}
          any={ORDERS.anyPayment}
          value={filter.payment}
          options={Object.entries(PAYMENT_KINDS)}
          onChange={(payment) => change({ payment })}
        />
        <Choice
          label={ORDERS.carrier}
          any={ORDERS.anyCarrier}
          value={filter.carrier}
          options={carriers.map((carrier) => [carrier, carrier])}
          onChange={(carrier) => change({ carrier })}
        />
      </span>
    </nav>
  )
}

interface ChoiceProps {
  label: string
  any: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange(value: string): void
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <select className="sel narrow" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  )
}
