import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { HomeHero } from './home-hero.tsx'

function headingOf(heading: string): string | undefined {
  const page = { name: '', title: '', description: '', heading, lead: [], actions: [], blocks: [] }
  const reviews = { average: null, count: 0, stars: [0, 0, 0, 0, 0], quotes: [] } as never
  const orderBy = { date: '2026-11-19', time: '13:00', isToday: true }
  const element = <HomeHero page={page} reviews={reviews} arrivesOn="2026-11-20" orderBy={orderBy} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return /<h1>(.*?)<\/h1>/.exec(html)?.[1]
}

test.each([
  ['Čenich ví, co je dobré.', 'Čenich ví, <br/>co je dobré.'],
  ['Čenich ví, co je dobré, a proč.', 'Čenich ví, <br/>co je dobré, a proč.'],
  ['Čenich ví nejlíp.', 'Čenich ví nejlíp.'],
  ['Čenich ví,', 'Čenich ví,'],
])('%s breaks after its first comma, and without one nowhere', (heading, drawn) => {
  expect(headingOf(heading)).toBe(drawn)
})
