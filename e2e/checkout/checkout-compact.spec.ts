import { expect, type Page, test } from '@playwright/test'
import {
  BAG_2_KG,
  BUTTON,
  callServices,
  continueToShipping,
  fillContact,
  fillDetails,
  methodCard,
  pointList,
  putIntoCart,
} from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, signUp } from '../journeys/customer-account.ts'
import { countingHand } from '../journeys/hand.ts'
import { orderRow, ordersOf } from '../journeys/shop-database.sql.ts'
import { hydrated } from '../journeys/shop-page.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))
test.use({ viewport: { width: 390, height: 844 } })

const NEXT = { name: 'Pokračovat k objednávce' }
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('a newcomer who fetches the parcel writes four fields and presses five times from the cart to paid', async ({
  page,
}) => {
  const email = newEmail()
  const { tap, write, done } = countingHand()
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/obsah')
  await hydrated(page)
  await tap(page.getByRole('complementary', { name: 'Souhrn' }).getByRole('link', NEXT))
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
  await write(page.getByLabel('PSČ nebo město', { exact: true }), '602 00')
  await tap(
    pointList(page)
      .getByRole('radio', { name: /602\s00\sBrno/ })
      .first(),
  )
  await write(page.getByLabel('Jméno a příjmení', { exact: true }), 'Jitka Novotná')
  await write(page.getByLabel('E-mail', { exact: true }), email)
  await write(page.getByLabel('Telefon', { exact: true }), '777 123 456')
  await tap(page.getByRole('button', { name: 'Pokračovat k platbě' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zkontrolovat a zaplatit')
  expect(await heightOf(page)).toBeLessThan(2400)
  await tap(page.getByRole('button', { name: BUTTON }))
  await tap(page.getByRole('button', { name: 'Zaplatit', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  await expect(page.getByText(/^Děkujeme, Jitko\. Potvrzení letí na/)).toBeVisible()
  expect(done).toEqual({ taps: 5, fields: 4 })
  const [order] = await ordersOf(email)
  expect(await orderRow(order?.number ?? '')).toMatchObject({ billing: { street: '' }, state: 'accepted' })
})

test('whoever has bought before presses twice from the cart to the gateway and writes nothing', async ({ page }) => {
  const email = await signUp(page)
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  await fillDetails(page, { email })
  await continueToShipping(page)
  await page.getByRole('button', { name: BUTTON }).click()
  await page.getByRole('button', { name: 'Zaplatit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  await page.goto('/ucet/adresy')
  await expect(page.getByRole('main')).toContainText('Nová 123')

  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/obsah')
  await hydrated(page)
  const { tap, done } = countingHand()
  await tap(page.getByRole('complementary', { name: 'Souhrn' }).getByRole('link', NEXT))
  await expect(page).toHaveURL('/kosik/doprava-a-platba')
  const recap = page.getByRole('region', { name: 'Rekapitulace' })
  await expect(recap.getByText(/^Jako minule · /)).toBeVisible()
  await expect(recap.getByText(/^Jitka Novotná · 777\s123\s456$/)).toBeVisible()
  await expect(recap.getByText(/Nová\s123, 602\s00\sBrno/)).toBeVisible()
  await expect(methodCard(page, /Kartou online/)).toBeHidden()
  expect(await heightOf(page)).toBeLessThan(1510)
  // The button is at hand without a move of the page, and says what it costs.
  const button = page.getByRole('button', { name: BUTTON })
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(button).toHaveAccessibleName(/^Objednávka zavazující k platbě · \d[\d\s]*\sKč$/)
  await tap(button)
  await expect(page.getByRole('heading', { name: 'Zkušební platební brána' })).toBeVisible()
  expect(done).toEqual({ taps: 2, fields: 0 })
})

test('who wants nothing kept is asked again', async ({ page }) => {
  const email = await signUp(page)
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  await expect(page.getByText(/příště je nevyplňujete/)).toBeVisible()
  await fillDetails(page, { email })
  await page.getByLabel('Tentokrát si nic nepamatovat').check()
  await continueToShipping(page)
  await methodCard(page, /Dobírka/).check()
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/doprava-a-platba')
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
  await expect(page.getByLabel('Telefon')).toHaveValue('')
})

test('an error goes with the keystroke that mends it, and the summary with the last one', async ({ page }) => {
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  await fillDetails(page, { email: '', street: 'Vinohradská 2048/5a', city: 'Praha', zip: '602 00' })
  const email = page.getByLabel('E-mail', { exact: true })
  await page.getByRole('button', { name: 'Pokračovat k platbě' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Ještě jedna věc')
  await expect(summary).toContainText('Doplňte e-mail.')
  await email.pressSequentially('jitka@seznam.c')
  await expect(summary).toBeVisible()
  await email.pressSequentially('z')
  await expect(summary).toHaveCount(0)
  await expect(email).toHaveAttribute('data-valid')
  await expect(email).toBeFocused()

  await page.getByRole('button', { name: 'Pokračovat k platbě' }).click()
  await expect(summary).toContainText(/PSČ k\stéhle ulici nepatří\./)
  await page.getByRole('button', { name: /^Opravit na\s1\d\d\s\d\d$/ }).click()
  await expect(page.getByLabel('PSČ', { exact: true }).first()).toHaveValue(/^1\d\d\s\d\d$/)
  await expect(summary).toHaveCount(0)
  await page.getByRole('button', { name: 'Pokračovat k platbě' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zkontrolovat a zaplatit')
})

test('a field is checked when it is left, not while it is written', async ({ page }) => {
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  const phone = page.getByLabel('Telefon')
  await phone.pressSequentially('777 12')
  await expect(page.getByText(/devět číslic/)).toHaveCount(0)
  await phone.blur()
  await expect(page.getByText(/devět číslic/)).toBeVisible()
  await phone.pressSequentially('3 456')
  await expect(page.getByText(/devět číslic/)).toHaveCount(0)
})

test.describe('a wallet', () => {
  test('stands on top where the device has one and opens the gateway with it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
    })
    const email = newEmail()
    await putIntoCart(page.context(), BAG_2_KG)
    await page.goto('/kosik/dodaci-udaje')
    await hydrated(page)
    await page.getByLabel('PSČ nebo město').fill('602 00')
    await pointList(page)
      .getByRole('radio', { name: /602\s00\sBrno/ })
      .first()
      .check()
    await fillContact(page, email)
    await continueToShipping(page)
    await expect(page.getByRole('button', { name: /Google Pay/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Objednat a zaplatit přes Apple Pay, / }).click()
    await expect(page.getByRole('heading', { name: 'Zkušební platební brána' })).toBeVisible()
    const [order] = await ordersOf(email)
    expect(await orderRow(order?.number ?? '')).toMatchObject({ button_text: 'Objednat a zaplatit přes Apple Pay' })
    const asked = await fetch(`${process.env.E2E_GOPAY_URL}/__fake/payments?order_number=${order?.number}`)
    expect(JSON.stringify(await asked.json())).toContain('"default_payment_instrument":"APPLE_PAY"')
  })

  test('is not offered where there is none', async ({ page }) => {
    await putIntoCart(page.context(), BAG_2_KG)
    await callServices(page.context(), 'PUT', '/checkout/shipping', { shippingCode: 'osobni-odber-brno' })
    await callServices(page.context(), 'PUT', '/checkout/details', {
      ...{ email: newEmail(), phone: '777123456', firstName: 'Jitka', lastName: 'Novotná' },
    })
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
    await expect(page.getByRole('button', { name: /Apple Pay|Google Pay/ })).toHaveCount(0)
  })
})
