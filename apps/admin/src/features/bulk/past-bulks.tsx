import { LinkBase } from 'react-admin'
import { BULK, BULK_STATES, bulkName, WRITING } from '#app/texts/bulk.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { useBulks } from './bulk-questions.ts'

const SHOWN = 5

export function PastBulks({ except }: { except: number }) {
  const { data = [] } = useBulks()
  const past = data.filter(({ bulkId, appliedAt }) => bulkId !== except && appliedAt !== null).slice(0, SHOWN)
  if (past.length === 0) return null
  return (
    <section className="sec">
      <header>
        <h3>{WRITING.past}</h3>
      </header>
      <ol className="trail">
        {past.map((bulk) => (
          <li key={bulk.bulkId} className={bulk.state === 'undone' ? 'r' : 'g'}>
            <LinkBase to={`/importy/${bulk.bulkId}`}>{bulkName(bulk)}</LinkBase>, {BULK.rows(bulk.done.applied)}
            {bulk.state === 'undone' && ` · ${BULK_STATES.undone[0]}`}
            <br />
            <time dateTime={bulk.appliedAt ?? ''}>{formatMoment(bulk.appliedAt ?? bulk.createdAt)}</time> · {bulk.by}
          </li>
        ))}
      </ol>
    </section>
  )
}
