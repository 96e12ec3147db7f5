import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ChunkLoadError, chunkName } from './chunk-load-error.ts'
import { ERR_REDIRECT, isFailure } from './is-failure.ts'
import { NOT_FOUND_MESSAGE, pageNotFound, toPageError } from './page-error.ts'

describe('toPageError', () => {
  test('keeps the status and the message of a thrown reply', () => {
    expect(toPageError(new ErrorResponse(503, 'Busy', { message: 'Try later' }))).toEqual({
      status: 503,
      message: 'Try later',
      title: 'Try later',
    })
    expect(toPageError(new ErrorResponse(503, 'Busy', 'as text')).message).toBe('as text')
  })

  test('names every missing page the same way', () => {
    expect(toPageError(new ErrorResponse(404, 'Not Found', 'No route matches'))).toEqual({
      status: 404,
      message: 'This page could not be found',
      title: 'This page could not be found',
    })
    expect(pageNotFound()).toEqual(data({ message: NOT_FOUND_MESSAGE }, { status: 404, statusText: NOT_FOUND_MESSAGE }))
  })

  test('takes the status from the error or its response, else 500', () => {
    expect(toPageError(Object.assign(new Error('x'), { statusCode: 410 })).status).toBe(410)
    expect(toPageError(Object.assign(new Error('x'), { response: { status: 502 } })).status).toBe(502)
    expect(toPageError(new Error('boom'))).toEqual({ status: 500, message: 'boom', title: 'boom' })
  })

  test('is called Error when nothing is known', () => {
    expect(toPageError(undefined)).toEqual({ status: 500, message: '', title: 'Error' })
  })
})

describe('isFailure', () => {
  test.each([
    ['a redirect', redirect('/prihlasit-se'), false],
    ['a redirect signalled as an error', new Error(ERR_REDIRECT), false],
    ['a missing page', new ErrorResponse(404, 'Not Found', null), false],
    ['an abandoned request', new DOMException('stopped', 'AbortError'), false],
    ['a fault of the server', new ErrorResponse(500, 'Fault', null), true],
    ['a bug', new TypeError('x is undefined'), true],
  ])('judges %s', (_name, error, expected) => {
    expect(isFailure(error)).toBe(expected)
  })
})

describe('ChunkLoadError', () => {
  test('names the chunk that is missing', () => {
    const error = new ChunkLoadError(chunkName('/assets/blog-Bx3kq9.js'), new TypeError('Failed to fetch'))
    expect(error.name).toBe('ChunkLoadError')
    expect(error.message).toBe('Loading chunk blog-Bx3kq9 failed')
  })
})
