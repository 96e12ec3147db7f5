import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore, newHome } from '../journeys/bought-before.ts'
import { bring, openDesk } from '../journeys/case-desk.sql.ts'
import { callServices } from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, signUp } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { moveClock, openOwnShop } from '../journeys/own-shop.ts'
import { overflow } from '../journeys/screens.ts'
import { askWorker, leaveInStock, query } from '../journeys/shop-database.sql.ts'
import { hydrated } from '../journeys/shop-page.ts'

const PAGE = '/ucet/prehled-kreditu'
const BAG = 'CN-GR-JEH-A-12K'

// One worker, one after another: they share a clock.
test.describe.configure({ mode: 'default', timeout: 240_000 })
// biome-ignore lint/correctness/noEmptyPattern: how a fixture that needs no other is written
test.use({ baseURL: async ({}, use) => use(process.env.E2E_SHOP_URL) })

let stop: () => Promise<void>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  stop = (await openOwnShop()).stop
  await leaveInStock(BAG, 100)
})
test.afterAll(() => stop())
test.beforeEach(({ context }) => liveElsewhere(context))

const movements = (page: Page) => page.getByRole('table', { name: 'Pohyby kreditů se zůstatkem' })

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** The worker takes it in its turn; the page is asked until it says so. */
async function seeAfter(page: Page, job: string, what: () => Promise<void>): Promise<void> {
  await askWorker(job)
  await expect(async () => {
    await page.reload()
    await what()
  }).toPass({ timeout: 60_000 })
}

test('on the morning of its birthday a dog has brought its credits, and the page says why', async ({ page }) => {
  await moveClock('2026-12-01')
  const email = await signUp(page)
  const wish = { topic: 'reminders', granted: true, wordingVersion: 1 }
  await callServices(page.context(), 'POST', '/account/consents', wish)
  await callServices(page.context(), 'POST', '/account/dogs', {
    name: 'Ferda',
    age: { kind: 'born', on: '2022-12-05' },
  })
  // Told a month ahead, as the rules ask.
  await query(`update shop.dogs set born_noted_at = born_noted_at - interval '40 days' where name = 'Ferda'`)
  await page.goto(PAGE)
  await expect(movements(page)).not.toContainText('Narozeniny')
  await moveClock('2026-12-05', '08:15')
  await seeAfter(page, 'give-birthdays', async () => {
    const row = movements(page).getByRole('row').filter({ hasText: 'Narozeniny: Ferda' })
    await expect(row).toContainText('+100', { timeout: 2_000 })
    await expect(row).toContainText('jednou za rok')
    await expect(row).toContainText('3. 2. 2027')
  })
  await expect(page.getByRole('heading', { name: /Z čeho se těch 150 skládá/ })).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(email)).map(({ text }) => text ?? '').join('\n'), { timeout: 60_000 })
    .toContain('slaví narozeniny')
  await hydrated(page)
  await expectAccessible(page, { widths: [1440, 1024, 390] })
  await expectToFit(page)
})

test('a friend is recommended, buys and is delivered to; both have credits, until the goods come back', async ({
  page,
  browser,
}) => {
  await moveClock('2026-12-07')
  await signUp(page)
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Vytvořit můj odkaz' }).click()
  const address = await page.getByLabel('Váš odkaz').inputValue()
  expect(new URL(address).pathname).toMatch(/^\/d\/pes-/)

  const context = await browser.newContext({ baseURL: process.env.E2E_SHOP_URL ?? '' })
  await liveElsewhere(context)
  const friend = await context.newPage()
  const email = await signUp(friend)
  await friend.goto(new URL(address).pathname)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/10\s% na první nákup/)
  await expectAccessible(friend)
  await friend.getByLabel(/křestní jméno/).check()
  await friend.getByRole('button', { name: 'Chci slevu' }).click()
  await expect(friend).toHaveURL(/\/produkty\/granule/)
  const orderId = await boughtBefore(context, email, { sku: BAG, payment: 'karta', home: newHome() })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Jitka' })).toContainText('na cestě')

  const warehouse = await openDesk(browser, 'staff_warehouse')
  await bring(warehouse, orderId)
  await seeAfter(page, 'settle-referrals', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: 'Jitka' })).toContainText('+150', { timeout: 2_000 })
  })
  await expect(movements(page).getByRole('row').filter({ hasText: 'Doporučení' })).toContainText('+150')
  await expect(page.getByRole('img', { name: 'QR kód vašeho odkazu' })).toBeVisible()
  const balance = page.getByRole('main').getByText(/^200\sKč$/)
  await expect(balance).toHaveCount(0)
  await friend.goto(PAGE)
  await expect(movements(friend).getByRole('row').filter({ hasText: 'Nákup' })).toContainText(/3\s%/)
  await hydrated(page)
  await expectAccessible(page, { widths: [1440, 1024, 390] })
  await expectToFit(page)

  // The days of return are over: what was seen can now be spent.
  await moveClock('2026-12-23')
  await page.reload()
  await expect(balance.first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Jitka' })).toContainText(/K\spoužití od 22\.\s12\.\s2026/)

  const support = await openDesk(browser, 'staff_support')
  await callServices(support, 'POST', `/staff/orders/${orderId}/refunds`, { reason: 'Odstoupení od smlouvy' })
  await expect
    .poll(
      async () =>
        (await query<{ state: string }>('select state from shop.refunds where order_id = $1', [orderId]))[0]?.state,
      { timeout: 60_000 },
    )
    .toBe('done')
  await seeAfter(page, 'settle-referrals', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: 'Jitka' })).toContainText('vzato zpět', {
      timeout: 2_000,
    })
  })
  await expect(movements(page).getByRole('row').filter({ hasText: 'vzato zpět' })).toContainText('Doporučení')
  await friend.reload()
  await expect(movements(friend).getByRole('row').filter({ hasText: 'Vrácený nákup' })).toBeVisible()
  await Promise.all([context, warehouse, support].map((one) => one.close()))
})

test('without scripts the link is made, its code is there to be shown, and the movements are a file', async ({
  page,
  browser,
}) => {
  await signUp(page)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({
    ...{ baseURL: process.env.E2E_SHOP_URL ?? '', javaScriptEnabled: false, storageState },
  })
  await liveElsewhere(context)
  const plain = await context.newPage()
  await plain.goto(PAGE)
  await plain.getByRole('button', { name: 'Vytvořit můj odkaz' }).click()
  await expect(plain.getByLabel('Váš odkaz')).toHaveValue(/\/d\/pes-/)
  await expect(plain.getByRole('img', { name: 'QR kód vašeho odkazu' })).toBeVisible()
  await expect(movements(plain)).toContainText('+50')
  const address = await plain.getByRole('link', { name: /CSV/ }).getAttribute('href')
  const file = await (await context.request.get(String(address))).text()
  expect(file.split('\r\n')[1]).toContain('"Uvítací kredity za potvrzený e-mail";"50 kreditů na uvítanou, jednou."')
  await context.close()
})

test('a link that nobody made leads into the shop', async ({ page }) => {
  await page.goto(`/d/pes-${newEmail().slice(4, 8)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenhle odkaz neznáme')
})
