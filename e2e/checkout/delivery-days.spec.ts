import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { chooseMethods, placeOrder, putIntoCart, reachShipping } from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail } from '../journeys/customer-account.ts'
import { promisedDays, writeDeliveryRecord } from '../journeys/shop-database.sql.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test('the last step says how often the day was kept, and the order keeps that day', async ({ page }) => {
  await writeDeliveryRecord('ppl', '779', { parcels: 100, inTime: 96, days: 4 })
  await reachShipping(page, { email: newEmail(), street: 'Nová 5', city: 'Olomouc', zip: '779 00' })
  await expect(page.getByText(/^Stihli jsme 96\sz\sposledních 100 zásilek na\s779\sxx\.$/)).toBeVisible()
  await expect(page.getByText(/Objednejte .*do\s14:00/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Změnit doručení' }).click()
  const couriers = page.getByRole('radiogroup', { name: 'Kdo to přiveze' })
  await expect(couriers.getByRole('radio', { name: /PPL.*stihli jsme 96/ })).toBeVisible()
  await expect(couriers.getByRole('radio', { name: /DPD/ })).not.toHaveAccessibleName(/stihli jsme/)

  await page.goto('/kosik/doprava-a-platba')
  const shown = await page.getByText(/a\sdoručíme/).textContent()
  await chooseMethods(page, /PPL/, /Dobírka/)
  const days = await promisedDays(await placeOrder(page))
  expect(days?.from).toBe(days?.to)
  const [, month, day] = (days?.to ?? '').split('-').map(Number)
  expect(shown?.replaceAll('\u00a0', ' ')).toContain(`${day}. ${month}.`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a heavy cart is told the cheapest way while another would cost more', async ({ page }) => {
    await putIntoCart(page.context(), 'CN-GR-KUR-A-06K', 5)
    await page.goto('/kosik/dodaci-udaje')
    const advice = page.getByText(
      /^Nejlevněji: PPL.*1\sbalík zdarma\. Zásilkovna.*vyjde ve\s2\sbalících na\s109\sKč\.$/,
    )
    await expect(advice).toBeVisible()
    await page.getByRole('radio', { name: /^Přivezte domů/ }).check()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /^PPL/ }).check()
    await expect(advice).toBeHidden()
    await page.getByRole('radio', { name: /^Zásilkovna.*pojede ve\s2\sbalících/ }).check()
    await expect(advice).toBeVisible()
  })
})
