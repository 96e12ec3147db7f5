import { expect, test } from '@playwright/test'
import { BAG_2_KG, putIntoCart } from './journeys/checkout-journey.ts'
import { signInAsStaff } from './journeys/customer-account.ts'
import { overflow } from './journeys/screens.ts'
import { furtherRoutes, specifiedRoutes } from './route-table.ts'

test.use({ viewport: { width: 320, height: 800 } })

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
