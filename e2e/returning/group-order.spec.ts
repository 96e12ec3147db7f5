import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail, signUp } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { overflow } from '../journeys/screens.ts'
import { askWorker, leaveInStock, query } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'

const BAG = 'CN-GR-KUR-A-12K'
const WIDTHS = [320, 390, 1024, 1440]

async function becomeTrainer(page: Page): Promise<void> {
  const email = await signUp(page)
  await query(
    `update shop.customers c set customer_group_id = g.id, first_name = 'Honza', last_name = 'Krejčí'
       from shop.customer_groups g where g.code = 'trener' and c.email = $1`,
    [email],
  )
}

async function fits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
  }
}

/** A trainer opens a group over the own cart; the answer is the link for members. */
async function opens(page: Page, context: BrowserContext): Promise<string> {
  await leaveInStock(BAG, 100)
  await becomeTrainer(page)
  await putIntoCart(context, BAG, 1)
  await page.goto('/ucet/skupiny')
  await page.getByLabel('Název skupiny').fill('Cvičák Pod Tratí')
  await page.getByLabel('Místo výdeje').fill('Cvičák Pod Tratí')
  await page.getByLabel('Ulice a číslo').fill('Pod Tratí 12')
  await page.getByLabel('Obec').fill('Brno')
  await page.getByLabel('PSČ').fill('615 00')
  await page.getByLabel('Telefon pro kurýra').fill('+420 777 123 456')
  await page.getByLabel('Den uzávěrky').fill(shopDay(2))
  await page.getByRole('button', { name: 'Otevřít objednávku' }).click()
  await expect(page.getByText('Objednávka je otevřená.')).toBeVisible()
  return page.getByLabel('Odkaz pro členy').inputValue()
}

/** Whoever was sent the link takes one bag and opens the link of the mail that comes. */
async function joins(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage()
  const email = newEmail()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Přidáte se?' })).toBeVisible()
  await page
    .getByRole('textbox', { name: /^Kolik kusů/ })
    .or(page.getByRole('spinbutton', { name: /^Kolik kusů/ }))
    .fill('1')
  await page.getByLabel('Jméno', { exact: true }).fill('Jana')
  await page.getByLabel('Příjmení').fill('Nováková')
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByRole('button', { name: 'Přidat se' }).click()
  await expect(page.getByText('Odkaz je na cestě do schránky.')).toBeVisible()
  let address = ''
  await expect
    .poll(async () => {
      address = /\/p\/[a-z2-7]{20}\S*/.exec((await mailsTo(email)).map(({ text }) => text).join('\n'))?.[0] ?? ''
      return address
    })
    .not.toBe('')
  await page.goto(address)
  await page.getByRole('button', { name: 'Potvrdit účast' }).click()
  await expect(page.getByText('Jste v tom. Do uzávěrky můžete díl měnit')).toBeVisible()
  return page
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a group order' : 'a group order without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 1024, height: 900 } })

    test('is opened over a cart, joined by mail and called off', async ({ page, context, browser }) => {
      test.setTimeout(180_000)
      const link = await opens(page, context)
      await expect(page.getByLabel('Název skupiny')).toHaveValue('')
      if (withScript) await expectAccessible(page)
      await fits(page)

      const home = await browser.newContext({ javaScriptEnabled: withScript })
      const member = await joins(home, new URL(link).pathname)
      await expect(member.getByText('J. N.')).toBeVisible()
      if (withScript) await expectAccessible(member)
      await fits(member)
      await page.reload()
      await expect(page.getByRole('rowheader', { name: 'Jana Nováková' })).toBeVisible()

      await page.getByRole('button', { name: 'Zrušit objednávku' }).click()
      await expect(page.getByText(/Neuskuteční se/)).toBeVisible()
      await member.reload()
      await expect(member.getByRole('heading', { name: 'Tahle objednávka se neuskuteční' })).toBeVisible()
      await home.close()
    })
  })
}

/** The only group of this shop comes to a state, with so many orders. */
async function settles(state: string, orders: number): Promise<void> {
  const look = async () => {
    for (const job of ['expire-orders', 'settle-groups']) await askWorker(job)
    const [row] = await query<{ state: string; orders: number }>(
      `select g.state, (select count(m.order_id)::int from shop.group_members m where m.group_id = g.id) as orders from shop.group_orders g`,
    )
    return row
  }
  await expect.poll(look, { timeout: 60_000, intervals: [2_000] }).toEqual({ state, orders })
}

test('a group order goes from its deadline over the money of its members to the parcels', async ({ browser }) => {
  test.setTimeout(420_000)
  const shop = await openOwnShop()
  const trainer = await browser.newContext({ baseURL: shop.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
  const guests = await browser.newContext({ baseURL: shop.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
  try {
    const page = await trainer.newPage()
    const path = new URL(await opens(page, trainer)).pathname
    const payer = await joins(guests, path)
    const late = await joins(guests, path)

    await shop.moveTo(shopDay(3), '10:00')
    await settles('paying', 2)
    await payer.reload()
    await payer.getByRole('link', { name: 'Zaplatit svůj díl' }).click()
    await payer
      .getByRole('button', { name: /Zaplatit/ })
      .first()
      .click()
    await payer.getByRole('button', { name: 'Zaplatit', exact: true }).click()
    await expect(payer).toHaveURL('/kosik/dekujeme')

    // The other lets the time to pay pass: the kilos of one hold the price, because nobody was promised a lower one.
    await shop.moveTo(shopDay(6), '10:00')
    await settles('placed', 2)
    await page.goto('/ucet/skupiny')
    await expect(page.getByText('Objednáno, balíme po jménech.')).toBeVisible()
    await expect(page.getByRole('cell', { name: /zaplaceno, objednávka \d+/ })).toHaveCount(1)
    await late.reload()
    await expect(late.getByText('Váš díl do objednávky nešel. Nic platit nebudete.')).toBeVisible()
  } finally {
    await trainer.close()
    await guests.close()
    await shop.stop()
  }
})
