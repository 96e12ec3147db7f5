import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { amountOf, CART, cartCookie, cartLine, openCart, putIntoCart, summary, toHalere } from './journeys/cart-page.ts'
import { chooseMethods, placeOrder, reachShipping } from './journeys/checkout-journey.ts'
import { liveElsewhere, PASSWORD, signIn, signUp } from './journeys/customer-account.ts'
import { changePrice, leaveInStock, priceOf } from './journeys/shop-database.sql.ts'
import { besideTerm, hydrated, saveData } from './journeys/shop-page.ts'

const CAN = 'CN-KO-ZVE-400'
const CAN_NAME = /Konzerva Zvěřina/
const POUCH = 'CN-KA-LOS-150'
const POUCH_NAME = /Kapsička Losos/

test.beforeEach(async ({ context, page }) => {
  await liveElsewhere(context)
  await saveData(page)
})

test('a price that changed in between is shown as was and is, and nothing goes on before it is accepted', async ({
  page,
}) => {
  const sku = 'CN-KO-JEH-M-800'
  await putIntoCart(page, sku, 2)
  const was = await priceOf(sku)
  const is = was + 1500
  await changePrice(sku, is)
  try {
    await openCart(page)
    const changes = page.getByRole('status').filter({ hasText: 'Než to pošleme, něco se změnilo' })
    await expect(changes).toContainText(/bylo .*Kč je .*Kč/)
    const shown = (await changes.getByText(/^bylo/).textContent())?.match(/[\d\s]+(?=Kč)/g)?.map(toHalere)
    expect(shown).toEqual([was, is])
    await expect(summary(page).getByRole('link', { name: /^Pokračovat/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Souhlasím se změnami' }).click()
    await expect(changes).toHaveCount(0)
    await expect(summary(page).getByRole('link', { name: /^Pokračovat/ })).toBeVisible()
    expect(await amountOf(page, /Zboží/)).toBe(2 * is)
  } finally {
    await changePrice(sku, was)
  }
})

test('the last piece taken by somebody else is said at the line, first as a refusal, then as a change', async ({
  page,
}) => {
  const sku = 'CN-KO-HOV-M-800'
  await putIntoCart(page, sku, 2)
  await openCart(page)
  await leaveInStock(sku, 2)
  try {
    const line = cartLine(page, /Konzerva Mono Hovězí/)
    await line.getByRole('button', { name: /^Přidat kus/ }).click()
    await expect(line.getByRole('alert')).toHaveText(/Skladem jsou už jen 2\skusy/)
    await expect(line.getByRole('spinbutton')).toHaveValue('2')

    await leaveInStock(sku, 0)
    await page.reload()
    await hydrated(page)
    await expect(line).toContainText(/bylo 2\sks je vyprodáno/)
    await page.getByRole('button', { name: 'Souhlasím se změnami' }).click()
    await expect(line).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Odložené na později' })).toBeVisible()
    await expect(page.getByText('Teď je vyprodané.')).toBeVisible()
  } finally {
    await leaveInStock(sku, 50)
  }
})

test('a tab that is behind is told, and shows what is true', async ({ page, context }) => {
  await putIntoCart(page, CAN, 2)
  await openCart(page)
  const other = await context.newPage()
  await openCart(other)
  // What the page shows at once is a hope; the other tab is behind only after the answer.
  const saved = other.waitForResponse(
    (answer) => answer.url().includes('/api/kosik') && answer.request().method() === 'POST',
  )
  await cartLine(other, CAN_NAME).getByRole('spinbutton').fill('7')
  await saved
  await expect(summary(other).getByText(/Zboží \(7\sks\)/)).toBeVisible()
  await cartLine(page, CAN_NAME)
    .getByRole('button', { name: /^Ubrat kus/ })
    .click()
  await expect(cartLine(page, CAN_NAME).getByRole('alert')).toContainText('změnil v jiném okně')
  await expect(cartLine(page, CAN_NAME).getByRole('spinbutton')).toHaveValue('7')
})

test('without a connection the count goes back and the customer is told', async ({ page }) => {
  await putIntoCart(page, CAN, 2)
  await openCart(page)
  await page.route('**/api/kosik', (route) => route.abort())
  await cartLine(page, CAN_NAME)
    .getByRole('button', { name: /^Přidat kus/ })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nepovedlo se to uložit' })).toBeVisible()
  await expect(cartLine(page, CAN_NAME).getByRole('spinbutton')).toHaveValue('2')
})

test('carts of two devices flow together at sign-in, said aloud and undoable; credits are spent there', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  await putIntoCart(page, CAN, 2)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await liveElsewhere(phone)
  const mobile = await phone.newPage()
  await putIntoCart(mobile, POUCH, 3)
  await signIn(mobile, email, PASSWORD)
  const toast = mobile.getByRole('status').filter({ hasText: 'Sloučili jsme košík z tohoto zařízení' })
  await toast.getByRole('link', { name: 'Otevřít košík' }).click()
  await expect(mobile).toHaveURL(CART)
  const merged = mobile.getByRole('status').filter({ hasText: 'Košíky jsme sloučili' })
  await expect(merged).toContainText(/Kapsička Losos s\scuketou: 3\sks/)
  await expect(cartLine(mobile, CAN_NAME).getByRole('spinbutton')).toHaveValue('2')
  expect(await cartCookie(mobile)).toBeUndefined()

  await mobile.getByRole('button', { name: 'Vrátit, jak to bylo' }).click()
  await expect(cartLine(mobile, POUCH_NAME)).toHaveCount(0)
  await expect(cartLine(mobile, CAN_NAME).getByRole('spinbutton')).toHaveValue('2')
  await phone.close()

  await openCart(page)
  await expect(cartLine(page, CAN_NAME).getByRole('spinbutton')).toHaveValue('2')
  const credits = summary(page).getByRole('switch', { name: /^Použít kredity/ })
  await credits.check()
  expect(await waitForAmount(page, /^Kredity/)).toBeLessThan(0)
  await expect(page.getByText('Kredity jsou započítané.')).toBeVisible()
  await credits.uncheck()
  await expect(besideTerm(summary(page), /^Kredity/)).toHaveCount(0)
})

async function waitForAmount(page: Page, row: RegExp): Promise<number> {
  await expect(besideTerm(summary(page), row)).toBeVisible()
  return amountOf(page, row)
}

test('a basket sent by a link is read by anybody and put into the cart, and out again', async ({ page, browser }) => {
  await putIntoCart(page, CAN, 2)
  await openCart(page)
  await page.getByText('Poslat košík někomu').click()
  await page.getByLabel(/^Pro koho/).fill('Pro babičku')
  await page.getByLabel(/^Vzkaz/).fill('Zvěřinu má nejradši.')
  await page.getByRole('button', { name: 'Vytvořit odkaz' }).click()
  const link = await page.getByLabel('Odkaz na košík').inputValue()
  expect(new URL(link).pathname).toMatch(/^\/p\/[\w-]{22}$/)

  const reader = await browser.newContext()
  await liveElsewhere(reader)
  const theirs = await reader.newPage()
  await putIntoCart(theirs, POUCH)
  await theirs.goto(new URL(link).pathname)
  await hydrated(theirs)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^Pro babičku/)
  await expect(theirs.getByText('Zvěřinu má nejradši.')).toBeVisible()
  await expect(theirs.getByText(/Na\svýdejní místo se vejde ještě/)).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Vložit do košíku' }).click()
  await expect(theirs).toHaveURL(CART)
  await expect(cartLine(theirs, CAN_NAME).getByRole('spinbutton')).toHaveValue('2')
  await expect(theirs.getByText('Připravený košík je ve vašem')).toBeVisible()
  await theirs.getByRole('button', { name: 'Vrátit, jak to bylo' }).click()
  await expect(cartLine(theirs, CAN_NAME)).toHaveCount(0)
  await expect(cartLine(theirs, POUCH_NAME)).toHaveCount(1)
  await reader.close()
})

test('two visitors with different carts and dogs get the same bytes of public pages', async ({ browser }) => {
  const visit = async (sku: string, name: string, pieces: number) => {
    const context = await browser.newContext()
    await liveElsewhere(context)
    const dogs = JSON.stringify([{ id: name, name, dog: { weightKg: 9, allergies: ['kure'] } }])
    await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), dogs)
    const page = await context.newPage()
    await putIntoCart(page, sku, pieces)
    await page.goto('/')
    await expect(page.getByRole('link', { name: new RegExp(`^Košík, ${pieces}\\skus`) })).toBeVisible()
    return page
  }
  const visitors = [await visit(CAN, 'Ben', 2), await visit(POUCH, 'Zoe', 3)]
  for (const path of ['/', '/produkty/granule', '/produkt/granule-kure-s-hnedou-ryzi']) {
    const answers = await Promise.all(visitors.map((page) => page.request.get(path)))
    for (const answer of answers) {
      expect(answer.headers()['set-cookie']).toBeUndefined()
      expect(answer.headers()['cache-control']).toContain('s-maxage=')
    }
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()))
    expect(one === other, `${path} differs between two visitors`).toBe(true)
  }
  for (const page of visitors) await page.context().close()
})

test('an empty cart offers a customer what they bought last time', async ({ page }) => {
  const email = await signUp(page)
  await reachShipping(page, { email }, 'CN-GR-LOS-A-02K')
  await chooseMethods(page, /^PPL/, /^Dobírka/)
  await placeOrder(page)
  await openCart(page)
  await expect(page.getByRole('heading', { name: 'Co jste kupovali posledně' })).toBeVisible()
  await page.getByRole('button', { name: /^Přidat do košíku: Granule Losos/ }).click()
  await expect(cartLine(page, /Granule Losos/)).toHaveCount(1)
})
