import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import {
  BAG_2_KG,
  BAG_12_KG,
  BUTTON,
  buyBigBag,
  callServices,
  chooseMethods,
  continueToShipping,
  fillContact,
  fillDetails,
  methodCard,
  PAID,
  placeOrder,
  pointList,
  putIntoCart,
  reachShipping,
  tabTo,
} from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, PASSWORD, signIn, signUp } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { orderRow, ordersOf } from '../journeys/shop-database.sql.ts'
import { hydrated } from '../journeys/shop-page.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest buys a twelve-kilogram bag to a pickup point, and the mail opens it elsewhere', async ({
    page,
    browser,
  }) => {
    const email = newEmail()
    await buyBigBag(page)
    await expect(page.getByText(/Nejtěžší balení váží 12,\d+\s?kg, do\sboxu se vejde nejvýš 10\skg\./)).toBeVisible()
    const points = pointList(page)
    await page.getByLabel('PSČ nebo město').fill('602 00')
    await expect(points.getByRole('radio', { name: /602\s00\sBrno/ }).first()).toBeVisible()
    await points.getByText(/^Dalších \d+/).click()
    const weak = points.getByRole('radio', { name: /tady berou nejvýš 10/ }).first()
    await expect(weak).toBeDisabled()

    await page.getByLabel('PSČ nebo město').fill('plzen')
    await page.getByRole('button', { name: 'Hledat místa' }).click()
    const first = points.getByRole('radio').first()
    await expect(first).toHaveAccessibleName(/Plzeň/)
    await first.check()
    await expect(page.getByRole('region', { name: 'Kam to bude?' }).getByText('Změnit')).toBeVisible()
    await expect(page.getByLabel('Ulice a číslo').first()).toBeHidden()
    await fillContact(page, email)
    await continueToShipping(page)

    await methodCard(page, /Bankovní převod/).check()
    await expect(page.getByText(PAID.transfer)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Rekapitulace' })).toContainText('Plzeň')
    const number = await placeOrder(page)
    await expect(page.getByRole('img', { name: 'QR platba' })).toBeVisible()
    await expect(page.getByText('Čekáme na platbu')).toBeVisible()
    expect(await orderRow(number)).toMatchObject({
      state: 'awaiting_payment',
      button_text: BUTTON,
      consents: [],
      terms_version_id: expect.anything(),
      pickup_point: { city: 'Plzeň' },
      billing: { firstName: 'Jitka', lastName: 'Novotná', street: '' },
    })

    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toEqual([`Objednávka ${number} je u nás`])
    const [mail] = await mailsTo(email)
    const link = /\/kosik\/dekujeme\?objednavka=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const elsewhere = await browser.newPage()
    await elsewhere.goto(link)
    await expect(elsewhere).toHaveURL('/kosik/dekujeme')
    await expect(elsewhere.getByText(`Objednávka ${number}`)).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere.getByText(`Objednávka ${number}`)).toBeVisible()
    await elsewhere.close()
  })

  test('a cart begun here is finished on the desktop after signing in', async ({ page, browser }) => {
    const email = await signUp(page)
    await putIntoCart(page.context(), BAG_2_KG)
    await page.goto('/kosik/dodaci-udaje')
    await fillDetails(page, { email })
    await page.getByLabel(/^Vzkaz pro kurýra/).fill('Zvonek nefunguje, pes ano.')
    await continueToShipping(page)

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await liveElsewhere(context)
    const desktop = await context.newPage()
    await signIn(desktop, email, PASSWORD, '?zpet=/kosik/dodaci-udaje')
    await expect(desktop).toHaveURL('/kosik/dodaci-udaje')
    await expect(desktop.getByLabel(/^Vzkaz pro kurýra/)).toHaveValue('Zvonek nefunguje, pes ano.')
    await continueToShipping(desktop)
    await chooseMethods(desktop, /PPL/, /Dobírka/)
    await placeOrder(desktop)
    expect(await ordersOf(email)).toHaveLength(1)
    await page.reload()
    await expect(page.getByText('Košík je prázdný jako miska po večeři')).toBeVisible()
    await context.close()
  })
})

test('a company is filled in by its number and the parcel goes elsewhere than the invoice', async ({ page }) => {
  const email = newEmail()
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await fillDetails(page, { email })
  await page.getByLabel('Nakupuji na firmu (IČO)').check()
  await page.getByLabel('IČO', { exact: true }).fill('45317055')
  await page.getByRole('button', { name: 'Doplnit podle IČO' }).click()
  await expect(page.getByRole('alert')).toContainText('kontrolnímu součtu')
  await page.getByLabel('IČO', { exact: true }).fill('453 170 54')
  await page.getByRole('button', { name: 'Doplnit podle IČO' }).click()
  await expect(page.getByText('Našli jsme: Psí potřeby Vzorová a.s.')).toBeVisible()
  await expect(page.getByLabel('Název firmy')).toHaveValue('Psí potřeby Vzorová a.s.')
  await expect(page.getByLabel(/^DIČ/)).toHaveValue('CZ45317054')
  await expect(page.getByLabel('Fakturační adresa je jiná')).toBeChecked()
  await expect(page.getByLabel('Ulice a číslo').first()).toHaveValue('Nová 123')
  await expect(page.getByLabel('Ulice a číslo').last()).toHaveValue('Vinohradská 2048/5a')
  await page.getByLabel('Název firmy').fill('Psí potřeby Vzorová, pobočka')
  await continueToShipping(page)
  await chooseMethods(page, /PPL/, /Dobírka/)
  await expect(page.getByRole('region', { name: 'Rekapitulace' })).toContainText('Psí potřeby Vzorová, pobočka')
  const number = await placeOrder(page)
  expect(await orderRow(number)).toMatchObject({
    billing: {
      street: 'Vinohradská 2048/5a',
      company: { companyId: '45317054', vatId: 'CZ45317054', isRegistered: true },
    },
    delivery: { street: 'Nová 123', city: 'Brno' },
  })
})

test('a coupon and credits are taken off, shown before the button and kept with the order', async ({ page }) => {
  const email = await signUp(page)
  await putIntoCart(page.context(), BAG_12_KG)
  await callServices(page.context(), 'PUT', '/cart/coupon', { code: 'VITEJTE10' })
  await callServices(page.context(), 'PUT', '/cart/credits', { credits: 50 })
  await page.goto('/kosik/dodaci-udaje')
  await fillDetails(page, { email })
  await continueToShipping(page)
  await chooseMethods(page, /PPL/, /Dobírka/)
  const summary = page.getByRole('complementary', { name: 'Souhrn objednávky' })
  await expect(summary).toContainText('Kód VITEJTE10−165 Kč')
  await expect(summary).toContainText('Kredity−50 Kč')
  const number = await placeOrder(page)
  expect(await orderRow(number)).toMatchObject({ coupon_code: 'VITEJTE10', credits_spent: 50 })
})

test('the whole way goes by keyboard alone', async ({ page }) => {
  const email = newEmail()
  await putIntoCart(page.context(), BAG_12_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }).first())
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('radio', { name: /^Vyzvednu/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Přivezte domů/ })).toBeChecked()
  await type('Jméno a příjmení', 'Jitka Novotná')
  await type('E-mail', email)
  await type('Telefon', '777123456')
  await type('Ulice a číslo', 'Nikde 7')
  await type('Město', 'Brno')
  await type('PSČ', '60200')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, page.getByLabel('Použít zadanou adresu tak, jak je').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kosik/doprava-a-platba')

  await tabTo(page, page.getByRole('link', { name: 'Změnit doručení' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/zmenit=doruceni/)
  await tabTo(page, page.getByRole('radio', { name: /^Přivezte domů/ }))
  await page.keyboard.press('ArrowLeft')
  await type('PSČ nebo město', '60200')
  const point = pointList(page).getByRole('radio').first()
  await expect(point).toBeVisible()
  await tabTo(page, point)
  await page.keyboard.press('Space')
  // The arrows pass through all of them: nothing folds away under them, and the focus stays.
  await expect(page.getByRole('region', { name: 'Kam to bude?' })).toContainText('Změnit')
  await expect(point).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Pokračovat k platbě' }).last())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kosik/doprava-a-platba')

  await tabTo(page, methodCard(page, /Kartou online/))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
  expect(await ordersOf(email)).toEqual([])
  await tabTo(page, page.getByRole('button', { name: BUTTON }))
  await page.keyboard.press('Enter')
  const pay = page.getByRole('button', { name: 'Zaplatit', exact: true })
  await expect(pay).toBeVisible()
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
  expect(await ordersOf(email)).toHaveLength(1)
})

test("a point is chosen on the map and in the carrier's own picker", async ({ page }) => {
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  await page.getByLabel('PSČ nebo město').fill('602 00')
  await page.getByRole('button', { name: 'Zobrazit na mapě' }).click()
  const map = page.getByRole('region', { name: 'Mapa výdejních míst' })
  await expect(map.getByText('Natural Earth')).toBeVisible()
  const pin = map.getByRole('button', { name: /Lidická 14, 602 00 Brno/ }).first()
  await pin.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Vybrat', exact: true }).click()
  const block = page.getByRole('region', { name: 'Kam to bude?' })
  await expect(block.getByText(/Lidická\s14/).first()).toBeVisible()

  await block.getByText('Změnit').click()
  await page.getByRole('link', { name: 'Otevřít mapu Zásilkovny' }).click()
  const widget = page.getByRole('dialog', { name: 'Výběr výdejního místa' })
  await widget.getByRole('searchbox').fill('Korunní')
  await widget.getByRole('button', { name: 'Vybrat Praha, Korunní 44' }).click()
  await expect(block.getByText(/Korunní\s44/).first()).toBeVisible()
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
})

test('an order opens to its own browser and link only', async ({ page, browser }) => {
  await reachShipping(page, { email: newEmail() })
  await chooseMethods(page, /PPL/, /Dobírka/)
  const number = await placeOrder(page)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'cenich_objednavka')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const stranger = await browser.newPage()
  for (const address of ['', `?objednavka=${number}`, '?objednavka=1', '?objednavka=1.99999.podvrh']) {
    await stranger.goto(`/kosik/dekujeme${address}`)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Kde je moje objednávka')
    await expect(stranger.getByText(number)).toHaveCount(0)
  }
  expect((await stranger.request.get('/kosik/qr-platba')).status()).toBe(404)
  await stranger.close()
})

test('every step is accessible, wide and narrow', async ({ page }) => {
  test.setTimeout(240_000)
  await putIntoCart(page.context(), BAG_12_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  await page.getByRole('radio', { name: /^Přivezte domů/ }).check()
  await page.getByLabel('Nakupuji na firmu (IČO)').check()
  await page.getByLabel('Fakturační adresa je jiná').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pokračovat k platbě' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nakupuji na firmu (IČO)').uncheck()
  await page.getByLabel('Fakturační adresa je jiná').uncheck()
  await page.getByRole('radio', { name: /^Vyzvednu/ }).check()
  await page.getByLabel('PSČ nebo město').fill('602 00')
  await page.getByRole('button', { name: 'Zobrazit na mapě' }).click()
  await expect(page.getByRole('region', { name: 'Mapa výdejních míst' }).getByText('Natural Earth')).toBeVisible()
  await expectAccessible(page)
  await pointList(page)
    .getByRole('radio', { name: /602\s00\sBrno/ })
    .first()
    .check()
  await fillContact(page, newEmail())
  await expectAccessible(page)
  await continueToShipping(page)
  await expectAccessible(page)
  await methodCard(page, /Bankovní převod/).check()
  await expect(page.getByText(PAID.transfer)).toBeVisible()
  await expectAccessible(page)
  await placeOrder(page)
  await expectAccessible(page)
})
