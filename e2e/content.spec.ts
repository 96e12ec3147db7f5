import { expect, test } from '@playwright/test'
import { hydrated } from './shop-page.ts'

test.describe('map of retailers', () => {
  test('lists who is nearest to a town, and the map shows the same places', async ({ page }) => {
    await page.goto('/mapa-prodejcu')
    await hydrated(page)
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Město nebo PSČ' })
    await field.fill('602 00')
    await field.press('Enter')
    await expect(page).toHaveURL(/misto=602/)
    const list = page.getByRole('region', { name: 'Seznam prodejců' })
    await expect(list.getByRole('listitem').first()).toContainText('Brno')
    const map = page.getByRole('region', { name: 'Mapa prodejců' })
    const pin = map.getByRole('button', { name: /Výdejna Čenich Brno/ })
    await pin.click()
    const details = list.getByRole('listitem').filter({ hasText: 'Výdejna Čenich Brno' })
    await expect(details.getByText('Výdej objednávek')).toBeVisible()
    await expect(details.getByRole('link', { name: 'Naplánovat cestu' })).toHaveAttribute('href', /mapy\.com/)
  })

  test('narrows the list by type and says when a place is not known', async ({ page }) => {
    await page.goto('/mapa-prodejcu?misto=Atlantida')
    await expect(page.getByText('Takové místo neznáme')).toBeVisible()
    await page.getByRole('link', { name: /^Veterina \(/ }).click()
    await expect(page).toHaveURL(/typ=vet/)
    const list = page.getByRole('region', { name: 'Seznam prodejců' })
    await expect(list.getByRole('listitem').first()).toContainText('Veterina')
    await expect(list.getByText('Chovatelské potřeby')).toHaveCount(0)
  })
})
