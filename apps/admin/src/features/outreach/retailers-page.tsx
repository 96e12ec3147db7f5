import type { StaffRetailer } from '@shop/contract/staff/staff-retailer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import { formatDay } from '#app/texts/moments.ts'
import { RETAILER } from '#app/texts/outreach/retailer.ts'
import { PARTS } from '#app/texts/parts.ts'
import { OutreachScreen } from './outreach-screen.tsx'
import { RetailerDialog } from './retailer-dialog.tsx'
import { WaitingRetailers } from './waiting-retailers.tsx'

const SETTLE_MS = 250

/** Who sells our food, on the map and off it. */
export function RetailersPage() {
  const client = useQueryClient()
  const [find, setFind] = useState('')
  const [opened, setOpened] = useState<StaffRetailer | 'new' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const isSettled = useSettled(find, SETTLE_MS)
  const { data, isError } = useQuery({
    queryKey: ['retailers', find],
    queryFn: () => readRetailers(find),
    enabled: isSettled,
    placeholderData: (before) => before,
  })
  useKeys([{ keys: 'N', label: RETAILER.add, isInBar: true, run: () => setOpened('new') }])
  const done = async (sentence: string) => {
    setOpened(null)
    setSaid(sentence)
    await client.invalidateQueries({ queryKey: ['retailers'] })
  }
  return (
    <OutreachScreen tab="retailers">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {said && <Note kind="ok">{said}</Note>}
      <WaitingRetailers onDone={done} />
      <section className="sec">
        <header>
          <h2>{RETAILER.title}</h2>
          <button type="button" className="btn p r" onClick={() => setOpened('new')}>
            <Icon name="plus" /> {RETAILER.add} <kbd>N</kbd>
          </button>
        </header>
        <p className="sm mut">{RETAILER.sentence}</p>
        <label className="fld">
          <span>{RETAILER.find}</span>
          <input className="inp" type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        {data?.isCut && <p className="sm mut">{RETAILER.cut}</p>}
        {data && <RetailerTable retailers={data.retailers} onOpen={setOpened} />}
      </section>
      {opened && (
        <RetailerDialog retailer={opened === 'new' ? null : opened} onClose={() => setOpened(null)} onDone={done} />
      )}
    </OutreachScreen>
  )
}

interface RetailerTableProps {
  retailers: readonly StaffRetailer[]
  onOpen(retailer: StaffRetailer): void
}

function RetailerTable({ retailers, onOpen }: RetailerTableProps) {
  if (retailers.length === 0) return <p className="mut">{RETAILER.none}</p>
  return (
    <table className="tb in">
      <caption className="vh">{RETAILER.caption}</caption>
      <thead>
        <tr>
          {Object.entries(RETAILER.columns).map(([key, title]) => (
            <th key={key}>{title}</th>
          ))}
          <th>
            <span className="vh">{RETAILER.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {retailers.map((retailer) => (
          <RetailerRow key={retailer.retailerId} retailer={retailer} onOpen={() => onOpen(retailer)} />
        ))}
      </tbody>
    </table>
  )
}

function RetailerRow({ retailer, onOpen }: { retailer: StaffRetailer; onOpen(): void }) {
  const { fields, isShown, confirmedOn } = retailer
  return (
    <tr>
      <td>
        <b className="b6">{fields.name}</b>
      </td>
      <td>
        {fields.street}, {fields.city}
      </td>
      <td>{RETAILER.types[fields.type]}</td>
      <td>{formatDay(confirmedOn)}</td>
      <td>{isShown ? RETAILER.shown : fields.isHidden ? RETAILER.hidden : RETAILER.stale}</td>
      <td className="num">
        <button type="button" className="btn" aria-label={RETAILER.changeOf(fields.name)} onClick={onOpen}>
          {RETAILER.change}
        </button>
      </td>
    </tr>
  )
}

async function readRetailers(find: string) {
  const answer = await runCommand('staffRetailers', { find })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
