import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { BUTTON, callServices, chooseMethods, placeOrder, reachShipping } from './journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, signUp } from './journeys/customer-account.ts'
import {
  commandFake,
  orderByCard,
  orderLinkFrom,
  PPL,
  packOrder,
  payUnseen,
  pressAtGateway,
} from './journeys/payment-journey.ts'
import { askBank, makeStaff, orderRow, ordersOf } from './journeys/shop-database.sql.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test('paid by card: the gateway, the way back with no cookie at all, and the same page from the mail', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const number = await orderByCard(page, email)
  expect(await orderRow(number)).toMatchObject({ state: 'awaiting_payment' })
  const wayBack = page.waitForRequest(/\/payments\/gopay\?objednavka=/)
  await pressAtGateway(page, 'Zaplatit')
  await expect(page.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  await expectAccessible(page)
  expect(await orderRow(number)).toMatchObject({ state: 'accepted' })

  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const bare = await stranger.newPage()
  await bare.goto((await wayBack).url())
  await expect(bare).toHaveURL('/kosik/dekujeme')
  await expect(bare.getByText(`Objednávka ${number}`)).toBeVisible()
  await expect(bare.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
  await stranger.close()
})

test('cancelled, refused, then paid: each time the page says what happened and leads on', async ({ page }) => {
  const email = newEmail()
  const number = await orderByCard(page, email)
  await pressAtGateway(page, 'Zrušit platbu')
  await expect(page.getByText('Platba se zrušila')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zaplatit kartou' }).click()
  await pressAtGateway(page, 'Zamítnout platbu')
  await expect(page.getByText('Platba neprošla')).toBeVisible()
  await page.getByRole('button', { name: 'Zaplatit kartou' }).click()
  await pressAtGateway(page, 'Zaplatit')
  await expect(page.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
  expect(await ordersOf(email)).toMatchObject([{ number, state: 'accepted' }])
})

test('without JavaScript a form leads to the gateway, and another way to pay is a press away', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await liveElsewhere(context)
  const page = await context.newPage()
  const email = newEmail()
  await reachShipping(page, { email })
  await expect(page.getByRole('radio', { name: /Kartou online/ })).toBeChecked()
  await page.getByRole('button', { name: BUTTON }).click()
  await pressAtGateway(page, 'Nechat otevřené a vrátit se do obchodu')
  await page.getByRole('button', { name: 'Zaplatit kartou' }).click()
  await pressAtGateway(page, 'Zaplatit převodem z banky později')
  await expect(page.getByText('Ověřujeme platbu')).toBeVisible()
  await page.getByRole('link', { name: 'Obnovit stav' }).click()
  await expect(page.getByText('Ověřujeme platbu')).toBeVisible()
  await context.close()
})

test('a tab closed at the gateway and paid there later turns the page that stands open', async ({ page }) => {
  const email = newEmail()
  const number = await orderByCard(page, email)
  await page.goto('/kosik/dekujeme')
  await expect(page.getByRole('button', { name: 'Zaplatit kartou' })).toBeVisible()
  await payUnseen(number)
  await expect(page.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible({ timeout: 30_000 })
})

test('with the gateway down the order is placed all the same and paid by the link from the mail', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await commandFake(process.env.E2E_GOPAY_URL, 'faults', { downForEmail: email })
  await reachShipping(page, { email })
  await chooseMethods(page, PPL, /Kartou online/)
  await placeOrder(page)
  await expect(page.getByText('Platební brána teď neodpovídá.')).toBeVisible()
  await expectAccessible(page)
  await commandFake(process.env.E2E_GOPAY_URL, 'faults', { downForEmail: null })

  const elsewhere = await browser.newPage()
  await elsewhere.goto(await orderLinkFrom(email, /je u nás/))
  await elsewhere.getByRole('button', { name: 'Zaplatit kartou' }).click()
  await pressAtGateway(elsewhere, 'Zaplatit')
  await expect(elsewhere.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
  await elsewhere.close()
})

test('a transfer is matched while the page stands open; cash on delivery instead costs its fee', async ({ page }) => {
  const email = newEmail()
  await reachShipping(page, { email })
  await chooseMethods(page, PPL, /Bankovní převod/)
  const number = await placeOrder(page)
  await expect(page.getByRole('img', { name: 'QR platba' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Dobírka \(\+/ })).toBeVisible()
  const [order] = await ordersOf(email)
  const amount = Number(order?.payable)
  await commandFake(process.env.E2E_FIO_URL, 'transfers', { amount, variableSymbol: number })
  await expect(async () => {
    await askBank()
    await expect(page.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('img', { name: 'QR platba' })).toBeHidden()
})

test('an order paid by card is cancelled before packing, the refund is seen and the goods are bought again', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const number = await orderByCard(page, email)
  await pressAtGateway(page, 'Zaplatit')
  await page.getByRole('link', { name: 'Sledovat objednávku' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.getByText('Telefon a vzkaz').click()
  await page.getByLabel('Telefon', { exact: true }).fill('608 111 222')
  await page.getByRole('button', { name: 'Uložit změnu' }).first().click()
  await expect(page.getByText('Změny jsme uložili')).toBeVisible()
  await expect(page.getByText(/608\s111\s222/)).toBeVisible()
  await page.getByText('Zrušit objednávku', { exact: true }).click()
  await expect(page.getByText(/vám vrátíme stejnou cestou/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ano, zrušit objednávku' }).click()
  await expect(page.getByText('Objednávka zrušena')).toBeVisible()
  await expect(page.getByText(/Peníze jsme vrátili: |Peníze se vracejí/)).toBeVisible()
  await expect.poll(async () => (await orderRow(number))?.state).toBe('cancelled')
  const address = page.url()
  await page.getByRole('link', { name: 'Napsat nám k objednávce' }).click()
  await expect(page.getByLabel('Číslo objednávky')).toHaveValue(number)

  const stranger = await browser.newContext({ javaScriptEnabled: false })
  await liveElsewhere(stranger)
  const bare = await stranger.newPage()
  await bare.goto(address)
  await bare.getByRole('button', { name: /^Koupit znovu: / }).click()
  await expect(bare).toHaveURL('/kosik/obsah')
  await expect(bare.getByRole('status').filter({ hasText: 'Objednáváte znovu' })).toContainText('1\u00a0ks')
  await stranger.close()
})

test('an order in the account is followed from the button to the door, a stranger finds nothing', async ({
  page,
  browser,
}) => {
  // Two people and a dozen pages: the longest way of all.
  test.slow()
  const email = await signUp(page)
  await reachShipping(page, { email })
  await chooseMethods(page, PPL, /Dobírka/)
  const number = await placeOrder(page)
  await expect(page.getByText(/Zaplatíte při převzetí: /)).toBeVisible()
  const calendar = page.getByRole('link', { name: 'Přidat do kalendáře' })
  const [day] = await Promise.all([page.waitForEvent('download'), calendar.click()])
  expect(day.suggestedFilename()).toBe(`doruceni-${number}.ics`)
  await page.getByRole('link', { name: 'Objednávka v účtu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const address = page.url()
  const orderId = Number(/\d+$/.exec(address)?.[0])

  const warehouse = await browser.newContext()
  await liveElsewhere(warehouse)
  const stranger = await warehouse.newPage()
  const colleague = await signUp(stranger)
  expect((await stranger.goto(address))?.status()).toBe(404)
  expect((await stranger.goto(`/l/objednavka/${orderId}.99999.abc`))?.status()).toBe(404)
  await makeStaff(colleague)

  const parcels = await packOrder(warehouse, orderId)
  await page.reload()
  await expect(page.getByText('Zabaleno, čeká na dopravce')).toBeVisible()
  await callServices(warehouse, 'POST', '/staff/parcels/hand-over', { parcelIds: parcels })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sledovat u dopravce' })).toBeVisible()
  for (const id of parcels) await callServices(warehouse, 'POST', `/staff/parcels/${id}/delivery`, {})
  await page.reload()
  await expect(page.getByText('Doručená')).toBeVisible()
  await expectAccessible(page)
  const invoice = page.getByRole('link', { name: 'Faktura (PDF)' })
  const [download] = await Promise.all([page.waitForEvent('download'), invoice.click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('link', { name: 'Cesta balíku a šarže' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kde je balík' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^Pas šarže/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pas šarže' })).toBeVisible()
  await orderLinkFrom(email, /Doručeno|doručen/i)
  await warehouse.close()

  await page.goto(address)
  await page
    .getByRole('link', { name: /^Objednat znovu/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jako minule')
})
