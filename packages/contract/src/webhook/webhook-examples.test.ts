import { expect, test } from 'vitest'
import { WebhookEvent } from './webhook-event.ts'
import { RECEIVE_EXAMPLE, WEBHOOK_EVENT_EXAMPLE } from './webhook-examples.ts'

test('the body that the documentation shows is one', () => {
  expect(WebhookEvent.parse(WEBHOOK_EVENT_EXAMPLE)).toEqual(WEBHOOK_EVENT_EXAMPLE)
})

test('the receiver of the documentation works an event through once, however often it comes', async () => {
  const { receive } = (await import(`data:text/javascript,${encodeURIComponent(RECEIVE_EXAMPLE)}`)) as {
    receive(event: object, seen: object, work: (event: object) => Promise<void>): Promise<number>
  }
  const seen = new Set<string>()
  const worked: object[] = []
  const work = async (event: object) => void worked.push(event)
  for (let time = 1; time <= 3; time += 1) expect(await receive(WEBHOOK_EVENT_EXAMPLE, seen, work)).toBe(200)
  expect(worked).toEqual([WEBHOOK_EVENT_EXAMPLE])
  // What fails is not marked: it comes again.
  const failing = { ...WEBHOOK_EVENT_EXAMPLE, id: 'b' }
  await expect(receive(failing, seen, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(seen.has('b')).toBe(false)
})
