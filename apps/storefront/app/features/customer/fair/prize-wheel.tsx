import type { WheelSegment } from '@shop/contract/fair'
import type { CSSProperties } from 'react'
import styles from './prize-wheel.module.css'

const RADIUS = 96
const TURNS = 5
const LONG = 14

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
      <svg aria-hidden="true" className={styles.pin} viewBox="-20 -4 40 30">
        <path d="M0 24 L-16 0 H16 Z" />
      </svg>
      <svg aria-hidden="true" viewBox="-100 -100 200 200">
        <circle r="100" className={styles.rim} />
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
                x={RADIUS - 6}
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
