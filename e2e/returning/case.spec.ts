import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore, orderToDoor } from '../journeys/bought-before.ts'
import { bring, openDesk } from '../journeys/case-desk.sql.ts'
import { putIntoCart } from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, signUp } from '../journeys/customer-account.ts'
import { addressFromMail, mailsTo } from '../journeys/mail-inbox.ts'

const SALMON_6_KG = 'CN-GR-LOS-A-06K'
const PHOTO = join(import.meta.dirname, '../../database/seed/demo/media/packshots/acc-lano.webp')

test.beforeEach(async ({ context }) => liveElsewhere(context))

async function deliver(browser: Browser | null, orderId: number): Promise<void> {
  const warehouse = await openDesk(browser, 'staff_warehouse')
  await bring(warehouse, orderId)
  await warehouse.close()
}

/** Two bags paid in cash, brought to the door of a guest. */
async function deliveredToGuest(context: BrowserContext): Promise<{ email: string; number: string; token: string }> {
  const email = newEmail()
  await putIntoCart(context, SALMON_6_KG, 2)
  const { orderId, number, accessToken } = await orderToDoor(context, { email, payment: 'dobirka' })
  await deliver(context.browser(), orderId)
  await context.clearCookies()
  await liveElsewhere(context)
  return { email, number, token: accessToken }
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'cases' : 'cases without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('a guest withdraws from one of two bags by number and address, in two steps, and takes it back', async ({
      page,
      context,
    }) => {
      const { email, number } = await deliveredToGuest(context)
      const main = page.getByRole('main')
      await page.goto('/odstoupeni-od-smlouvy')
      await main.getByLabel('Číslo objednávky').fill(number)
      await main.getByLabel('E-mail z objednávky').fill(email)
      if (withScript) await expectAccessible(page)
      await main.getByRole('button', { name: 'Poslat odkaz na formulář' }).click()
      await expect(main.getByRole('heading', { name: 'Podívejte se do schránky' })).toBeVisible()

      await page.goto(await addressFromMail(email, /\/l\/odstoupeni\/[\w.-]+/))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co vracíte?')
      if (withScript) await expectAccessible(page)
      await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
      await expect(main.getByText('Vyberte aspoň jeden kus, nebo zaškrtněte celou objednávku.').first()).toBeVisible()
      await main.getByLabel(/Kolik kusů/).selectOption('1')
      await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
      await expect(main.getByRole('heading', { name: 'Zkontrolujte a potvrďte' })).toBeVisible()
      await expect(main.getByText('Teprve tímto tlačítkem od smlouvy odstoupíte.')).toBeVisible()
      if (withScript) await expectAccessible(page)
      await main.getByRole('button', { name: 'Upravit' }).click()
      await expect(main.getByLabel(/Kolik kusů/)).toHaveValue('1')
      await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
      await main.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Přijato\. Smlouva v\stéto části končí\./)
      await expect(main.getByText('Datum a čas přijetí')).toBeVisible()
      const receipt = await main.getByRole('link', { name: 'Stáhnout potvrzení (PDF)' }).getAttribute('href')
      const file = await page.request.get(receipt ?? '')
      expect(file.headers()['content-type']).toBe('application/pdf')
      if (withScript) {
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
      await expect
        .poll(async () => (await mailsTo(email)).some(({ subject }) => subject.includes('odstoupení')))
        .toBe(true)
      await main.getByText('Zrušit odstoupení').click()
      await main.getByRole('button', { name: 'Ano, vzít zpět' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vzato zpět')
    })

    test('a stranger is told the same and learns nothing', async ({ page }) => {
      const email = newEmail()
      await page.goto('/odstoupeni-od-smlouvy')
      const main = page.getByRole('main')
      await main.getByLabel('Číslo objednávky').fill('2611169999')
      await main.getByLabel('E-mail z objednávky').fill(email)
      await main.getByRole('button', { name: 'Poslat odkaz na formulář' }).click()
      await expect(main.getByRole('heading', { name: 'Podívejte se do schránky' })).toBeVisible()
    })

    test('a complaint with a photo from the link of the order has a page with its day and its thread', async ({
      page,
      context,
    }) => {
      const { token } = await deliveredToGuest(context)
      const main = page.getByRole('main')
      await page.goto(`/l/objednavka/${token}`)
      await main.getByRole('link', { name: 'Reklamovat' }).click()
      await main.getByLabel(/Kolik kusů/).selectOption('1')
      await main.getByRole('radio', { name: 'Poškozený obal' }).check({ force: true })
      await main.getByLabel('Popište to vlastními slovy').fill('Pytel přišel natržený v rohu.')
      await main
        .getByLabel(/Fotky/)
        .setInputFiles({ name: 'pytel.webp', mimeType: 'image/webp', buffer: await readFile(PHOTO) })
      if (withScript) await expectAccessible(page)
      await main.getByRole('button', { name: 'Odeslat reklamaci' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Máme to. Čenicháme.')
      await expect(main.getByText(/Rozhodneme nejpozději/)).toBeVisible()
      await expect(main.getByText('Pytel přišel natržený v rohu.')).toBeVisible()
      await main.getByLabel('Vaše odpověď').fill('Trhlina je u dna, ne u švu.')
      await main.getByRole('button', { name: 'Odeslat odpověď' }).click()
      await expect(page).toHaveURL(/\/l\/pripad\/[\w.-]+\?odeslano$/)
      await expect(main.getByText('Trhlina je u dna, ne u švu.')).toBeVisible()
      await expect(main.getByLabel('Vaše odpověď')).toHaveValue('')
      if (withScript) await expectAccessible(page)
    })

    test('the way to withdraw stands in the footer, at the order and in its mail, without signing in', async ({
      page,
      context,
    }) => {
      const { token, email } = await deliveredToGuest(context)
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Odstoupit od smlouvy' }).click()
      await expect(page).toHaveURL('/odstoupeni-od-smlouvy')
      const number = page.getByRole('main').getByLabel('Číslo objednávky')
      await expect(number).toBeVisible()
      await page.goto(await addressFromMail(email, /\/odstoupeni-od-smlouvy(?![\w-])/))
      await expect(number).toBeVisible()
      await page.goto(`/l/objednavka/${token}`)
      await page.getByRole('main').getByRole('link', { name: 'Odstoupit od smlouvy' }).click()
      await expect(heading).toHaveText('Co vracíte?')
    })
  })
}

test('the account lists its cases and begins one from any order', async ({ page, context }) => {
  const email = await signUp(page)
  const orderId = await boughtBefore(context, email, { sku: SALMON_6_KG, payment: 'dobirka' })
  await deliver(context.browser(), orderId)
  await page.goto('/ucet/reklamace')
  const main = page.getByRole('main')
  await expectAccessible(page)
  await main.getByRole('link', { name: /^Vrátit zboží/ }).click()
  await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
  await main.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Přijato\./)
  await page.goto('/ucet/reklamace')
  await expect(main.getByRole('link', { name: /^Odstoupení od smlouvy/ })).toBeVisible()
  await expectAccessible(page)
})
