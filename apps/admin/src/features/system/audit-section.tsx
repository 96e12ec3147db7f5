import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { AUDIT, AUDIT_OBJECTS } from '#app/texts/audit.ts'
import { PARTS } from '#app/texts/parts.ts'
import { askServices } from './ask-services.ts'
import { AuditTable } from './audit-table.tsx'

/** Who did what, and with which row. Nothing of it can be changed. */
export function AuditSection() {
  const [asked, setAsked] = useState({ objectType: '', objectId: '' })
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['staff_audit', asked],
    queryFn: ({ pageParam }) => askServices('staffAudit', { ...asked, ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: 0,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAsked({ objectType: String(form.get('type')), objectId: String(form.get('id')).trim() })
  }
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <search>
        <form className="tool" onSubmit={search}>
          <select className="sel narrow" name="type" aria-label={AUDIT.type}>
            <option value="">{AUDIT.anything}</option>
            {Object.entries(AUDIT_OBJECTS).map(([type, words]) => (
              <option key={type} value={type}>
                {words}
              </option>
            ))}
          </select>
          <input
            className="inp grow"
            name="id"
            aria-label={AUDIT.id}
            placeholder={AUDIT.placeholder}
            pattern="[\w:\-]{0,60}"
            maxLength={60}
          />
          <button type="submit" className="btn">
            {AUDIT.find}
          </button>
        </form>
      </search>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {data && entries.length === 0 && <p className="pad mut">{AUDIT.none}</p>}
      {entries.length > 0 && <AuditTable entries={entries} />}
      {hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {AUDIT.more}
          </button>
        </div>
      )}
    </>
  )
}
