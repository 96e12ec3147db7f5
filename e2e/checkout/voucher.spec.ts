import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { openCart, summary } from '../journeys/cart-page.ts'
import {
  BAG_2_KG,
  BUTTON,
  chooseMethods,
  continueToShipping,
  fillDetails,
  placeOrder,
  putIntoCart,
} from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail } from '../journeys/customer-account.ts'
import { addressFromMail, mailsTo } from '../journeys/mail-inbox.ts'
import { orderLinkFrom, PPL, pressAtGateway } from '../journeys/payment-journey.ts'
import { overflow } from '../journeys/screens.ts'
import { askWorker, ordersOf, query } from '../journeys/shop-database.sql.ts'

const PAGE = '/lp/darkovy-poukaz'
const CODE = /PES(-[2-9A-Z]{4}){3}/

test.beforeEach(({ context }) => liveElsewhere(context))

interface Gift {
  buyer: string
  receiver: string
  crowns: string
}

async function fillGift(page: Page, { buyer, receiver, crowns }: Gift): Promise<void> {
  await page.goto(PAGE)
  await page.getByLabel(/^Jiná částka v\sKč/).fill(crowns)
  await page.getByLabel('E-mail obdarovaného').fill(receiver)
  await page.getByLabel(/^Od koho/).fill('Babička')
  await page.getByLabel(/^Vzkaz/).fill('Ať Rex nehladoví.')
  await page.getByLabel('Jméno', { exact: true }).fill('Jitka')
  await page.getByLabel('Příjmení', { exact: true }).fill('Novotná')
  await page.getByLabel('Váš e-mail', { exact: true }).first().fill(buyer)
  await page.getByRole('radio', { name: /Platební karta/ }).check()
}

async function buyGift(page: Page, gift: Gift): Promise<string> {
  await fillGift(page, gift)
  await page.getByRole('button', { name: BUTTON }).click()
  await pressAtGateway(page, 'Zaplatit')
  await expect(page.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
  await askWorker('send-vouchers')
  return addressFromMail(gift.receiver, CODE)
}

async function balanceOf(code: string): Promise<number> {
  const [row] = await query<{ balance: string }>(
    'select balance from shop.vouchers where code_hash = sha256(convert_to($1, $2))',
    [code.replaceAll('-', ''), 'UTF8'],
  )
  return Number(row?.balance)
}

/** A bag in the cart and the code in the field of the cart, up to the last step. */
async function reachPaying(page: Page, code: string, email: string): Promise<void> {
  await putIntoCart(page.context(), BAG_2_KG)
  await openCart(page)
  const aside = summary(page)
  await aside.getByText('Mám slevový kód').click()
  await aside.getByLabel('Slevový kód').fill(code.toLowerCase())
  await aside.getByRole('button', { name: 'Použít' }).click()
  await expect(aside.getByText(`Dárkový poukaz …${code.slice(-4)}`).first()).toBeVisible()
  await page.goto('/kosik/dodaci-udaje')
  await fillDetails(page, { email })
  await continueToShipping(page)
}

test('a voucher is bought, given, spent twice, and what comes back is on it again', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const buyer = newEmail()
  const receiver = newEmail()
  const code = await buyGift(page, { buyer, receiver, crowns: '600' })
  await expect(page.getByRole('heading', { level: 2, name: 'Dárkový poukaz' })).toBeVisible()
  expect(await ordersOf(buyer)).toMatchObject([{ state: 'delivered', payable: '60000' }])
  // Whoever paid does not read the code; whoever got it does.
  expect((await mailsTo(buyer)).filter(({ text }) => CODE.test(text ?? ''))).toEqual([])

  const stranger = await browser.newContext()
  await liveElsewhere(stranger)
  const given = await stranger.newPage()
  await reachPaying(given, code, receiver)
  await expectAccessible(given, { widths: [1440, 1024, 390] })
  await expect(given.getByText(/^Není co platit, dárkový poukaz pokryl celou/)).toBeVisible()
  await expect(given.getByRole('radio')).toHaveCount(0)
  await placeOrder(given)
  const [first] = await ordersOf(receiver)
  expect(first?.state).toBe('accepted')
  const left = 60_000 - Number(first?.payable)
  expect(await balanceOf(code)).toBe(left)

  await reachPaying(given, code, receiver)
  await chooseMethods(given, PPL, /Kartou online/)
  await given.getByRole('button', { name: BUTTON }).click()
  await pressAtGateway(given, 'Zaplatit')
  await expect(given.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
  expect(await balanceOf(code)).toBe(0)

  await given.goto('/l/objednavka/moje')
  await given.getByText('Zrušit objednávku', { exact: true }).first().click()
  await given.getByRole('button', { name: 'Ano, zrušit objednávku' }).click()
  await expect.poll(() => balanceOf(code)).toBe(left)

  // Spent from, it cannot be given up: the page does not offer it.
  await page.goto(await orderLinkFrom(buyer, /je zaplacený/))
  await expect(page.getByText(/Poukaz odešel na/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vrátit poukaz a peníze' })).toHaveCount(0)
  await stranger.close()
})

test('nobody has spent from it: given up by one button, and its code is dead', async ({ page }) => {
  const buyer = newEmail()
  const code = await buyGift(page, { buyer, receiver: newEmail(), crowns: '500' })
  await page.goto(await orderLinkFrom(buyer, /je zaplacený/))
  await expectAccessible(page, { widths: [1440, 390] })
  await page.getByRole('button', { name: 'Vrátit poukaz a peníze' }).click()
  await expect(page.getByRole('button', { name: 'Vrátit poukaz a peníze' })).toHaveCount(0)
  expect(await balanceOf(code)).toBe(0)
  expect(await ordersOf(buyer)).toMatchObject([{ state: 'cancelled' }])
})

test('without JavaScript the page sells the same, and says what is wrong', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await liveElsewhere(context)
  const page = await context.newPage()
  const gift = { buyer: newEmail(), receiver: newEmail(), crowns: '50' }
  await fillGift(page, gift)
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByText(/Částka musí být od\s200 do\s10\s000\sKč v\scelých korunách/).first()).toBeVisible()
  await expect(page.getByLabel('Váš e-mail', { exact: true }).first()).toHaveValue(gift.buyer)
  expect(await buyGift(page, { ...gift, crowns: '1 200' })).toMatch(CODE)
  expect(await ordersOf(gift.buyer)).toMatchObject([{ state: 'delivered', payable: '120000' }])
  await context.close()
})

test('the page fits and is read by everybody', async ({ page }) => {
  await page.goto(PAGE)
  await expectAccessible(page, { widths: [1440, 1024, 390] })
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
  }
})
