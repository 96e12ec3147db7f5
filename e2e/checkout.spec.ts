import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import {
  BAG_2_KG,
  BAG_12_KG,
  BUTTON,
  buyBigBag,
  callServices,
  chooseMethods,
  continueToShipping,
  fillDetails,
  methodCard,
  placeOrder,
  putIntoCart,
  reachShipping,
  tabTo,
} from './journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, PASSWORD, signIn, signUp } from './journeys/customer-account.ts'
import { mailsTo } from './journeys/mail-inbox.ts'
import { orderRow, ordersOf } from './journeys/shop-database.sql.ts'
import { hydrated } from './journeys/shop-page.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest buys a twelve-kilogram bag to a pickup point, and the mail opens it elsewhere', async ({
    page,
    browser,
  }) => {
    const email = newEmail()
    await buyBigBag(page)
    await fillDetails(page, { email })
    await continueToShipping(page)

    const box = methodCard(page, /Z-BOX/)
    await expect(box).toBeDisabled()
    await expect(page.getByText(/Nejtěžší balení váží 12,\d+\s?kg, do\sboxu se vejde nejvýš 10\skg\./)).toBeVisible()

    await methodCard(page, /Zásilkovna – výdejní místo/).check()
    const points = page.getByRole('list', { name: 'Výdejní místa' })
    await expect(points).toBeVisible()
    await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0)
    const weak = points.getByRole('listitem').filter({ hasText: 'tady berou nejvýš 10' })
    await expect(weak.first()).toContainText('do 10 kg')
    await expect(weak.first().getByRole('button')).toHaveCount(0)

    await page.getByLabel('PSČ nebo město').fill('plzen')
    await page.getByRole('button', { name: 'Hledat místa' }).click()
    await expect(points.getByRole('listitem').first()).toContainText('Plzeň')
    await points
      .getByRole('button', { name: /^Vybrat / })
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Změnit místo' })).toBeVisible()

    await methodCard(page, /Bankovní převod/).check()
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
    await methodCard(page, /PPL/).check()
    await expect(page.getByText('Ještě chybí: způsob platby')).toBeVisible()

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await liveElsewhere(context)
    const desktop = await context.newPage()
    await signIn(desktop, email, PASSWORD, '?zpet=/kosik/dodaci-udaje')
    await expect(desktop).toHaveURL('/kosik/dodaci-udaje')
    await expect(desktop.getByLabel(/^Vzkaz pro kurýra/)).toHaveValue('Zvonek nefunguje, pes ano.')
    await continueToShipping(desktop)
    await expect(methodCard(desktop, /PPL/)).toBeChecked()
    await methodCard(desktop, /Dobírka/).check()
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
  await type('E-mail', email)
  await type('Jméno', 'Jitka')
  await type('Příjmení', 'Novotná')
  await type('Telefon', '777123456')
  await type('Ulice a číslo', 'Nikde 7')
  await type('Město', 'Brno')
  await type('PSČ', '60200')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  const asWritten = page.getByLabel('Použít zadanou adresu tak, jak je')
  await tabTo(page, asWritten)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kosik/doprava-a-platba')

  await tabTo(page, methodCard(page, /Zásilkovna – výdejní místo/))
  await page.keyboard.press('Space')
  const pick = page.getByRole('list', { name: 'Výdejní místa' }).getByRole('button').first()
  await expect(pick).toBeVisible()
  await tabTo(page, pick)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Změnit místo' })).toBeVisible()
  await tabTo(page, methodCard(page, /Platební karta/))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
  await page.keyboard.press('Enter')
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
  await reachShipping(page, { email: newEmail() })
  await methodCard(page, /Zásilkovna – výdejní místo/).check()
  await page.getByRole('button', { name: 'Zobrazit na mapě' }).click()
  const map = page.getByRole('region', { name: 'Mapa výdejních míst' })
  await expect(map.getByText('Natural Earth')).toBeVisible()
  const pin = map.getByRole('button', { name: /Lidická 14, 602 00 Brno/ })
  await pin.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Vybrat', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Jak to k vám dojde' })).toContainText('Lidická 14')

  await page.getByRole('link', { name: 'Změnit místo' }).click()
  await page.getByRole('link', { name: 'Otevřít mapu Zásilkovny' }).click()
  const widget = page.getByRole('dialog', { name: 'Výběr výdejního místa' })
  await widget.getByRole('searchbox').fill('Korunní')
  await widget.getByRole('button', { name: 'Vybrat Praha, Korunní 44' }).click()
  await expect(page.getByRole('group', { name: 'Jak to k vám dojde' })).toContainText('Korunní 44')
  await expect(page).toHaveURL('/kosik/doprava-a-platba')
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
  await page.getByLabel('Nakupuji na firmu (IČO)').check()
  await page.getByLabel('Fakturační adresa je jiná').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pokračovat k dopravě a platbě' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nakupuji na firmu (IČO)').uncheck()
  await page.getByLabel('Fakturační adresa je jiná').uncheck()
  await fillDetails(page, { email: newEmail() })
  await continueToShipping(page)
  await expectAccessible(page)
  await methodCard(page, /Zásilkovna – výdejní místo/).check()
  await page.getByRole('button', { name: 'Zobrazit na mapě' }).click()
  await expect(page.getByRole('region', { name: 'Mapa výdejních míst' }).getByText('Natural Earth')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('list', { name: 'Výdejní místa' }).getByRole('button').first().click()
  await methodCard(page, /Bankovní převod/).check()
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
  await expectAccessible(page)
  await placeOrder(page)
  await expectAccessible(page)
})
