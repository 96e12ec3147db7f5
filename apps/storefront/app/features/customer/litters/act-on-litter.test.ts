import type { ServicesClient } from '@shop/clients/services'
import { expect, test, vi } from 'vitest'
import { actOnLitter, openLitter } from './act-on-litter.server.ts'

// The log behind it asks for a configuration.
vi.mock('#app/server/attempt.server.ts', () => ({ attempt: (_: Request, call: unknown) => call }))

function press(fields: Record<string, string>): Request {
  return new Request('https://shop.example/ucet/vrhy/7', { method: 'POST', body: new URLSearchParams(fields) })
}

/** Keeps under which keys it was asked. */
function listening() {
  const keys: (string | undefined)[] = []
  const answer = async (_: object, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey)
    return { ok: true, value: { id: 7 } }
  }
  return { keys, services: { addPuppies: answer, openLitter: answer } as unknown as ServicesClient }
}

test('puppies of a form that was pressed twice are born once; filled in otherwise they are others', async () => {
  const { keys, services } = listening()
  const form = { intent: 'puppies', key: 'a', 'puppies.0.name': 'Bára', 'puppies.0.sex': 'female' }
  for (const fields of [form, form, { ...form, 'puppies.0.name': 'Brok' }, { ...form, key: 'b' }])
    await actOnLitter({ request: press(fields), services, id: 7, today: '2026-11-18' })
  const [once, again, other, later] = keys
  expect(once).toBeDefined()
  expect(again).toBe(once)
  expect(new Set([once, other, later]).size).toBe(3)
})

test('a litter whose form was pressed twice is one', async () => {
  const { keys, services } = listening()
  const form = { intent: 'open', key: 'a', name: 'Vrh B', motherName: 'Aura', bornOn: '2026-11-10' }
  for (const fields of [form, form]) await openLitter(press(fields), services)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeDefined()
  expect(keys[1]).toBe(keys[0])
})
