import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { dataFetch } from '#app/data/data-fetch.ts'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { CUSTOMERS } from '#app/texts/customer.ts'
import { PARTS } from '#app/texts/parts.ts'
import { CustomersTable } from './customers-table.tsx'
import { useCustomers } from './use-customers.ts'

interface Group {
  id: number
  name: string
  is_default: boolean
}

/** Everybody by age, one group of them, or whoever fits what was typed. */
export function CustomersPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const [group, typed] = [params.get('skupina') ?? '', params.get('hledat') ?? '']
  const field = useRef<HTMLInputElement>(null)
  const open = (next: Record<string, string>) => navigate(`/zakaznici?${new URLSearchParams(next)}`)
  useKeys([{ keys: 'F', label: CUSTOMERS.search, isInBar: true, run: () => field.current?.focus() }])
  const { data: groups = [] } = useQuery({
    queryKey: ['customer_groups'],
    queryFn: async () => (await dataFetch('/data/customer_groups?select=id,name,is_default&order=id')).json as Group[],
  })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    return open(words === '' ? {} : { hledat: words })
  }
  return (
    <Screen title={CUSTOMERS.title}>
      <nav className="tool" aria-label={CUSTOMERS.title}>
        <Chip title={CUSTOMERS.everybody} isOn={group === '' && typed === ''} onClick={() => open({})} />
        {groups.map(({ id, name }) => (
          <Chip
            key={id}
            title={name}
            isOn={group === String(id) && typed === ''}
            onClick={() => open({ skupina: String(id) })}
          />
        ))}
        <form className="row last" onSubmit={find}>
          <input
            key={typed}
            ref={field}
            className="inp who"
            aria-label={CUSTOMERS.search}
            placeholder={CUSTOMERS.placeholder}
            defaultValue={typed}
            maxLength={80}
          />
          <button type="submit" className="btn">
            <Icon name="search" /> {CUSTOMERS.find}
          </button>
        </form>
      </nav>
      <CustomerList
        key={`${group} ${typed}`}
        group={groups.find(({ id }) => String(id) === group) ?? null}
        typed={typed}
      />
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

function CustomerList({ group, typed }: { group: Group | null; typed: string }) {
  const { rows, total, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useCustomers(group, typed)
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  return (
    <>
      <div className="tool">
        <span className="mut sm" role="status">
          {isPending ? PARTS.loading : CUSTOMERS.count(rows.length, total)}
        </span>
      </div>
      {!isPending && rows.length === 0 ? (
        <div className="empty pad">
          <h2>{CUSTOMERS.empty}</h2>
          <p className="mut">{CUSTOMERS.emptySentence}</p>
        </div>
      ) : (
        <CustomersTable rows={rows} total={total} />
      )}
      {hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {CUSTOMERS.more}
          </button>
        </div>
      )}
    </>
  )
}
