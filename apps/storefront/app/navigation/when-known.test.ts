import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { whenKnown } from './when-known.ts'

function routerWithoutBlog() {
  return createMemoryRouter([
    {
      id: 'root',
      path: '/',
      children: [
        { id: 'home', index: true },
        { id: 'not-found', path: '*' },
      ],
    },
  ])
}

test('says at once that a route is known', () => {
  const known: string[] = []
  whenKnown(routerWithoutBlog(), '/', () => known.push('home'))
  expect(known).toEqual(['home'])
})

test('waits until the router has learned the route, and says so once', () => {
  const router = routerWithoutBlog()
  const known: string[] = []
  whenKnown(router, '/blog', () => known.push('blog'))
  whenKnown(router, '/nikde', () => known.push('nowhere'))
  const stop = whenKnown(router, '/blog', () => known.push('a link that is gone'))
  stop()
  expect(known).toEqual([])
  router.patchRoutes('root', [{ id: 'blog', path: 'blog' }])
  router.patchRoutes('root', [{ id: 'faq', path: 'faq' }])
  expect(known).toEqual(['blog'])
})
