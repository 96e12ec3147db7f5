import { expect, type Page, test } from '@playwright/test'
import { BAG_2_KG, putIntoCart } from './journeys/checkout-journey.ts'
import { signInAsStaff } from './journeys/customer-account.ts'
import { furtherRoutes, specifiedRoutes } from './route-table.ts'

test.use({ viewport: { width: 320, height: 800 } })

/** How far the page reaches out of a phone that is 320 px wide. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('every page fits on the narrowest phone', async ({ page, context }) => {
  test.setTimeout(240_000)
  await putIntoCart(context, BAG_2_KG, 2)
  const wide: string[] = []
  for (const { url } of [...specifiedRoutes, ...furtherRoutes].filter(({ isForStaff }) => !isForStaff)) {
    await page.goto(url)
    const pixels = await overflow(page)
    if (pixels > 0) wide.push(`${url} by ${pixels} px`)
  }
  expect(wide).toEqual([])
})

test('so does the kit of parts', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/private/design-system')
  expect(await overflow(page)).toBe(0)
})
