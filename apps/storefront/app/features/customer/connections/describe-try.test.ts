import type { WebhookDelivery } from '@shop/contract/webhook/webhook'
import { expect, test } from 'vitest'
import { describeTry } from './describe-try.ts'

const DELIVERY: WebhookDelivery = {
  id: 1,
  eventId: 'a',
  url: 'https://packa.cz/',
  topic: 'order.state_changed',
  entity: 'order:2611110288',
  sequence: 1,
  at: '2026-11-18T09:00:00Z',
  state: 'delivered',
  tries: 1,
  nextAt: null,
  last: { at: '2026-11-18T09:00:01Z', ms: 41, outcome: 'taken', status: 204, answer: '' },
}
const FAILED = { at: '2026-11-18T09:00:01Z', ms: 5001, outcome: 'timeout', status: null, answer: '' } as const

test.each<[Partial<WebhookDelivery>, string]>([
  [{}, 'přijato, stav 204 · 41 ms'],
  [{ tries: 3 }, 'přijato, stav 204 · 41 ms · 3. pokus'],
  [{ last: null, state: 'waiting', tries: 0 }, 'čeká'],
  [
    { last: FAILED, state: 'waiting', tries: 2, nextAt: '2026-11-18T23:30:00Z' },
    'neodpověděl do pěti sekund · 5001 ms · 2. pokus · další pokus 19. 11. 2026 0:30',
  ],
])('a delivery with %j reads as its last try', (more, sentence) => {
  expect(describeTry({ ...DELIVERY, ...more }).replaceAll(/[\u00a0\u202f\u2060]/g, ' ')).toBe(sentence)
})
