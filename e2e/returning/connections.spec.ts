import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { signUp } from '../journeys/customer-account.ts'
import { overflow } from '../journeys/screens.ts'
import { query } from '../journeys/shop-database.sql.ts'

for (const withScript of [true, false]) {
  test.describe(withScript ? 'addresses of a partner' : 'addresses of a partner without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 1024, height: 900 } })

    test('are added with a secret told once, tried and removed', async ({ page }) => {
      const email = await signUp(page)
      await page.goto('/ucet/propojeni')
      await expect(page.getByRole('heading', { name: 'Jen pro schválené partnery' })).toBeVisible()
      await query(
        `update shop.customers c set customer_group_id = g.id from shop.customer_groups g where g.code = 'velkoobchod' and c.email = $1`,
        [email],
      )
      await page.goto('/ucet/propojeni')
      await page.getByLabel('Adresa vašeho systému').fill('https://sklad.example.com/cenich')
      await page.getByRole('button', { name: 'Přidat adresu' }).click()
      await expect(page.getByText('Tajemství si uložte hned')).toBeVisible()
      await expect(page.getByLabel('Tajemství pro podpis')).toHaveValue(/^whsec_/)
      await expect(page.getByRole('button', { name: 'Zkopírovat' })).toHaveCount(withScript ? 1 : 0)
      if (withScript) await expectAccessible(page)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
      }
      await page.goto('/ucet/propojeni')
      await expect(page.getByText('Tajemství si uložte hned')).toHaveCount(0)
      await page.getByRole('button', { name: /^Zkusit/ }).click()
      await expect(page).toHaveURL(/hotovo=/)
      await page.getByRole('button', { name: /^Zrušit/ }).click()
      await expect(page.getByText('Zatím žádná adresa.')).toBeVisible()
    })

    test('makes a key that its machine asks with, sees it used and takes it away', async ({ page, request }) => {
      const email = await signUp(page)
      await query(
        `update shop.customers c set customer_group_id = g.id from shop.customer_groups g where g.code = 'chovatel' and c.email = $1`,
        [email],
      )
      await page.goto('/ucet/osobni-udaje')
      await page.getByRole('link', { name: 'Propojení systémů' }).click()
      await expect(page.getByText('Zatím žádný klíč.')).toBeVisible()
      await page.getByLabel('Název klíče').fill('Sklad')
      await page.getByRole('button', { name: 'Vytvořit klíč' }).click()
      await expect(page.getByText('Vyberte aspoň jednu věc, kterou smí klíč číst.').first()).toBeVisible()
      await expect(page.getByLabel('Název klíče')).toHaveValue('Sklad')
      await page.getByRole('checkbox', { name: 'Dostupnost zboží' }).check()
      await page.getByRole('button', { name: 'Vytvořit klíč' }).click()
      await expect(page.getByText('Klíč si uložte hned')).toBeVisible()
      const key = await page.getByLabel('Klíč k API', { exact: true }).inputValue()
      expect(key).toMatch(/^cenich_[\w-]{43}$/)
      await expect(page.getByRole('button', { name: 'Zkopírovat' })).toHaveCount(withScript ? 1 : 0)
      if (withScript) await expectAccessible(page)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
      }

      const headers = { authorization: `Bearer ${key}` }
      const stock = await request.get('/api/v1/stock?limit=3', { headers })
      expect((await stock.json()).items).toHaveLength(3)
      expect(stock.headers()['cache-control']).toBe('private, no-store')
      const answerOf = async (path: string) => {
        const answer = await request.get(path, { headers })
        return [answer.status(), (await answer.json()).code]
      }
      expect(await answerOf('/api/v1/prices')).toEqual([403, 'api_key_scope'])
      expect(await answerOf('/api/v1/nic')).toEqual([404, 'not_found'])
      expect((await request.post('/api/v1/stock', { headers, data: {} })).status()).toBe(405)
      // Whoever is signed in on this page has no key.
      expect((await page.request.get('/api/v1/stock')).status()).toBe(401)

      await page.goto('/ucet/propojeni')
      await expect(page.getByLabel('Klíč k API', { exact: true })).toHaveCount(0)
      await expect(page.getByText(`${key.slice(0, 13)}…`)).toBeVisible()
      await expect(page.getByText(/Naposledy použitý/)).toBeVisible()
      await page.getByRole('button', { name: 'Odvolat: Sklad' }).click()
      await expect(page.getByText('Klíč je odvolaný, od teď nic neotevře.')).toBeVisible()
      await expect(page.getByText('odvolaný', { exact: true })).toBeVisible()
      expect(await answerOf('/api/v1/stock')).toEqual([401, 'api_key_refused'])
    })
  })
}
