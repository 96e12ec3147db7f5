import { ok } from '@shop/domain/result'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Visit } from '#app/server/session.server.ts'
import { actOnCase } from './case-view.server.ts'

// What it imports reads the configuration as it is loaded.
vi.hoisted(() => {
  const url = 'http://localhost:1'
  Object.assign(process.env, { SHOP_MODE: 'development', DATA_URL: url, SERVICES_URL: url, IMAGES_URL: url })
})

const cancelCase = vi.fn(async () => ok({}))
const giveCaseAccount = vi.fn(async () => ok({}))
const visit = { services: { cancelCase, giveCaseAccount } } as unknown as Visit
beforeEach(() => cancelCase.mockClear())

async function press(values: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams(values)
  const answer = await actOnCase(new Request('http://localhost/l/pripad/x', { method: 'POST', body }), visit, 'x')
  return answer instanceof Response ? answer.headers.get('location') : answer
}

test('the button that takes a case back does so', async () => {
  expect(await press({ intent: 'cancel' })).toBe('/l/pripad/x')
  expect(cancelCase).toHaveBeenCalledOnce()
})

test('an account is sent on as it was written', async () => {
  expect(await press({ intent: 'account', account: ' 19-2000145399/0800 ' })).toBe('/l/pripad/x')
  expect(giveCaseAccount).toHaveBeenCalledWith({ token: 'x', account: ' 19-2000145399/0800 ' })
  expect(await press({ intent: 'account', account: '' })).toMatchObject({ init: { status: 400 } })
})

test.each([{}, { intent: '' }, { intent: 'pay' }])('%o takes nothing back', async (values) => {
  expect(await press(values as Record<string, string>)).toBe('/l/pripad/x')
  expect(cancelCase).not.toHaveBeenCalled()
})
