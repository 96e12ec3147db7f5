import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { orderToDoor } from '../journeys/bought-before.ts'
import { BAG_2_KG, callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { payUnseen } from '../journeys/payment-journey.ts'
import { ordersOf } from '../journeys/shop-database.sql.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a guest takes a bag out by the link and gets its price back, adds one and takes that back', async ({
      page,
      context,
    }) => {
      const email = newEmail()
      await putIntoCart(context, BAG_2_KG, 2)
      const { number, accessToken } = await orderToDoor(context, { email, payment: 'karta' })
      await callServices(context, 'POST', `/orders/${accessToken}/payments`, {})
      await payUnseen(number)
      const stateOf = async () => (await ordersOf(email)).find((order) => order.number === number)?.state
      await expect.poll(stateOf, { timeout: 30_000 }).toBe('accepted')

      await page.goto(`/l/objednavka/${accessToken}`)
      await page.getByText('Změnit položky').click()
      const pieces = page.getByRole('spinbutton')
      await pieces.fill('3')
      await page.getByRole('button', { name: 'Spočítat rozdíl' }).click()
      await expect(page.getByText(/Doplatíte .* platí původní objednávka/)).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page, { widths: [1440, 390] })
      await page.getByRole('button', { name: 'Změnit objednávku' }).click()
      await expect(page.getByText('Změna čeká na doplatek')).toBeVisible()
      expect(await stateOf()).toBe('awaiting_payment')
      await page.getByRole('button', { name: 'Vzít změnu zpět' }).click()
      await expect(page.getByText('Změna čeká na doplatek')).toBeHidden()
      expect(await stateOf()).toBe('accepted')

      await page.getByText('Změnit položky').click()
      await pieces.fill('1')
      await page.getByRole('button', { name: 'Spočítat rozdíl' }).click()
      await expect(page.getByText(/Vrátíme vám/)).toBeVisible()
      await page.getByRole('button', { name: 'Změnit objednávku' }).click()
      await expect(page.getByText(/Vracíme|vracíme/).first()).toBeVisible()
    })
  })
}
