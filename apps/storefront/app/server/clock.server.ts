import type { MiddlewareFunction } from 'react-router'

let offsetMs = 0

/** The one clock of the page server. */
export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/** Before every page, so that whoever has moved the clock of the services sees it on the next one. */
export function followClock(url: string): MiddlewareFunction<Response> {
  return async (_args, next) => {
    // Services that start again have not forgotten the day.
    offsetMs = await askOffset(url).catch(() => offsetMs)
    return next()
  }
}

async function askOffset(url: string): Promise<number> {
  const response = await fetch(url)
  const { offsetMinutes } = (await response.json()) as { offsetMinutes: number }
  return offsetMinutes * 60_000
}
