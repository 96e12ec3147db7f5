import { refuse } from '@shop/domain/result'
import { expect, test, vi } from 'vitest'
import type { FormState } from '#app/forms/form-state.ts'
import type { Visit } from '#app/server/session.server.ts'
import { actOnReview } from './act-on-review.server.ts'

// What it imports reads the configuration as it is loaded.
vi.hoisted(() => {
  const url = 'http://localhost:1'
  Object.assign(process.env, { SHOP_MODE: 'development', DATA_URL: url, SERVICES_URL: url, IMAGES_URL: url })
})

const visit = {
  services: {
    appealReview: async () => refuse('review_closed', {}),
    withdrawReview: async () => refuse('review_closed', {}),
  },
} as unknown as Visit

async function send(values: Record<string, string>): Promise<FormState> {
  const body = new URLSearchParams(values)
  const request = new Request('http://localhost/moje-recenze', { method: 'POST', body })
  const answer = await actOnReview(request, visit, null)
  if (answer instanceof Response) throw new Error('It was not refused.')
  return answer.data
}

test('a refused appeal belongs to its review and keeps its words', async () => {
  const state = await send({ intent: 'appeal', id: '7', words: 'O misce to je.' })
  expect(state).toMatchObject({ form: 'odvolani-7', values: { words: 'O misce to je.' }, code: 'review_closed' })
  expect(state.refusal).toBeTruthy()
})

test('a review that could not be taken back says so where it stands', async () => {
  expect(await send({ intent: 'withdraw', id: '7' })).toMatchObject({ form: 'smazani-7', code: 'review_closed' })
})
