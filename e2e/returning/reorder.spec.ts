import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG, BUTTON, putIntoCart } from '../journeys/checkout-journey.ts'
import { liveElsewhere, signUp } from '../journeys/customer-account.ts'
import { leaveInStock, ordersOf } from '../journeys/shop-database.sql.ts'

const CAN = 'CN-KO-KUR-400'
const AGAIN = /^Objednat znovu/

test.beforeEach(async ({ context }) => liveElsewhere(context))

/** Two taps from the account to the gateway, and nothing typed on the way. */
async function reorderInTwoTaps(page: Page): Promise<void> {
  const fields = page.getByRole('main').getByRole('textbox')
  await page.getByRole('main').getByRole('link', { name: AGAIN }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jako minule')
  await expect(fields).toHaveCount(0)
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByRole('heading', { name: 'Zkušební platební brána' })).toBeVisible()
}

test('a returning customer orders again by two taps and no field, and the cart stays', async ({ page, context }) => {
  const email = await signUp(page)
  await boughtBefore(context, email, { sku: BAG_2_KG })
  await putIntoCart(context, CAN, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ucet/prehled')
  await reorderInTwoTaps(page)
  expect(await ordersOf(email)).toHaveLength(2)
  await page.goto('/kosik/obsah')
  await expect(page.getByRole('main')).toContainText('Konzerva')
  await expect(page.getByRole('main')).not.toContainText('Losos s bramborem')

  await page.goto('/ucet/prehled')
  await page.getByRole('main').getByRole('link', { name: AGAIN }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tohle už je objednané')
  await page.getByRole('button', { name: 'Objednat ještě jednou' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jako minule')
})

test('two tabs and a press after Back are one order', async ({ page, context }) => {
  const email = await signUp(page)
  const orderId = await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka' })
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/ucet/objednat-znovu/${orderId}`)
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  await other.getByRole('button', { name: BUTTON }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  expect(await ordersOf(email)).toHaveLength(2)
})

test('pieces, payment and what is sold out can be changed on the page, on every width', async ({ page, context }) => {
  const email = await signUp(page)
  const orderId = await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka' })
  await page.goto(`/ucet/objednat-znovu/${orderId}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/víc než minule/)).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('button', { name: /^Přidat:/ }).click()
  await expect(main.getByText(/2\sks místo 1\sks/)).toBeVisible()
  await main.getByText('Dobírka').first().click()
  await main.getByRole('radio', { name: /Platební karta/ }).check()
  await main.getByRole('button', { name: 'Zaplatit takhle' }).click()
  await expect(main.getByText('potvrdíte v bance')).toBeVisible()
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('sold-out goods are crossed out, and the swap joins the order', async ({ page, context }) => {
  const email = await signUp(page)
  const sku = 'CN-GR-VEG-A-02K'
  const orderId = await boughtBefore(context, email, { sku, payment: 'dobirka' })
  await leaveInStock(sku, 0)
  try {
    await page.goto(`/ucet/objednat-znovu/${orderId}`)
    await expect(page.getByText('Vyprodáno.')).toBeVisible()
    await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0)
    await page.getByRole('button', { name: /^Vyměnit za/ }).click()
    await expect(page.getByText('Vyprodáno.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
  } finally {
    await leaveInStock(sku, 40)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same two taps', async ({ page, context }) => {
    const email = await signUp(page)
    await boughtBefore(context, email, { sku: BAG_2_KG })
    await page.goto('/ucet/prehled')
    await reorderInTwoTaps(page)
    expect(await ordersOf(email)).toHaveLength(2)
  })
})
