import type { PricedVariantRow, PricesQuery } from '@shop/contract/price/staff-price'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { useMayDo } from '#app/session/use-session.ts'
import { PARTS } from '#app/texts/parts.ts'
import { OPEN_LIST, PRICES } from '#app/texts/price.ts'
import { LedgerDialog } from './ledger-dialog.tsx'
import { OpenListDialog } from './open-list-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { ask } from './price-questions.ts'
import { PricesTable } from './prices-table.tsx'

const FILTERS = ['all', 'planned', 'sale'] as const

type Filter = Pick<PricesQuery, 'list' | 'find' | 'only'>

export function PricesTab() {
  const client = useQueryClient()
  const [filter, setFilter] = useState<Filter>({ list: 'maloobchod', find: '', only: 'all' })
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [edited, setEdited] = useState<readonly PricedVariantRow[] | null>(null)
  const [told, setTold] = useState<PricedVariantRow | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const mayPropose = useMayDo('price_proposals')
  const mayApprove = useMayDo('price_approval')
  const { data, isPending, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['prices', 'list', filter],
    queryFn: ({ pageParam }) => ask('staffPrices', { ...filter, after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
  })
  const rows = data?.pages.flatMap(({ variants }) => variants) ?? []
  const refresh = async (sentence: string) => {
    setEdited(null)
    setSelected(new Set())
    setSaid(sentence)
    await client.invalidateQueries({ queryKey: ['prices'] })
  }
  const lists = data?.pages[0]?.lists ?? []
  const shown = lists.find(({ code }) => code === filter.list)
  // What one customer pays is decided by two.
  const mayWrite = mayApprove && shown?.isAgreed !== true
  const chosen = rows.filter(({ variantId }) => selected.has(variantId))
  return (
    <>
      <PricesFilter
        filter={filter}
        lists={lists}
        onChange={setFilter}
        onOpenList={mayApprove ? () => setOpening(true) : null}
      />
      {isOpening && (
        <OpenListDialog
          lists={lists}
          onClose={() => setOpening(false)}
          onDone={(list) => {
            setOpening(false)
            setFilter({ ...filter, list })
          }}
        />
      )}
      {said && <Note kind="ok">{said}</Note>}
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {isPending ? (
        <p className="pad mut">{PARTS.loading}</p>
      ) : (
        <PricesTable
          rows={rows}
          selected={mayPropose ? selected : null}
          act={mayWrite ? 'change' : mayPropose ? 'propose' : null}
          onSelect={setSelected}
          onEdit={(row) => setEdited([row])}
          onLedger={setTold}
        />
      )}
      {hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" onClick={() => fetchNextPage()}>
            {PRICES.more}
          </button>
        </div>
      )}
      {chosen.length > 0 && (
        <div className="bulk" role="toolbar" aria-label={PRICES.selected(chosen.length)}>
          <b>{PRICES.selected(chosen.length)}</b>
          <button type="button" className="btn" onClick={() => setEdited(chosen)}>
            {mayWrite ? PRICES.change : PRICES.propose}
          </button>
          <button type="button" className="btn q r" onClick={() => setSelected(new Set())}>
            {PRICES.clear}
          </button>
        </div>
      )}
      {edited && (
        <PriceDialog
          list={filter.list}
          variants={edited}
          mayEnd={shown !== undefined && (shown.isAgreed || shown.fromPieces !== null)}
          isProposal={!mayWrite}
          onClose={() => setEdited(null)}
          onDone={refresh}
        />
      )}
      {told && <LedgerDialog list={filter.list} variant={told} onClose={() => setTold(null)} onDone={refresh} />}
    </>
  )
}

interface PricesFilterProps {
  filter: Filter
  lists: readonly { code: string; name: string; includesVat: boolean }[]
  onChange(filter: Filter): void
  onOpenList: (() => void) | null
}

function PricesFilter({ filter, lists, onChange, onOpenList }: PricesFilterProps) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ ...filter, find: String(new FormData(event.currentTarget).get('find')) })
  }
  return (
    <div className="tool">
      <select
        className="sel narrow"
        aria-label={PRICES.list}
        value={filter.list}
        onChange={({ target }) => onChange({ ...filter, list: target.value })}
      >
        {lists.map(({ code, name, includesVat }) => (
          <option key={code} value={code}>
            {name} · {includesVat ? PRICES.withVat : PRICES.withoutVat}
          </option>
        ))}
      </select>
      {onOpenList && (
        <button type="button" className="btn" onClick={onOpenList}>
          {OPEN_LIST.open}
        </button>
      )}
      <form className="row" onSubmit={find}>
        <input className="inp" name="find" type="search" aria-label={PRICES.find} placeholder={PRICES.find} />
        <button type="submit" className="btn">
          {PRICES.findButton}
        </button>
      </form>
      <span className="seg r">
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={filter.only === one ? 'on' : undefined}
            aria-pressed={filter.only === one}
            onClick={() => onChange({ ...filter, only: one })}
          >
            {PRICES.only[one]}
          </button>
        ))}
      </span>
    </div>
  )
}
