import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore, orderToDoor } from '../journeys/bought-before.ts'
import { callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, register, signUp } from '../journeys/customer-account.ts'
import { newestMail } from '../journeys/mail-inbox.ts'

const SALMON_6_KG = 'CN-GR-LOS-A-06K'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test('the overview greets by name and says when the bag of the dog is empty', async ({ page, context }) => {
  const email = await signUp(page)
  await page.goto('/ucet/prehled')
  await expect(page.getByRole('heading', { name: 'Tady zatím vrtí ocasem jen ticho' })).toBeVisible()
  await callServices(context, 'PUT', '/account/profile', { version: 1, firstName: 'Jitka', lastName: '', phone: '' })
  await callServices(context, 'POST', '/account/dogs', {
    name: 'Bady',
    breed: 'Bígl',
    age: { kind: 'stage', stage: 'dospely' },
    activity: 'moderate',
    allergies: ['kure'],
    weight: { measuredOn: '2026-11-10', grams: 14_000 },
  })
  await boughtBefore(context, email, { sku: SALMON_6_KG, payment: 'dobirka' })
  await page.goto('/ucet/prehled')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrý den, Jitko')
  await expect(main.getByText('Nesmí kuře.')).toBeVisible()
  await expect(main.getByText(/\d{3}\sg denně/)).toBeVisible()
  await expect(main.getByText(/^Pytel dojde asi v/)).toBeVisible()
  await expect(main.getByText(/Losos.* je na cestě\./)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Objednat znovu', exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('orders are found by what was in them', async ({ page, context }) => {
  const email = await signUp(page)
  await boughtBefore(context, email, { sku: SALMON_6_KG, payment: 'dobirka' })
  await page.goto('/ucet/objednavky?hledat=losos')
  await expect(page.getByRole('main').getByRole('link', { name: /Losos/ })).toBeVisible()
  await page.goto('/ucet/objednavky?hledat=bizon')
  await expect(page.getByText(/„bizon“ v\sžádné objednávce není/)).toBeVisible()
  await page.getByLabel('Krmivo, číslo objednávky nebo faktury').fill('LOSOS')
  await page.getByRole('button', { name: 'Najít objednávku' }).click()
  await expect(page.getByText(/1\sobjednávka s\s„LOSOS“/)).toBeVisible()
  await page.getByLabel('Stav').selectOption('Doručené')
  await page.getByRole('button', { name: 'Použít filtry' }).click()
  await expect(page.getByText(/„LOSOS“ v\sžádné objednávce není/)).toBeVisible()
  await expectAccessible(page)
})

for (const script of ['with', 'without'] as const) {
  test.describe(`${script} JavaScript`, () => {
    test.use({ javaScriptEnabled: script === 'with' })

    test('a lost link of an order comes to the mailbox again', async ({ page, context }) => {
      const email = newEmail()
      await putIntoCart(context, SALMON_6_KG, 1)
      const { number } = await orderToDoor(context, { email, payment: 'dobirka' })
      await context.clearCookies()
      await page.goto('/casto-kladene-dotazy/objednavka/kde-najdu-svou-objednavku')
      await page.getByRole('link', { name: 'Poslat odkaz znovu' }).click()
      await page.getByLabel('E-mail z objednávky').fill(email)
      await page.getByLabel('Číslo objednávky').fill(number)
      if (script === 'with') await expectAccessible(page)
      await page.getByRole('button', { name: 'Poslat odkaz do e-mailu' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podívejte se do schránky')
      await expect.poll(async () => (await newestMail(email)).subject).toBe('Odkazy na vaše objednávky')
      const link = /\/l\/objednavka\/[\w.-]+/.exec((await newestMail(email)).text ?? '')?.[0]
      await page.goto(link ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Objednávka ${number}`)
    })
  })
}

test('where an order is, is told live under the question, and to nobody else', async ({ page, context }) => {
  await page.goto('/casto-kladene-dotazy/doprava/jak-sledovat-zasilku')
  await expect(page.getByRole('heading', { name: 'Kde je moje objednávka' })).toBeVisible()
  const email = await signUp(page)
  const orderId = await boughtBefore(context, email, { sku: SALMON_6_KG, payment: 'dobirka' })
  await page.goto('/casto-kladene-dotazy/doprava/jak-sledovat-zasilku')
  await expect(page.getByRole('heading', { name: 'Vaše objednávka' })).toBeVisible()
  await expect(page.getByText(/^Očekávané doručení:/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Otevřít objednávku' })).toHaveAttribute(
    'href',
    `/ucet/objednavka/${orderId}`,
  )
})

test('the page that asks about a typing slip shows what was typed', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await expect(page.getByText(email)).toBeVisible()
})
