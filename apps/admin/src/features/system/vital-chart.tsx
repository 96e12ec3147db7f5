import { GOOD_VITALS, type Vital } from '@shop/domain/marketing/web-vitals'
import { formatWeekday } from '#app/texts/moments.ts'
import { VITAL_NAMES, VITALS_TEXT } from '#app/texts/visits.ts'

interface VitalChartProps {
  vital: Vital
  points: readonly { day: string; value: number | null }[]
}

const [WIDTH, HEIGHT] = [300, 90]

/** A line over the days with the limit of what counts as good; its figures are in the table below. */
export function VitalChart({ vital, points }: VitalChartProps) {
  const good = GOOD_VITALS[vital]
  const most = Math.max(good * 1.4, ...points.map(({ value }) => value ?? 0))
  const step = WIDTH / Math.max(1, points.length - 1)
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT
  const known = points.flatMap(({ day, value }, index) => (value === null ? [] : [{ day, value, x: index * step }]))
  const last = known.at(-1)
  return (
    <figure>
      <figcaption className="row spread sm">
        <b className="b6">{VITAL_NAMES[vital]}</b>
        <span>{last ? VITALS_TEXT.value(vital, last.value) : VITALS_TEXT.unknown}</span>
      </figcaption>
      <svg className="chart low" viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden="true">
        <line className="limit" x1="0" x2={WIDTH} y1={y(good)} y2={y(good)} />
        <polyline className="line" points={known.map(({ x, value }) => `${x},${y(value)}`).join(' ')} />
        {known.map(({ day, value, x }) => (
          <circle key={day} className="point" cx={x} cy={y(value)} r="2.5">
            <title>{`${formatWeekday(day)}: ${VITALS_TEXT.value(vital, value)}`}</title>
          </circle>
        ))}
      </svg>
      <p className="xs mut">{VITALS_TEXT.limit(VITALS_TEXT.value(vital, good))}</p>
    </figure>
  )
}
