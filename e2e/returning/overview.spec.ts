import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { callServices } from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, register, signUp } from '../journeys/customer-account.ts'

const SALMON_6_KG = 'CN-GR-LOS-A-06K'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test('the overview greets by name and says when the bag of the dog is empty', async ({ page, context }) => {
  const email = await signUp(page)
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
  await page.getByLabel(/Co v\sobjednávce bylo/).fill('bizon')
  await page.getByRole('button', { name: 'Najít objednávku' }).click()
  await expect(page.getByText(/„bizon“ v\sžádné objednávce není/)).toBeVisible()
})

test('the page that asks about a typing slip shows what was typed', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await expect(page.getByText(email)).toBeVisible()
})
