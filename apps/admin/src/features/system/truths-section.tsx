import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { formatMoment, formatRecent } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { TRUTH } from '#app/texts/system.ts'
import { TRUTHS } from '#app/texts/truths.ts'
import { askServices } from './ask-services.ts'
import { BrokenTruth } from './broken-truth.tsx'

const EVERY_MS = 60_000
/** It runs every five minutes; the second run missed is no chance. */
const LATE_MS = 12 * 60_000

/** What must never be true, and is asked all the time. */
export function TruthsSection() {
  const [isWhole, setWhole] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['staff_truths'],
    queryFn: () => askServices('staffTruths', {}),
    refetchInterval: EVERY_MS,
  })
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!data) return <p className="pad mut">{PARTS.loading}</p>
  const broken = data.truths.filter(({ isBroken }) => isBroken)
  const holding = data.truths.filter(({ isBroken }) => !isBroken)
  const isLate = data.checkedAt === null || Date.now() - new Date(data.checkedAt).getTime() > LATE_MS
  return (
    <section className="sec">
      <header>
        <span className={broken.length > 0 ? 'nose bad' : 'nose'} />
        <h2>{data.checkedAt ? TRUTH.head(broken.length, data.truths.length) : TRUTH.unasked}</h2>
        <span className="mut sm r">
          {TRUTH.rhythm}
          {data.checkedAt && ` · ${formatRecent(data.checkedAt)}`}
        </span>
      </header>
      {isLate && (
        <Note kind="bad">{data.checkedAt ? TRUTH.late(formatMoment(data.checkedAt)) : TRUTH.neverChecked}</Note>
      )}
      {broken.map((truth) => (
        <BrokenTruth key={truth.name} truth={truth} />
      ))}
      <p className="sm mut">
        {data.checkedAt ? TRUTH.rest(holding.length) : TRUTH.toAsk(holding.length)}{' '}
        <button type="button" className="lk" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? TRUTH.hide : TRUTH.show}
        </button>
      </p>
      {isWhole && (
        <table className="tb in">
          <caption className="vh">{TRUTH.all}</caption>
          <thead>
            <tr>
              <th>{TRUTH.question}</th>
              <th>{TRUTH.name}</th>
              <th>{TRUTH.lastBroken}</th>
            </tr>
          </thead>
          <tbody>
            {holding.map(({ name, question, violatedAt }) => (
              <tr key={name}>
                <td>{TRUTHS[name] ?? question}</td>
                <td className="mono mut">{name}</td>
                <td className="mut">{violatedAt ? formatMoment(violatedAt) : TRUTH.never}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
