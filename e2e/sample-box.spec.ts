import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { hydrated } from './journeys/shop-page.ts'

const BUTTON = 'Do košíku za 199 Kč'

for (const withScript of [true, false]) {
  test.describe(withScript ? 'the page of the sample box' : 'the page of the sample box without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 390, height: 844 } })

    test('shows price and button in the first screen and sells the box', async ({ page }) => {
      await page.goto('/lp/zkusebni-box')
      const main = page.getByRole('main')
      await expect(main.getByText('199 Kč', { exact: true }).first()).toBeInViewport()
      const button = main.getByRole('button', { name: BUTTON }).first()
      await expect(button).toBeInViewport()
      await expect(main.getByRole('heading', { name: 'Losos s bramborem' })).toBeVisible()
      await expect(main.getByText(/1 789/)).toHaveCount(0)
      // Far down the page the button is still at hand.
      await main.getByRole('heading', { name: 'Porota už zasedala' }).scrollIntoViewIfNeeded()
      await expect(main.getByRole('button', { name: BUTTON }).last()).toBeInViewport()
      if (withScript) {
        await hydrated(page)
        await expectAccessible(page)
      }
      await button.click()
      await expect(page).toHaveURL(/\/kosik\/obsah/)
      await expect(page.getByRole('main').getByText('Box vzorků granulí').first()).toBeVisible()
    })
  })
}

test('a dog of this browser sees what of the box it must not eat', async ({ page }) => {
  await page.addInitScript(() => {
    const dog = { weightKg: 14, age: { kind: 'stage', stage: 'dospely' }, allergies: ['kure'] }
    localStorage.setItem('cenich.psi', JSON.stringify([{ id: 'a', name: 'Bady', dog }]))
  })
  await page.goto('/lp/zkusebni-box')
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kuře s hnědou rýží' })
  await expect(tile.getByText('Bady nesmí kuře')).toBeVisible()
})
