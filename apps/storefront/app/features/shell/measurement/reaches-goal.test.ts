import { expect, test } from 'vitest'
import type { PageSeen } from '#app/state/analytics.ts'
import { reachesGoal } from './reaches-goal.ts'

function page(id: string, path: string, data: unknown): PageSeen {
  return { kind: 'page', id: `${id}___cs`, path, search: '', data }
}

const offer = (more: object) =>
  page('lp', '/lp/box', { actions: [{ to: '/produkt/box?x=1' }, { to: '/blog' }], ...more })

test.each([
  ['/produkt/box', offer({}), true],
  ['/blog', offer({}), false],
  ['/produkt/box', offer({ isOver: true }), false],
  ['/produkt/box', page('index', '/', { actions: [{ to: '/produkt/box' }] }), false],
  ['/produkt/box', null, false],
])('%s after %j: %j', (path, before, reached) => {
  expect(reachesGoal(page('x', path, {}), before)).toBe(reached)
})
