import { expect, test } from '@playwright/test'
import { BAG_2_KG, putIntoCart } from '../journeys/checkout-journey.ts'
import { PHONE } from '../journeys/screens.ts'

test('the total of the cart stays in sight on a phone', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await putIntoCart(context, BAG_2_KG, 2)
  await page.goto('/kosik/obsah')
  const on = page.getByRole('main').getByRole('link', { name: 'Pokračovat', exact: true })
  for (const share of [0, 0.5]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share)
    await expect(on).toBeInViewport()
  }
  const aside = page.getByRole('button', { name: /^Odložit/ }).first()
  await expect(aside).toContainText('Odložit')
  expect((await aside.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
