import { setTimeout as delay } from 'node:timers/promises'
import { businessDayFrom } from '@shop/domain/calendar/business-days'
import { daysBetween } from '@shop/domain/calendar/local-date'
import type pg from 'pg'
import { crawl } from './pages.ts'

const MINUTE_MS = 60_000
const STILL_PAGE = 'Čenich na chvíli ztratil stopu'

export interface Served {
  pages: number
  /** From copies. */
  shown: number
  /** A page that says that the shop does not answer, where a copy would promise a day that cannot be kept. */
  still: number
}

/** What visitors get from the edge alone. */
export async function serveAlone(edge: string, paths: readonly string[]): Promise<Served> {
  const seen = await crawl(edge, paths)
  const lost = seen.filter(({ status, body }) => status !== 200 && !(status === 503 && body.includes(STILL_PAGE)))
  for (const { path, status } of lost.slice(0, 10)) console.log(`${path} was answered ${status}`)
  return {
    pages: seen.length,
    shown: seen.filter(({ status }) => status === 200).length,
    still: seen.filter(({ status, body }) => status === 503 && body.includes(STILL_PAGE)).length,
  }
}

/** On a Sunday nothing is handed over and no promise ends: the shop lives on the next day on which it does, at the same time. */
export async function moveToBusinessDay(services: string): Promise<void> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' }).format()
  const days = daysBetween(today, businessDayFrom(today))
  await fetch(`${services}/dev/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMinutes: days * 24 * 60 }),
  })
}

/** Parcels are handed over so many minutes from now, on the clock of the shop's own wall. */
export async function setCutOff(client: pg.Client, inMinutes: number): Promise<void> {
  const { rows } = await client.query<{ time: string; left: number }>(
    `select to_char(at, 'HH24:MI') as time, (extract(epoch from date_trunc('minute', at) - now_there) * 1000)::int as left
       from (select (now() + make_interval(mins => $1)) at time zone 'Europe/Prague' as at,
                    now() at time zone 'Europe/Prague' as now_there) t`,
    [inMinutes],
  )
  const time = rows[0]?.time ?? ''
  await client.query(`update shop.settings set value = to_jsonb($1::text) where key = 'shipping.cut_off'`, [time])
  await client.query('update shop.shipping_methods set cut_off = $1 where cut_off is not null', [time])
}

export function minutes(count: number): Promise<void> {
  return delay(count * MINUTE_MS)
}
