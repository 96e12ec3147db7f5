import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { addressFromMail } from './journeys/mail-inbox.ts'
import { hydrated } from './journeys/shop-page.ts'

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a watched price' : 'a watched price without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('is asked for beside the history of prices and confirmed from the mail', async ({ page }) => {
      const email = `cena-${withScript}@pelisek.cz`
      await page.goto('/produkt/granule-losos-s-bramborem')
      if (withScript) await hydrated(page)
      const main = page.getByRole('main')
      await main.getByRole('heading', { name: 'Pohlídat cenu' }).click()
      await main.getByLabel('Váš e-mail').fill(email)
      await main.getByLabel('Nejvýš za kolik Kč').fill('levně')
      await main.getByRole('button', { name: 'Pohlídat cenu' }).click()
      await expect(main.getByText('Napište částku v korunách')).toBeVisible()
      if (withScript) await expectAccessible(page)
      await main.getByLabel('Váš e-mail').fill(email)
      await main.getByLabel('Nejvýš za kolik Kč').fill('990')
      await main.getByRole('button', { name: 'Pohlídat cenu' }).click()
      await expect(main.getByText('v e-mailu najdete odkaz na potvrzení')).toBeVisible()
      await page.goto(await addressFromMail(email, /\/l\/hlidac\/[\w.-]+/))
      await expect(page.getByText(/bude stát nejvýš 990\sKč/)).toBeVisible()
      await page.getByRole('button', { name: 'Potvrdit hlídání' }).click()
      await expect(page.getByRole('heading', { name: 'Hlídáme' })).toBeVisible()
      await page.getByRole('button', { name: 'Už nehlídat' }).click()
      await expect(page.getByRole('heading', { name: 'Už nehlídáme' })).toBeVisible()
    })
  })
}
