import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatDay } from '#app/texts/moments.ts'
import { FAIR } from '#app/texts/outreach/fair.ts'
import { PARTS } from '#app/texts/parts.ts'
import { NewFairDialog } from './new-fair-dialog.tsx'
import { OutreachScreen } from './outreach-screen.tsx'

export function FairsPage() {
  const [isAdding, setAdding] = useState(false)
  const { data, isError } = useQuery({ queryKey: ['fairs'], queryFn: readFairs, gcTime: 0 })
  useKeys([{ keys: 'N', label: FAIR.add, isInBar: true, run: () => setAdding(true) }])
  return (
    <OutreachScreen tab="fairs">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      <section className="sec">
        <header>
          <h2>{FAIR.title}</h2>
          <button type="button" className="btn p r" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {FAIR.add} <kbd>N</kbd>
          </button>
        </header>
        <p className="sm mut">{FAIR.sentence}</p>
        {data && <FairTable fairs={data.fairs} />}
      </section>
      {isAdding && <NewFairDialog onClose={() => setAdding(false)} />}
    </OutreachScreen>
  )
}

type Fairs = Awaited<ReturnType<typeof readFairs>>['fairs']

const COUNTS = ['tablets', 'visitors', 'won']

function FairTable({ fairs }: { fairs: Fairs }) {
  if (fairs.length === 0) return <p className="mut">{FAIR.none}</p>
  return (
    <table className="tb in">
      <caption className="vh">{FAIR.caption}</caption>
      <thead>
        <tr>
          {Object.entries(FAIR.columns).map(([key, title]) => (
            <th key={key} className={COUNTS.includes(key) ? 'num' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fairs.map(({ fairId, title, place, validFrom, validTo, tablets, visitors, won }) => (
          <tr key={fairId}>
            <td>
              <Link to={`/prodejci/veletrhy/${fairId}`}>
                <b className="b6">{title}</b>
              </Link>
            </td>
            <td>{place}</td>
            <td>{FAIR.days(formatDay(validFrom), formatDay(validTo))}</td>
            <td className="num">{tablets}</td>
            <td className="num">{visitors}</td>
            <td className="num">{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readFairs() {
  const answer = await runCommand('staffFairs', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
