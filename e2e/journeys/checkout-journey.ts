import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { variantId } from './shop-database.sql.ts'

export const BUTTON = 'Objednávka zavazující k platbě'
export const BAG_12_KG = 'CN-GR-KUR-A-12K'
export const BAG_2_KG = 'CN-GR-LOS-A-02K'

/** A command of the services with the cookies of this browser, as the page server would send it. */
export async function callServices(context: BrowserContext, method: string, path: string, body?: object) {
  const shop = process.env.E2E_SHOP_URL ?? ''
  const cookie = (await context.cookies(shop)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const part = () => 1 + Math.floor(Math.random() * 253)
  const response = await fetch(`${process.env.E2E_SERVICES_URL}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
      'x-forwarded-for': `198.18.${part()}.${part()}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) await context.addCookies([{ name, value, url: shop, httpOnly: true, sameSite: 'Lax' }])
  }
  return response.json()
}

export async function putIntoCart(context: BrowserContext, sku: string, pieces = 1): Promise<void> {
  await callServices(context, 'POST', '/cart/lines', { variantId: await variantId(sku), pieces })
}

/** From the shelf through the cart to the details, as a customer walks. */
export async function buyBigBag(page: Page): Promise<void> {
  await page.goto('/produkt/granule-kure-s-hnedou-ryzi')
  const main = page.getByRole('main')
  const bag = main.getByRole('link', { name: /12\skg 1\s649\sKč/ })
  await bag.click()
  // The address changes a moment before the page does, and the button sells what the page shows.
  await expect(bag).toHaveAttribute('aria-current', 'true')
  await main.getByRole('button', { name: 'Do košíku' }).first().click()
  await expect(
    page
      .getByText(/je\sv\skošíku/)
      .or(page.getByRole('heading', { level: 1, name: 'Košík' }))
      .first(),
  ).toBeVisible()
  await page.goto('/kosik/obsah')
  await expect(main).toContainText('12 kg')
  await main.getByRole('link', { name: 'Pokračovat k objednávce' }).click()
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
}

interface Contact {
  email: string
  street?: string
  city?: string
  zip?: string
}

/** Home by PPL, to an address that is kept as it is written; a real street of the demo index would do too. */
export async function fillDetails(page: Page, { email, street, city, zip }: Contact): Promise<void> {
  await page.getByRole('radio', { name: /^Přivezte domů/ }).check()
  await page.getByRole('radio', { name: /^PPL/ }).check()
  await fillContact(page, email)
  await page
    .getByLabel('Ulice a číslo')
    .first()
    .fill(street ?? 'Nová 123')
  await page
    .getByLabel('Město', { exact: true })
    .first()
    .fill(city ?? 'Brno')
  await page
    .getByLabel('PSČ', { exact: true })
    .first()
    .fill(zip ?? '602 00')
}

/** The three fields everybody fills in. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Jméno a příjmení').fill('Jitka Novotná')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Telefon').fill('777 123 456')
}

/** The list of points, of all carriers, nearest first. */
export function pointList(page: Page): Locator {
  return page.getByRole('radiogroup', { name: 'Výdejní místa' })
}

const NEXT = 'Pokračovat k platbě'

/** Goes on from the details, also with an address our index does not know. */
export async function continueToShipping(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: NEXT })
  await next.click()
  const last = page.getByRole('heading', { level: 1, name: 'Zkontrolovat a zaplatit' })
  await expect(page.getByRole('link', { name: 'Adresu jsme nenašli.' }).or(last)).toBeVisible()
  if (await last.isVisible()) return
  await page.getByLabel('Použít zadanou adresu tak, jak je').first().check()
  await next.click()
  await expect(last).toBeVisible()
}

export function methodCard(page: Page, name: string | RegExp): Locator {
  return page.getByRole('radio', { name })
}

/** What the folded line of the payment says. */
export const PAID = {
  card: /Potvrdíte v\saplikaci banky · /,
  transfer: /Odešleme po\spřipsání · /,
  cash: /Hotově i\skartou při\spřevzetí · /,
}

/** The delivery that was chosen the step before, and how to pay; waits until the recap can be confirmed. */
export async function chooseMethods(page: Page, shipping: string | RegExp, payment: string | RegExp): Promise<void> {
  await expect(page.getByText(shipping).first()).toBeVisible()
  await methodCard(page, payment).check()
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
}

export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  const badge = await page.getByText(/^Objednávka \d+$/).textContent()
  return /\d+/.exec(badge ?? '')?.[0] ?? ''
}

/** From an empty browser to the last step. */
export async function reachShipping(page: Page, contact: Contact, sku = BAG_2_KG): Promise<void> {
  await putIntoCart(page.context(), sku)
  await page.goto('/kosik/dodaci-udaje')
  await fillDetails(page, contact)
  await continueToShipping(page)
}

/** Presses Tab until the focus is where it should be, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never comes to ${target}.`)
}
