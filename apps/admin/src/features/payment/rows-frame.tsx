import type { ReactNode } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { PARTS } from '#app/texts/parts.ts'
import { PAYMENT } from '#app/texts/payment.ts'

interface RowsFrameProps {
  list: {
    rows: readonly unknown[]
    isPending: boolean
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage(): unknown
    refetch(): unknown
  }
  /** Good news when there is nothing. */
  empty: { title: string; sentence: string }
  /** Beside the count, such as a sum. */
  status?: ReactNode
  children: ReactNode
}

/** Around every list of this screen: how much is here, what to do when it is not, and the next page. */
export function RowsFrame({ list, empty, status, children }: RowsFrameProps) {
  if (list.isError) {
    return (
      <Note kind="bad">
        {PARTS.failed}{' '}
        <button type="button" className="btn" onClick={() => list.refetch()}>
          {PARTS.retry}
        </button>
      </Note>
    )
  }
  const isEmpty = !list.isPending && list.rows.length === 0
  return (
    <>
      <div className="tool">
        <span className="mut sm grow" role="status">
          {list.isPending ? PARTS.loading : PAYMENT.rows(list.rows.length)}
          {list.hasNextPage && '+'} {status}
        </span>
        <button type="button" className="btn q" onClick={() => list.refetch()}>
          <Icon name="redo" /> {PAYMENT.refresh}
        </button>
      </div>
      {isEmpty ? (
        <div className="empty pad">
          <h2>{empty.title}</h2>
          <p className="mut">{empty.sentence}</p>
        </div>
      ) : (
        children
      )}
      {list.hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {PAYMENT.more}
          </button>
        </div>
      )}
    </>
  )
}
