import { DataError } from '@shop/clients/data-error'
import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import { describe, expect, test } from 'vitest'
import { toPageError } from '#app/errors/page-error.ts'
import { causeOf, keepStatus } from './keep-status.server.ts'

const failure = (status: number) =>
  new DataError(status, { code: 'XX000', message: 'secret of the inside', details: null, hint: null })

async function opened(status: number) {
  const { query } = createStaticHandler([
    {
      path: '/',
      loader: () => {
        throw keepStatus(failure(status))
      },
    },
  ])
  const context = await query(new Request('http://shop.test/'))
  if (context instanceof Response) expect.unreachable('no page was made')
  return context
}

describe('keepStatus', () => {
  test.each([
    [400, 400],
    [502, 502],
    [503, 503],
    // Nobody was there to answer.
    [0, 503],
    // The page exists; it is a service that was asked wrongly.
    [404, 500],
  ])('a service that answers %i makes the page answer %i', async (answered, expected) => {
    const { statusCode, errors } = await opened(answered)
    expect(statusCode).toBe(expected)
    const [error] = Object.values(errors ?? {})
    expect(isRouteErrorResponse(error)).toBe(true)
    expect(toPageError(error)).toMatchObject({ status: expected, message: 'Unexpected Server Error' })
  })

  test('is no Error, which the router would make anonymous, and hides the words of the cause', () => {
    const thrown = keepStatus(failure(503))
    expect(thrown).not.toBeInstanceOf(Error)
    const { status, statusText, data } = thrown as Record<string, unknown>
    expect(JSON.stringify({ status, statusText, data })).not.toContain('secret')
  })

  test('leads monitoring to the cause', () => {
    const cause = failure(503)
    expect(causeOf(keepStatus(cause))).toBe(cause)
    expect(causeOf(cause)).toBe(cause)
  })
})
