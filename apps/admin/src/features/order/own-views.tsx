import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { ORDERS } from '#app/texts/order.ts'
import { toSentence } from './order-refusal.ts'

const OWN_VIEWS = ['own_views', 'orders']

interface OwnViewsProps {
  /** What is looked at now, as the address holds it. */
  current: string
  onOpen(query: string): void
}

/** Filters that somebody has named for themselves; nobody else sees them. */
export function OwnViews({ current, onOpen }: OwnViewsProps) {
  const [isNaming, setNaming] = useState(false)
  const client = useQueryClient()
  const { data: views = [] } = useQuery({ queryKey: OWN_VIEWS, queryFn: readViews })
  const open = views.find(({ query }) => query === current)
  const refresh = () => client.invalidateQueries({ queryKey: OWN_VIEWS })
  const drop = async (viewId: number) => {
    await runCommand('dropView', { viewId })
    await refresh()
  }
  return (
    <>
      {views.map(({ viewId, name, query }) => (
        <button
          key={viewId}
          type="button"
          className={query === current ? 'chip on' : 'chip'}
          aria-pressed={query === current}
          onClick={() => onOpen(query)}
        >
          {name}
        </button>
      ))}
      {open ? (
        <button type="button" className="btn q" onClick={() => drop(open.viewId)}>
          {ORDERS.dropView}
        </button>
      ) : (
        <button type="button" className="chip add" onClick={() => setNaming(true)}>
          <Icon name="plus" size="s" /> {ORDERS.saveView}
        </button>
      )}
      {isNaming && <NameDialog query={current} onSaved={refresh} onClose={() => setNaming(false)} />}
    </>
  )
}

interface NameDialogProps {
  query: string
  onSaved(): Promise<void>
  onClose(): void
}

function NameDialog({ query, onSaved, onClose }: NameDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name'))
    const answer = await runCommand('saveView', { list: 'orders', name, query })
    if (!answer.ok) return setRefusal(toSentence(answer.code))
    await onSaved()
    onClose()
  }
  return (
    <Dialog title={ORDERS.saveView} onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        <p className="sm mut">{ORDERS.saveSentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{ORDERS.viewName}</span>
          <input className="inp" name="name" maxLength={40} required />
        </label>
        <button type="submit" className="btn p lg">
          {ORDERS.save}
        </button>
      </form>
    </Dialog>
  )
}

async function readViews() {
  const answer = await runCommand('ownViews', { list: 'orders' })
  return answer.ok ? answer.value.views : []
}
