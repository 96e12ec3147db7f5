import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AccountNav } from './account-nav.tsx'

function draw(customer: object): string {
  const routes = [{ id: 'signed-in', path: '/ucet/prehled', loader: () => customer, element: <AccountNav /> }]
  const loaded = { loaderData: { 'signed-in': customer } }
  const router = createMemoryRouter(routes, { initialEntries: ['/ucet/prehled'], hydrationData: loaded })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('everybody finds their complaints and returns in the menu', () => {
  expect(draw({ group: 'zakaznik', company: null })).toMatch(
    /<a[^>]*href="\/ucet\/reklamace"[^>]*>.*?Reklamace a\u00a0vrácení<\/a>/,
  )
})

test('pages of a group are only for who belongs to it', () => {
  expect(draw({ group: 'zakaznik', company: null })).not.toContain('/ucet/vrhy')
  expect(draw({ group: 'chovatel', company: null })).toContain('/ucet/vrhy')
})
