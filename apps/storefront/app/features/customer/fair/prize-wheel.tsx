import type { WheelSegment } from '@shop/contract/fair'
import type { CSSProperties } from 'react'
import styles from './prize-wheel.module.css'

const RADIUS = 96
const TURNS = 5
const LONG = 14
const BULBS = 24

// The nose of the logo: it points at the prize and sits in the middle.
const SNOUT =
  'M32 46.08c-3.58 0-6.53-1.28-9.34-3.97L7.17 27.52C2.43 23.04 0 18.94 0 14.59 0 5.12 13.18 0 32 0s32 5.12 32 14.59c0 4.35-2.43 8.45-7.17 12.93L41.34 42.11C38.53 44.8 35.58 46.08 32 46.08Z'
const NOSTRILS =
  'M25.92 21.44c0 3.84-2.94 5.5-5.76 5.95-3.2.51-5.31 2.5-8.32 1.41-2.94-1.09-3.84-4.29-1.98-5.31 1.34-.77 2.56.13 3.84-1.02 1.6-1.47 2.3-5.82 6.78-5.82 3.2 0 5.44 2.05 5.44 4.8ZM38.08 21.44c0 3.84 2.94 5.5 5.76 5.95 3.2.51 5.31 2.5 8.32 1.41 2.94-1.09 3.84-4.29 1.98-5.31-1.34-.77-2.56.13-3.84-1.02-1.6-1.47-2.3-5.82-6.78-5.82-3.2 0-5.44 2.05-5.44 4.8Z'

interface PrizeWheelProps {
  segments: WheelSegment[]
  stopAt: number | null
  /** It stands where it should at once. */
  isStill: boolean
}

/** A drawing only: what it stands at was decided before it moved, and is said in words beside it. */
export function PrizeWheel({ segments, stopAt, isStill }: PrizeWheelProps) {
  const angle = 360 / segments.length
  const turn = stopAt === null ? 0 : TURNS * 360 - (stopAt + 0.5) * angle
  return (
    <div className={styles.wheel}>
      <svg aria-hidden="true" className={styles.pin} viewBox="-3 -3 70 54">
        <path className={styles.snout} d={SNOUT} />
        <path d={NOSTRILS} />
      </svg>
      <svg aria-hidden="true" viewBox="-100 -100 200 200">
        <circle r="100" className={styles.rim} />
        <circle r="98" className={styles.bulbs} pathLength={BULBS} />
        <g
          className={styles.disc}
          data-still={isStill || undefined}
          style={{ '--turn': `${turn}deg` } as CSSProperties}
        >
          {segments.map(({ key, label, color, textColor }, index) => (
            <g key={key} transform={`rotate(${index * angle})`}>
              <path d={slice(angle)} fill={color} />
              <text
                transform={`rotate(${angle / 2 - 90})`}
                x={RADIUS - 11}
                textAnchor="end"
                dominantBaseline="middle"
                fill={textColor}
                data-long={label.length > LONG || undefined}
              >
                {label}
              </text>
            </g>
          ))}
        </g>
        <circle r="16" className={styles.hub} />
        <g transform="scale(0.3) translate(-32 -23)">
          <path d={SNOUT} />
          <path className={styles.nostrils} d={NOSTRILS} />
        </g>
      </svg>
    </div>
  )
}

/** From the top clockwise. */
function slice(angle: number): string {
  const radians = (angle * Math.PI) / 180
  const x = RADIUS * Math.sin(radians)
  const y = -RADIUS * Math.cos(radians)
  return `M0 0 L0 ${-RADIUS} A${RADIUS} ${RADIUS} 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Z`
}
