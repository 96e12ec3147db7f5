import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { callFunction } from '#app/data/data-fetch.ts'
import { Note } from '#app/parts/note.tsx'
import { useMayDo } from '#app/session/use-session.ts'
import { VOUCHER } from '#app/texts/money/voucher.ts'
import { SellVoucherDialog } from './sell-voucher-dialog.tsx'
import { VoucherReport } from './voucher-report.tsx'
import type { VoucherRow } from './voucher-rows.ts'
import { VoucherTable } from './voucher-table.tsx'

const PAGE = 100
const VIEWS = ['all', 'open', 'spent', 'blocked'] as const

const addressOf = (view: string, tail: string) =>
  `/platby?${new URLSearchParams({ fronta: 'poukazy', ...(view === 'all' ? {} : { jen: view }), ...(tail ? { kod: tail } : {}) })}`

/** Vouchers by the last signs of their code, what became of each, and what the shop owes for all of them. */
export function VouchersTab() {
  const params = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const client = useQueryClient()
  const maySell = useMayDo('vouchers')
  const [isSelling, setSelling] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const view = VIEWS.find((one) => one === params.get('jen')) ?? 'all'
  const tail = params.get('kod') ?? ''
  const list = useInfiniteQuery({
    queryKey: ['payment', 'vouchers', view, tail],
    queryFn: ({ pageParam }) =>
      callFunction<VoucherRow[]>('staff_vouchers', {
        wanted: tail,
        kind: view,
        ...(pageParam ? { before: pageParam } : {}),
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (rows) => (rows.length < PAGE ? null : (rows.at(-1)?.id ?? null)),
  })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(addressOf(view, String(new FormData(event.currentTarget).get('kod')).trim()))
  }
  const refresh = () => client.invalidateQueries({ queryKey: ['payment', 'vouchers'] })
  return (
    <>
      <nav className="tool" aria-label={VOUCHER.caption}>
        {VIEWS.map((one) => (
          <LinkBase
            key={one}
            to={addressOf(one, tail)}
            className={one === view ? 'chip on' : 'chip'}
            aria-current={one === view ? 'true' : undefined}
          >
            {VOUCHER.views[one]}
          </LinkBase>
        ))}
        <form className="row" onSubmit={find}>
          <input
            key={tail}
            className="inp mono tail"
            name="kod"
            defaultValue={tail}
            maxLength={30}
            placeholder={VOUCHER.find}
            aria-label={VOUCHER.find}
          />
          <button type="submit" className="btn">
            {VOUCHER.findShort}
          </button>
        </form>
        {maySell && (
          <button type="button" className="btn p r" onClick={() => setSelling(true)}>
            {VOUCHER.sell}
          </button>
        )}
      </nav>
      {said && <Note kind="ok">{said}</Note>}
      {list.isError ? (
        <Note kind="bad">
          {VOUCHER.failed}{' '}
          <button type="button" className="btn" onClick={() => list.refetch()}>
            {VOUCHER.retry}
          </button>
        </Note>
      ) : (
        <VoucherTable
          rows={list.data?.pages.flat() ?? []}
          isPending={list.isPending}
          mayBlock={maySell}
          onChanged={refresh}
          onSaid={setSaid}
        />
      )}
      {list.hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" onClick={() => list.fetchNextPage()}>
            {VOUCHER.more}
          </button>
        </div>
      )}
      {maySell && <VoucherReport />}
      {isSelling && (
        <SellVoucherDialog
          onSold={(sentence) => {
            setSaid(sentence)
            return refresh()
          }}
          onClose={() => setSelling(false)}
        />
      )}
    </>
  )
}
