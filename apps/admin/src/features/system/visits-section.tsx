import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { PARTS } from '#app/texts/parts.ts'
import { SOURCES, VISITS, VITALS_TEXT } from '#app/texts/visits.ts'
import { askServices } from './ask-services.ts'
import { DayChart } from './day-chart.tsx'
import { VitalsPart } from './vitals-part.tsx'

const PERIODS = [7, 30, 90] as const

/** Our own counts: how often pages were read, never by whom. */
export function VisitsSection() {
  const [days, setDays] = useState<(typeof PERIODS)[number]>(30)
  const { data, isError } = useQuery({
    queryKey: ['staff_visits', days],
    queryFn: () => askServices('staffVisits', { days }),
  })
  const all = data?.sources.reduce((sum, { views }) => sum + views, 0) ?? 0
  return (
    <>
      <div className="tool">
        {PERIODS.map((period) => (
          <button
            key={period}
            type="button"
            className={period === days ? 'chip on' : 'chip'}
            aria-pressed={period === days}
            onClick={() => setDays(period)}
          >
            {VISITS.period(period)}
          </button>
        ))}
        <span className="mut sm last">{VISITS.sentence}</span>
      </div>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {data && (
        <>
          <section className="sec">
            <header>
              <h2>{VISITS.byDay}</h2>
              <span className="mut sm r">{VISITS.total(all)}</span>
            </header>
            <DayChart days={data.days} />
          </section>
          <section className="sec">
            <header>
              <h2>{VITALS_TEXT.title}</h2>
              <span className="mut sm r">{VITALS_TEXT.sentence}</span>
            </header>
            <VitalsPart vitals={data.vitals} days={data.days.map(({ day }) => day)} />
          </section>
          <div className="cols halves">
            <CountTable
              title={VISITS.bySource}
              column={VISITS.source}
              all={all}
              rows={data.sources.map(({ source, views }) => ({ name: SOURCES[source] ?? source, views }))}
            />
            <CountTable
              title={VISITS.byPage}
              column={VISITS.page}
              all={all}
              rows={data.pages.map(({ path, views }) => ({ name: path, views }))}
            />
          </div>
        </>
      )}
    </>
  )
}

interface CountTableProps {
  title: string
  column: string
  all: number
  rows: readonly { name: string; views: number }[]
}

function CountTable({ title, column, all, rows }: CountTableProps) {
  return (
    <section className="sec pane">
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 && <p className="mut">{VISITS.none}</p>}
      <table className="tb in">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th>{column}</th>
            <th className="num">{VISITS.views}</th>
            <th className="num">{VISITS.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, views }) => (
            <tr key={name}>
              <td className="wrap">{name}</td>
              <td className="num">{VISITS.number(views)}</td>
              <td className="num mut">{VISITS.percent(views / Math.max(1, all))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
