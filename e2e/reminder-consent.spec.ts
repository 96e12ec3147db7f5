import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { addDog } from './journeys/account-dog.ts'
import { CART, putIntoCart } from './journeys/cart-page.ts'
import { signUp } from './journeys/customer-account.ts'

const BAG = 'CN-GR-KUR-A-02K'

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a reminder' : 'a reminder without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 390, height: 844 } })

    test('of a cart is agreed to in the cart, and taken back in the account', async ({ page }) => {
      await signUp(page)
      await putIntoCart(page, BAG)
      await page.goto(CART)
      const main = page.getByRole('main')
      await expect(main.getByText('Když nechám zboží v košíku, jednou mi to připomeňte e-mailem.')).toBeVisible()
      if (withScript) await expectAccessible(page)
      await main.getByRole('button', { name: 'Souhlasím', exact: true }).click()
      await expect(page).toHaveURL(/\/kosik\/obsah\?souhlas/)
      await expect(main.getByText(/^Platí, děkujeme\./)).toBeVisible()
      await page.goto(CART)
      await expect(main.getByText('Připomenout, kdyby se zapomnělo?')).toHaveCount(0)
      await page.goto('/ucet/osobni-udaje')
      await page.getByRole('button', { name: /Zapomenutý košík$/ }).click()
      await page.goto(CART)
      await expect(main.getByRole('button', { name: 'Souhlasím', exact: true })).toBeVisible()
    })
  })
}

test('of food that runs out is agreed to beside the dogs', async ({ page }) => {
  await signUp(page)
  await addDog(page, 'Bady')
  await page.goto('/ucet/psi')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Upozorněte mě, když dochází krmivo/)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Souhlasím', exact: true }).click()
  await expect(page).toHaveURL(/\/ucet\/psi\?souhlas/)
  await expect(main.getByText(/^Platí, děkujeme\./)).toBeVisible()
})
