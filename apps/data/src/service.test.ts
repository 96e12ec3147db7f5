import { expect, test } from 'vitest'
import { configSchema } from './config.ts'
import { createRespond } from './service.ts'

test('tells of a fault with the id under which the caller knows the request', async () => {
  const told: unknown[] = []
  const fault = new Error('a bug')
  const respond = createRespond({
    config: configSchema.parse({ DATABASE_URL: 'postgres://localhost/none' }),
    cacheHolder: {} as never,
    authenticate: () => {
      throw fault
    },
    execute: (() => expect.unreachable('nothing was asked')) as never,
    onFault: (error, requestId) => told.push(error, requestId),
  })
  const answer = await respond({ method: 'GET', url: '/products', headers: {}, body: Buffer.alloc(0), id: 'r-0000001' })
  expect(answer.status).toBe(500)
  expect(told).toEqual([fault, 'r-0000001'])
})
