import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followClock, now } from './clock.server.ts'

let offsetMinutes = 0
const services = createServer((_request, response) => response.end(JSON.stringify({ offsetMinutes })))
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
})
afterAll(() => void services.close().closeAllConnections())

/** The day a page would be drawn on. */
async function dayOfPage(): Promise<string> {
  let day = ''
  await followClock(url)({} as never, async () => {
    day = toPragueTime(now()).date
    return new Response()
  })
  return day
}

const inDays = (days: number) => toPragueTime(new Date(Date.now() + days * 86_400_000)).date

test('a page lives on the day to which the clock of the services was moved, and comes back with it', async () => {
  offsetMinutes = 3 * 24 * 60
  expect(await dayOfPage()).toBe(inDays(3))
  offsetMinutes = 0
  expect(await dayOfPage()).toBe(inDays(0))
})

test('services that start again leave the day where it was', async () => {
  offsetMinutes = 5 * 24 * 60
  await dayOfPage()
  services.close().closeAllConnections()
  expect(await dayOfPage()).toBe(inDays(5))
})
