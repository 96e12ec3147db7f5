export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const SECOND = 1000

/** Whole units until a moment; null once it is here. */
export function timeLeft(target: number, now: number): TimeLeft | null {
  const left = Math.ceil((target - now) / SECOND)
  if (!(left > 0)) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
