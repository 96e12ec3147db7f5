import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import {
  BAG_2_KG,
  chooseMethods,
  continueToShipping,
  fillDetails,
  placeOrder,
  putIntoCart,
} from './journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, PASSWORD, signIn, signUpByPages } from './journeys/customer-account.ts'
import { addressFromMail } from './journeys/mail-inbox.ts'
import { orderByCard, pressAtGateway } from './journeys/payment-journey.ts'
import { cookieChoices, viewsOf } from './journeys/shop-database.sql.ts'
import { countRequests, hydrated } from './journeys/shop-page.ts'

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeEach(async ({ context }) => liveElsewhere(context))

const MEASURED = /\/gtm\.js|\/g\/collect/
const PRODUCT = '/produkt/granule-kure-s-hnedou-ryzi'

const card = (page: Page) => page.getByRole('region', { name: 'Cookies' })

/** The card comes to who has moved, never by itself. */
async function move(page: Page): Promise<void> {
  await hydrated(page)
  await page.keyboard.press('Shift')
}

async function choiceKey(page: Page): Promise<string> {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'cenich_souhlas')
  return kept?.value.split('.')[1] ?? ''
}

/** Events that have left, in order; those of a list or an offer with its name. */
function collectEvents(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/g/collect')) return
    const { event, ecommerce } = request.postDataJSON() as { event?: string; ecommerce?: Record<string, string> | null }
    const { item_list_id: list, promotion_id: promotion, payment_type: payment } = ecommerce ?? {}
    if (event && !event.startsWith('gtm.')) names.push([event, list ?? promotion ?? payment].filter(Boolean).join(' '))
  })
  return names
}

test('who refuses is asked once, and not one request leaves for the tag manager', async ({ page }) => {
  const asked = countRequests(page, MEASURED)
  const before = await viewsOf(PRODUCT)
  await page.goto('/o-nas')
  await move(page)
  const accept = card(page).getByRole('button', { name: 'Přijmout vše' })
  const refuse = card(page).getByRole('button', { name: 'Odmítnout vše' })
  await expect(refuse).toBeVisible()
  expect((await refuse.boundingBox())?.height).toBe((await accept.boundingBox())?.height)
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Nastavit' }).click()
  await expect(card(page).getByRole('switch', { name: 'Marketingové' })).not.toBeChecked()
  await refuse.click()
  await expect(card(page)).toBeHidden()
  expect(await cookieChoices(await choiceKey(page))).toEqual([{ analytics: false, marketing: false, source: 'card' }])

  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Vybrat krmivo' }).click()
  await expect(page).toHaveURL('/produkty/granule')
  await page.goto(PRODUCT)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Do košíku' }).first().click()
  await expect(page.getByText(/je\sv\skošíku/).first()).toBeVisible()
  // Our own count needs nobody's consent: it knows the page and nothing of its reader.
  await expect.poll(() => viewsOf(PRODUCT)).toBeGreaterThan(before)
  await expect(card(page)).toBeHidden()
  expect(asked()).toBe(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('with consent everything is told exactly once from the first page to the account, and a mind can be changed', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const events = collectEvents(page)
  const told = (...names: string[]) =>
    expect
      .poll(() => names.map((name) => events.filter((each) => each === name).length), names.join())
      .toEqual(names.map(() => 1))
  const main = page.getByRole('main')
  await putIntoCart(context, BAG_2_KG, 2)
  await page.goto('/')
  await move(page)
  await card(page).getByRole('button', { name: 'Přijmout vše' }).click()
  await expect(card(page)).toBeHidden()
  await told('view_promotion uvod')
  await main.getByRole('link', { name: 'Vybrat krmivo' }).click()
  await expect(page).toHaveURL('/produkty/granule')
  await told('select_promotion uvod', 'view_item_list produkty/granule')
  await main
    .getByRole('link', { name: /Kuře s hnědou rýží/ })
    .first()
    .click()
  await expect(page).toHaveURL(PRODUCT)
  await told('select_item produkty/granule', 'view_item')
  await main.getByRole('button', { name: 'Do košíku' }).first().click()
  await told('add_to_cart')
  await page.goto('/hledat?q=losos')
  await told('search', 'view_item_list hledat')
  await page.goto('/kosik/obsah')
  await told('view_cart')
  await main
    .getByRole('button', { name: /^Ubrat kus/, disabled: false })
    .first()
    .click()
  await told('remove_from_cart')
  await main.getByRole('link', { name: 'Pokračovat k objednávce' }).click()
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
  await told('begin_checkout')
  await page.reload()
  await fillDetails(page, { email: newEmail() })
  await continueToShipping(page)
  await told('add_shipping_info', 'add_payment_info karta')
  await chooseMethods(page, /PPL/, /Bankovní převod/)
  await told('add_payment_info prevod-qr')
  await placeOrder(page)
  await told('purchase')
  // The second look at the same order asks too, and is told no.
  const asked = page.waitForResponse(/\/api\/mereni\/nakup$/)
  await page.reload()
  expect(await (await asked).json()).toEqual({ isFirst: false })

  await page.goto('/lp/stene-doma')
  await told('view_promotion stene-doma')
  await main.getByRole('link', { name: 'Chci plán do e-mailu' }).first().click()
  await told('select_promotion stene-doma')
  const reader = newEmail()
  await main.getByLabel('Datum narození').fill('2026-09-01')
  await main.getByLabel('Očekávaná váha v dospělosti').selectOption('10–25 kg')
  await main.getByLabel('Váš e-mail').fill(reader)
  await main.getByLabel(/jeden e-mail měsíčně/).check()
  await main.getByRole('button', { name: 'Poslat plán' }).click()
  await expect(main.getByRole('status')).toContainText('Plán letí do schránky')
  await told('generate_lead')
  await addressFromMail(reader, /\/lp\/newsletter-verify\?klic=[\w-]{43}/)

  const email = await signUpByPages(page)
  await told('sign_up')
  await page.getByRole('button', { name: 'Odhlásit se' }).click()
  await expect(page).not.toHaveURL(/\/ucet/)
  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/ucet\/prehled/)
  await told('login')

  await page.goto('/nastaveni-cookies')
  await expect(page.getByRole('switch', { name: 'Analytické' })).toBeChecked()
  const once = events.filter((name) => name !== 'consent_update')
  expect(once).toEqual([...new Set(once)])

  await page.getByRole('main').getByRole('button', { name: 'Odmítnout vše' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Volbu jsme uložili' })).toBeVisible()
  const seen = events.length
  await page.goto(PRODUCT)
  await hydrated(page)
  await main.getByRole('button', { name: 'Do košíku' }).first().click()
  await expect(page.getByText(/je\sv\skošíku/).first()).toBeVisible()
  expect(events).toHaveLength(seen)
  const proofs = await cookieChoices(await choiceKey(page))
  expect(proofs.map(({ analytics, source }) => `${analytics} ${source}`)).toEqual(['true card', 'false page'])

  await page.goto('/s/cookies')
  const names = (await page.context().cookies()).map(({ name }) => name)
  for (const name of names) await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
})

test('nobody is asked before the first action, and who only looks is counted all the same', async ({ page }) => {
  const before = await viewsOf('/kontakt')
  await page.goto('/kontakt')
  await expect.poll(() => viewsOf('/kontakt')).toBeGreaterThan(before)
  await expect(card(page)).toHaveCount(0)
  await move(page)
  await expect(card(page)).toBeVisible()
})

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1300, 900],
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing lies over the buttons of an order at ${width} × ${height}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    await putIntoCart(context, BAG_2_KG, 1)
    for (const [path, button] of [
      ['/kosik/obsah', 'Pokračovat k objednávce'],
      ['/kosik/obsah', 'Vytvořit odkaz'],
      ['/kosik/dodaci-udaje', 'Pokračovat k platbě'],
      ['/najit-krmivo', 'Pokračovat'],
    ] as const) {
      await page.goto(path)
      await move(page)
      // The card would be there by now: its code has come.
      await page.waitForLoadState('networkidle')
      if (button === 'Vytvořit odkaz') await page.getByText('Poslat košík někomu').click()
      const target = page.getByRole('main').getByText(button, { exact: true }).first()
      await target.scrollIntoViewIfNeeded()
      const isFree = await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found !== null && (element.contains(found) || found.contains(element))
      })
      expect(isFree, `${path} ${button}`).toBe(true)
      await expect(card(page)).toHaveCount(0)
    }
  })
}

test('no address that opens something reaches the tag manager', async ({ page, request }) => {
  test.setTimeout(240_000)
  const told: string[] = []
  page.on('request', (asked) => {
    if (MEASURED.test(asked.url())) told.push(`${asked.url()} ${asked.postData() ?? ''} ${asked.frame().url()}`)
  })
  await page.goto('/o-nas')
  await move(page)
  await card(page).getByRole('button', { name: 'Přijmout vše' }).click()
  await orderByCard(page, newEmail())
  await pressAtGateway(page, 'Zaplatit')
  await expect.poll(() => told.filter((one) => one.includes('purchase')).length).toBeGreaterThan(0)
  expect(told.filter((one) => one.includes('objednavka='))).toEqual([])
  // Nor does the page beside it hold the key of the order: any script there could read it.
  expect(await page.content()).not.toMatch(/\d+\.\d{5}\.[\w-]{43}/)

  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? ''
  const manager = /script-src [^;]*(https?:\/\/[^ ;]+)/.exec(await policyOf('/o-nas'))?.[1]
  expect(manager).toBeDefined()
  const seen = told.length
  for (const address of [
    '/payments/gopay?objednavka=1.2.neplatny',
    '/kosik/dekujeme?objednavka=1.2.neplatny',
    '/lp/newsletter-unsubscribed?klic=neplatny',
    '/lp/newsletter-verify?klic=neplatny',
    '/moje-recenze/neplatny',
    '/p/aaaaaaaaaaaaaaaaaaaaaa',
    '/velkoobchod?zadost=neplatny',
    '/nahled/neplatny',
    '/l/heslo/neplatny',
  ]) {
    const policy = await policyOf(address)
    expect(policy, address).not.toContain(manager)
    await page.goto(address)
    await hydrated(page)
    await page.mouse.wheel(0, 200)
    await page.keyboard.press('Tab')
  }
  expect(told).toHaveLength(seen)
})
