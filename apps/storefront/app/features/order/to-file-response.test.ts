import { expect, test } from 'vitest'
import { toFileResponse } from './to-file-response.server.ts'

const file = (mediaType: string) => ({
  ok: true as const,
  value: { name: 'účet č. 1.pdf', mediaType, content: Buffer.from('obsah').toString('base64') },
})

test.each([
  ['application/pdf', 'attachment'],
  ['image/webp', 'inline'],
])('%s is an %s that is neither kept nor guessed at', async (mediaType, disposition) => {
  const response = toFileResponse(file(mediaType))
  expect(response.headers.get('content-disposition')).toBe(
    `${disposition}; filename*=UTF-8''%C3%BA%C4%8Det%20%C4%8D.%201.pdf`,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toBe('obsah')
})

test.each([null, { ok: false as const }])('what is not there or not theirs is 404', (found) => {
  const response = toFileResponse(found)
  expect(response.status).toBe(404)
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
})
