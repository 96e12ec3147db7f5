import { PRODUCT_STATUSES, type StaffProduct } from '@shop/contract/staff/staff-product'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { BULK_EDIT } from '#app/texts/bulk.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PRODUCT_STATES, PRODUCTS } from '#app/texts/product.ts'
import { ATTRIBUTES } from '#app/texts/shop/attribute.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { NewProductDialog } from './new-product-dialog.tsx'
import { ProductsTable } from './products-table.tsx'

type Status = StaffProduct['status']

/** From the newest back, one state of them, or what fits what was typed. */
export function ProductsPage() {
  const mayAdd = useMayDo('goods')
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const typed = params.get('hledat') ?? ''
  const status = PRODUCT_STATUSES.find((one) => one === params.get('stav')) ?? null
  const field = useRef<HTMLInputElement>(null)
  const [isAdding, setAdding] = useState(false)
  const open = (next: Record<string, string>) => navigate(`/produkty?${new URLSearchParams(next)}`)
  useKeys([
    { keys: 'F', label: PRODUCTS.search, isInBar: true, run: () => field.current?.focus() },
    ...(mayAdd ? [{ keys: 'N', label: PRODUCTS.add, isInBar: true, run: () => setAdding(true) }] : []),
  ])
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    return open({ ...(status && { stav: status }), ...(words !== '' && { hledat: words }) })
  }
  return (
    <Screen title={PRODUCTS.title}>
      <nav className="tool" aria-label={PRODUCTS.title}>
        <Chip title={PRODUCTS.all} isOn={status === null} onClick={() => open({})} />
        {PRODUCT_STATUSES.map((one) => (
          <Chip key={one} title={PRODUCT_STATES[one]} isOn={status === one} onClick={() => open({ stav: one })} />
        ))}
        <LinkBase to="/produkty/vlastnosti" className="btn q">
          {ATTRIBUTES.title}
        </LinkBase>
        <form className="row last" onSubmit={find}>
          <input
            key={typed}
            ref={field}
            className="inp who"
            aria-label={PRODUCTS.search}
            placeholder={PRODUCTS.placeholder}
            defaultValue={typed}
            maxLength={80}
          />
          <button type="submit" className="btn">
            <Icon name="search" /> {PRODUCTS.find}
          </button>
        </form>
        {mayAdd && (
          <button type="button" className="btn p" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {PRODUCTS.add} <kbd>N</kbd>
          </button>
        )}
      </nav>
      <ProductList key={`${status} ${typed}`} status={status} typed={typed} />
      {isAdding && <NewProductDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}

function Chip({ title, isOn, onClick }: { title: string; isOn: boolean; onClick(): void }) {
  return (
    <button type="button" className={isOn ? 'chip on' : 'chip'} aria-pressed={isOn} onClick={onClick}>
      {title}
    </button>
  )
}

function ProductList({ status, typed }: { status: Status | null; typed: string }) {
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['staff_products', status, typed],
    queryFn: ({ pageParam }) => readPage(status, typed, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ products, hasMore }) => (hasMore ? (products.at(-1)?.productId ?? null) : null),
  })
  const maySelect = useMayDo('goods')
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isEditing, setEditing] = useState(false)
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected((before) => new Set(isSelected ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const rows = data?.pages.flatMap(({ products }) => products) ?? []
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (isPending) return <p className="pad mut">{PARTS.loading}</p>
  if (rows.length === 0) {
    return (
      <div className="empty pad">
        <h2>{PRODUCTS.empty}</h2>
        <p className="mut">{PRODUCTS.emptySentence}</p>
      </div>
    )
  }
  return (
    <>
      {selected.size > 0 && (
        <div className="tool">
          <button type="button" className="btn p" onClick={() => setEditing(true)}>
            {BULK_EDIT.open(selected.size)}
          </button>
        </div>
      )}
      {isEditing && <BulkDialog productIds={[...selected]} onClose={() => setEditing(false)} />}
      <ProductsTable rows={rows} selected={maySelect ? selected : null} onSelect={select} />
      {hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {PRODUCTS.more}
          </button>
        </div>
      )}
    </>
  )
}

async function readPage(status: Status | null, q: string, before: number | null) {
  const answer = await runCommand('staffProducts', { q, ...(status && { status }), ...(before !== null && { before }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
