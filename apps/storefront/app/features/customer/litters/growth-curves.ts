import { daysBetween, type LocalDate } from '@shop/domain/calendar/local-date'
import type { Weighing } from '@shop/domain/litter/daily-gain'

interface Grown {
  name: string
  weights: readonly Weighing[]
  isSlow: boolean
}

export interface ChartFrame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** The least distance between two names at the end of the lines. */
  lineHeight: number
}

interface Curves {
  lines: { name: string; points: string; isSlow: boolean }[]
  /** Grams of the horizontal lines. */
  levels: { grams: number; y: number }[]
  ticks: { day: number; x: number }[]
  labels: { name: string; grams: number; y: number; isSlow: boolean }[]
}

const STEPS = [100, 250, 500, 1000, 2500, 5000]
const MOST_LEVELS = 6
const DAY_STEPS = [1, 5, 10, 20]
const MOST_TICKS = 7

/** Where the curves of a litter lie in a drawing. */
export function placeCurves(puppies: readonly Grown[], bornOn: LocalDate, frame: ChartFrame): Curves | null {
  const all = puppies.flatMap(({ weights }) => weights)
  const lastDay = Math.max(0, ...all.map(({ on }) => daysBetween(bornOn, on)))
  if (lastDay === 0) return null
  const heaviest = Math.max(...all.map(({ grams }) => grams))
  const step = STEPS.find((size) => heaviest / size <= MOST_LEVELS - 1) ?? 10_000
  const top = Math.ceil(heaviest / step) * step
  const x = (day: number) => round(frame.left + (day / lastDay) * (frame.width - frame.left - frame.right))
  const y = (grams: number) =>
    round(frame.height - frame.bottom - (grams / top) * (frame.height - frame.top - frame.bottom))
  const dayStep = DAY_STEPS.find((size) => lastDay / size <= MOST_TICKS - 1) ?? 20
  return {
    lines: puppies.map(({ name, weights, isSlow }) => ({
      name,
      isSlow,
      points: weights.map(({ on, grams }) => `${x(daysBetween(bornOn, on))},${y(grams)}`).join(' '),
    })),
    levels: Array.from({ length: top / step + 1 }, (_, index) => ({ grams: index * step, y: y(index * step) })),
    ticks: Array.from({ length: Math.floor(lastDay / dayStep) + 1 }, (_, index) => ({
      day: index * dayStep,
      x: x(index * dayStep),
    })),
    labels: spread(
      puppies.flatMap(({ name, weights, isSlow }) => {
        const last = weights.at(-1)
        return last ? [{ name, isSlow, grams: last.grams, y: y(last.grams) }] : []
      }),
      frame,
    ),
  }
}

/** Names one under another, each as near to the end of its line as the one above lets it. */
function spread(labels: Curves['labels'], { lineHeight, height, bottom }: ChartFrame): Curves['labels'] {
  const sorted = labels.toSorted((a, b) => a.y - b.y || a.name.localeCompare(b.name, 'cs'))
  let least = Number.NEGATIVE_INFINITY
  const placed = sorted.map((label) => {
    const y = Math.max(label.y, least)
    least = y + lineHeight
    return { ...label, y }
  })
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - (height - bottom))
  return placed.map((label) => ({ ...label, y: round(label.y - over) }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
