import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { liveElsewhere } from './journeys/customer-account.ts'
import { hydrated } from './journeys/shop-page.ts'

const PAIR = '/porovnani?krmivo=granule-losos-s-bramborem&krmivo=granule-mono-kralik-s-batatem'
const THREE = `${PAIR}&krmivo=granule-jehneci-s-ryzi`

for (const withScript of [true, false]) {
  test.describe(withScript ? 'comparing foods' : 'comparing foods without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('two foods from their cards stand side by side', async ({ page, context }) => {
      await liveElsewhere(context)
      await page.goto('/produkty/granule')
      if (withScript) await hydrated(page)
      const main = page.getByRole('main')
      const losos = main.getByRole('button', { name: 'Porovnat: Granule Losos s bramborem' })
      await losos.click()
      if (withScript) {
        await expect(losos).toHaveAttribute('aria-pressed', 'true')
        const bar = page.getByRole('region', { name: 'Vybráno k porovnání' })
        await expect(bar.getByRole('link', { name: 'Přidejte druhé' })).toBeVisible()
        await main.getByRole('button', { name: 'Porovnat: Granule Jehněčí s rýží' }).click()
        await bar.getByRole('link', { name: /Porovnat 2.krmiva/ }).click()
      } else {
        await expect(main.getByRole('heading', { name: 'Přidejte druhé' })).toBeVisible()
        await main.getByLabel('Krmivo').selectOption({ label: 'Granule Jehněčí s rýží' })
        await main.getByRole('button', { name: 'Přidat do porovnání' }).click()
      }
      await expect(page).toHaveURL('/porovnani?krmivo=granule-losos-s-bramborem&krmivo=granule-jehneci-s-ryzi')
      await expect(main.getByRole('columnheader', { name: /Losos s.bramborem/ })).toBeVisible()
      await expect(main.getByRole('row', { name: /^Na den/ })).toContainText('nejlevnější den')
      await expect(main.getByRole('row', { name: /^Sušina/ })).toContainText('91')
      if (withScript) await expectAccessible(page)

      await main.getByRole('link', { name: /Odebrat z.porovnání: Granule Losos/ }).click()
      await expect(page).toHaveURL('/porovnani?krmivo=granule-jehneci-s-ryzi')
    })

    test('a phone shows two columns and the third by a chip', async ({ page, context }) => {
      await liveElsewhere(context)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(THREE)
      const main = page.getByRole('main')
      await expect(main.getByRole('columnheader')).toHaveCount(2)
      await main.getByRole('link', { name: /Ukázat Jehněčí/ }).click()
      await expect(main.getByRole('columnheader', { name: /Jehněčí/ })).toBeVisible()
      await expect(main.getByRole('columnheader')).toHaveCount(2)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
        expect(wide, `${width} px`).toBe(0)
      }
    })
  })
}

test('a dog that was described gets its own day and a verdict', async ({ page, context }) => {
  await liveElsewhere(context)
  const dog = { weightKg: 14, age: { kind: 'stage', stage: 'dospely' }, allergies: ['ryby'] }
  const kept = JSON.stringify([{ id: 'a', name: 'Bady', dog }])
  await page.addInitScript((text) => localStorage.setItem('cenich.psi', text), kept)
  await page.goto(PAIR)
  const verdicts = page.getByRole('row', { name: /^Smí to Bady/ })
  await expect(verdicts.getByRole('cell').nth(0)).toContainText('Bady nesmí ryby')
  await expect(verdicts.getByRole('cell').nth(1)).toContainText('Bady může')
  await expect(page.getByRole('row', { name: /^Na\sden pro\spsa\sBady/ })).toBeVisible()
})
