import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { bodyClassOf, stepNamed, steps } from './registry.ts'

const args = {
  request: new Request('http://shop.test/'),
  url: new URL('http://shop.test/'),
  pattern: '/',
  params: {},
  context: new RouterContextProvider(),
}

describe('steps', () => {
  test('names the language of every answer', async () => {
    const response = await steps('body-class', 'nuxti18n')(args, async () => new Response('x'))
    expect(response?.headers.get('Content-Language')).toBe('cs')
  })

  test('fails with 500 before the page runs when a step has no entry in the registry', async () => {
    const outcome = steps('nowhere')(args, async () => expect.unreachable('the page ran'))
    await expect(outcome).rejects.toMatchObject({
      data: { message: 'Unknown middleware nowhere' },
      init: { status: 500, statusText: 'Unknown middleware nowhere' },
    })
    expect(() => stepNamed('nowhere')).toThrow()
  })

  test('marks the body with the layout and the page', () => {
    expect(bodyClassOf([{ id: 'root' }, { id: 'layout-default' }, { id: 'blog-slug___cs' }])).toBe(
      'layout-default page-blog-slug',
    )
    expect(bodyClassOf([{ id: 'root' }])).toBe('')
  })
})
