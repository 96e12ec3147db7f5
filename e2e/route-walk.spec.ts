import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { liveElsewhere, signInAsStaff, signUp } from './journeys/customer-account.ts'
import { hydrated } from './journeys/shop-page.ts'
import { OWN_CONTENT, ROUTE_CONTENT } from './route-content.ts'
import { furtherRoutes, type RouteCase, specifiedRoutes } from './route-table.ts'

test('the table holds every path of the specification once', () => {
  expect(specifiedRoutes).toHaveLength(50)
  expect(new Set(specifiedRoutes.map(({ path }) => path)).size).toBe(50)
  expect(Object.keys(ROUTE_CONTENT).toSorted()).toEqual(specifiedRoutes.map(({ path }) => path).toSorted())
})

const routes = [...specifiedRoutes, ...furtherRoutes]
/** The first page of a layout is judged with its header and footer, the others between them. */
const framed = new Set(
  [...Map.groupBy(routes, ({ layout, leadsTo }) => (leadsTo ? null : layout)).values()].map(([first]) => first),
)

for (const route of routes) {
  test(`${route.path} answers with its layout, title and address and is accessible`, async ({ page, baseURL }) => {
    if (route.isForStaff) await signInAsStaff(page)
    const faults = collectFaults(page, route)
    const response = await page.goto(route.url)
    expect(response?.status()).toBe(route.status)
    const end = new URL(route.leadsTo ?? route.url, baseURL)
    expect(page.url()).toBe(end.href)
    await expect(page).toHaveTitle(typeof route.title === 'string' ? withHardSpaces(route.title) : route.title)
    await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )layout-${route.layout}( |$)`))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${end.origin}${end.pathname}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    for (const text of ROUTE_CONTENT[route.path] ?? [])
      await expect(page.getByRole('main')).toContainText(withHardSpaces(text, 'anywhere'))
    if (!route.isStill) await hydrated(page)
    // A redirect ends on a page that has its own line in the table.
    if (!route.leadsTo) await expectAccessible(page, { frame: framed.has(route) })
    expect(faults).toEqual([])
  })
}

test('to their customer, pages of an account say what is theirs', async ({ page }) => {
  await liveElsewhere(page.context())
  const email = await signUp(page)
  const main = page.getByRole('main')
  const faults = collectFaults(page, { status: 200 })
  for (const [path, text] of Object.entries(OWN_CONTENT)) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(main).toContainText(withHardSpaces(text, 'anywhere'))
    await hydrated(page)
  }
  expect(faults).toEqual([])
  await page.goto('/ucet/osobni-udaje')
  await expect(main).toContainText(email)
  // An order of somebody else is not there at all.
  expect((await page.goto('/ucet/objednavka/7'))?.status()).toBe(404)
})

/** Texts keep prepositions and units together; the table is written with plain spaces. */
function withHardSpaces(text: string, where: 'whole' | 'anywhere' = 'whole'): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[ \\u00a0]')
  return new RegExp(where === 'whole' ? `^${escaped}$` : escaped)
}

function collectFaults(page: Page, { status }: Pick<RouteCase, 'status'>): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser notes every document that is not a 200; a page that is meant to be missing is no fault.
    if (status === 404 && message.text().includes('status of 404') && message.location().url === page.url()) return
    faults.push(`${message.text()} ${message.location().url}`)
  })
  return faults
}
