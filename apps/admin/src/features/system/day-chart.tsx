import { formatDay, formatWeekday } from '#app/texts/moments.ts'
import { VISITS } from '#app/texts/visits.ts'

interface DayChartProps {
  days: readonly { day: string; views: number }[]
}

const HEIGHT = 160
const STEP = 20
const LINES = [0, 0.5, 1]

/** One bar a day. Whoever does not see it opens the same figures as a table below. */
export function DayChart({ days }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const width = days.length * STEP
  return (
    <figure>
      <svg className="chart" viewBox={`0 -12 ${width} ${HEIGHT + 14}`} preserveAspectRatio="none" aria-hidden="true">
        {LINES.map((share) => (
          <line key={share} className="axis" x1="0" x2={width} y1={HEIGHT * (1 - share)} y2={HEIGHT * (1 - share)} />
        ))}
        {days.map(({ day, views }, index) => {
          const tall = (views / most) * HEIGHT
          return (
            <rect
              key={day}
              className={isWeekend(day) ? 'bar-day weekend' : 'bar-day'}
              x={index * STEP + 3}
              y={HEIGHT - tall}
              width={STEP - 6}
              height={tall}
            >
              <title>{VISITS.dayTitle(formatWeekday(day), views)}</title>
            </rect>
          )
        })}
      </svg>
      <div className="row spread sm mut" aria-hidden="true">
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span>{VISITS.most(most)}</span>
        <span>{formatDay(days.at(-1)?.day ?? '')}</span>
      </div>
      <details>
        <summary className="lk sm">{VISITS.asTable}</summary>
        <table className="tb in">
          <caption className="vh">{VISITS.byDay}</caption>
          <thead>
            <tr>
              <th>{VISITS.day}</th>
              <th className="num">{VISITS.views}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views }) => (
              <tr key={day}>
                <td>{formatWeekday(day)}</td>
                <td className="num">{VISITS.number(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
