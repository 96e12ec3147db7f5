import { expect, type Locator, type Page } from '@playwright/test'
import { variantId } from './shop-database.sql.ts'
import { besideTerm, hydrated } from './shop-page.ts'

export const CART = '/kosik/obsah'

/** Puts goods into the cart of this browser without looking for them in the shop. */
export async function putIntoCart(page: Page, sku: string, pieces = 1): Promise<void> {
  const form = { intent: 'add', variantId: await variantId(sku), pieces }
  const answer = await page.request.post('/api/kosik', { form })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function openCart(page: Page): Promise<void> {
  await page.goto(CART)
  await hydrated(page)
}

export function cartLine(page: Page, name: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Položky v košíku' }).getByRole('article').filter({ hasText: name })
}

export function summary(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Souhrn' })
}

/** The amount of a row of the summary, in whole haléře. */
export async function amountOf(page: Page, row: RegExp): Promise<number> {
  const found = besideTerm(summary(page), row)
  return toHalere((await found.textContent()) ?? '')
}

export function toHalere(text: string): number {
  return Math.round(
    Number(
      text
        .replace(/[^\d,−]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ) * 100,
  )
}

export async function cartCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'cenich.cart')
}
