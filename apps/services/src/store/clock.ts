/** The only source of time for rules and stored moments; tests and development can move it. */
export interface Clock {
  now(): Date
}

export interface MovableClock extends Clock {
  /** How far from real time. */
  offsetMs: number
}

export const systemClock: Clock = { now: () => new Date() }

export function createMovableClock(offsetMs = 0): MovableClock {
  return {
    offsetMs,
    now() {
      return new Date(Date.now() + this.offsetMs)
    },
  }
}
