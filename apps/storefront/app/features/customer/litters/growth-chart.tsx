import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import { type ChartFrame, placeCurves } from './growth-curves.ts'
import styles from './litter.module.css'
import type { LitterView } from './litter-view.ts'

const BIG: ChartFrame = { width: 1000, height: 360, left: 62, right: 120, top: 22, bottom: 30, lineHeight: 18 }
const SMALL: ChartFrame = { width: 358, height: 250, left: 48, right: 72, top: 16, bottom: 30, lineHeight: 15 }

/** One drawing for a wide page and one for a phone; only who is to be looked at is coloured. The table above says the same. */
export function GrowthChart({ litter }: { litter: LitterView }) {
  const { puppies, bornOn, slow, extremes, doubled, age } = litter
  const grown = puppies.map(({ name, weights, slow: days }) => ({ name, weights, isSlow: days > 0 }))
  if (bornOn === null || !placeCurves(grown, bornOn, BIG)) return null
  const names = slow.map(({ name }) => name).join(', ')
  const described = names ? texts.chartSlow(names) : texts.chartEven
  const title = texts.chartTitle(puppies.length, age ?? 0)
  return (
    <>
      <Drawing {...{ grown, bornOn, title, described }} frame={BIG} className={styles.big} />
      <Drawing {...{ grown, bornOn, title, described }} frame={SMALL} className={styles.small} />
      {extremes ? (
        <p className="small">
          <b>{texts.inWords}</b>{' '}
          {texts.extremes(
            extremes.heaviest.name,
            extremes.heaviest.grams,
            extremes.lightest.name,
            extremes.lightest.grams,
          )}{' '}
          {doubled ? texts.doubled(doubled.from, doubled.to) : null}
        </p>
      ) : null}
    </>
  )
}

interface DrawingProps {
  grown: Parameters<typeof placeCurves>[0]
  bornOn: string
  title: string
  described: string
  frame: ChartFrame
  className: string | undefined
}

function Drawing({ grown, bornOn, title, described, frame, className }: DrawingProps) {
  const curves = placeCurves(grown, bornOn, frame)
  if (!curves) return null
  const { width, height, left, right } = frame
  const top = curves.levels.at(-1)
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}. ${described}`}>
      {curves.levels.map(({ grams, y }) => (
        <g key={grams}>
          <path d={`M${left} ${y}H${width - right}`} className={styles.level} />
          <text x={left - 8} y={y + 4} textAnchor="end" className={styles.axis}>
            {texts.chartLevel(grams)}
            {grams === top?.grams ? ` ${texts.chartUnit}` : ''}
          </text>
        </g>
      ))}
      {curves.ticks.map(({ day, x }) => (
        <text key={day} x={x} y={height - 8} textAnchor="middle" className={styles.axis}>
          {texts.chartDay(day)}
        </text>
      ))}
      {curves.lines.map(({ name, points, isSlow }) => (
        <polyline key={name} points={points} className={isSlow ? styles.slowLine : styles.line} />
      ))}
      {curves.labels.map(({ name, grams, y, isSlow }) => (
        <text key={name} x={width - right + 8} y={y + 4} className={isSlow ? styles.slowLabel : styles.label}>
          {frame === BIG ? texts.label(name, grams) : name}
        </text>
      ))}
    </svg>
  )
}
