import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { boughtBefore } from './journeys/bought-before.ts'
import { BAG_2_KG } from './journeys/checkout-journey.ts'
import { liveElsewhere, signUp } from './journeys/customer-account.ts'
import { ordersOf } from './journeys/shop-database.sql.ts'
import { hydrated } from './journeys/shop-page.ts'

for (const withScript of [true, false]) {
  test.describe(withScript ? 'searching' : 'searching without scripts', () => {
    test.use({ javaScriptEnabled: withScript })
    test.beforeEach(({ context }) => liveElsewhere(context))

    test('a breed has a name, a size and its food', async ({ page }) => {
      await page.goto('/hledat?q=granule+pro+bígla')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bígl')
      await expect(main.getByText(/Středně velký pes, 9.–.16.kg\./)).toBeVisible()
      await expect(main.getByRole('heading', { level: 2, name: /^Losos s.bramborem$/ })).toBeVisible()
      await expect(main.getByRole('heading', { level: 2, name: /Mini|Maxi/ })).toHaveCount(0)
      if (withScript) await expectAccessible(page)
    })

    test('a question is answered before any goods, and an order has a way to it', async ({ page }) => {
      await page.goto('/hledat?q=kde+je+moje+zásilka')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jak sleduji zásilku?')
      await expect(main.getByRole('heading', { name: 'Kde je moje objednávka' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Moje objednávky' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Celá odpověď' })).toBeVisible()
      if (withScript) await expectAccessible(page)
      await page.goto('/hledat?q=vrácení')
      await expect(main.getByRole('heading', { level: 2, name: 'Není to ono?' })).toBeVisible()
    })

    test('what we do not make is said once, with what is nearest', async ({ page }) => {
      await page.goto('/hledat?q=bizon+s+dýní')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('„Bizon s dýní“ nevedeme')
      await expect(main.getByText('Bizona zatím nepečeme. Nejblíž je zvěřina, nebo cokoli s dýní.')).toBeVisible()
      await expect(main.getByText(/zčásti|nevyčenichali/)).toHaveCount(0)
      await main.getByRole('link', { name: 'zvěřina', exact: true }).click()
      await expect(page).toHaveURL(/q=zv/)
    })

    test('nothing is nothing and not half of something', async ({ page }) => {
      await page.goto('/hledat?q=qwertzuiop')
      const main = page.getByRole('main')
      await expect(main.getByText('„qwertzuiop“ nevedeme.')).toBeVisible()
      await expect(main.getByText(/zčásti/)).toHaveCount(0)
    })
  })
}

test('the field suggests a breed with its size and an answer to a question', async ({ page, context }) => {
  await liveElsewhere(context)
  await page.goto('/')
  await hydrated(page)
  const field = page.getByRole('combobox', { name: 'Hledat v obchodě' })
  await field.fill('beagl')
  await expect(page.getByRole('group', { name: 'Plemeno' }).getByRole('option', { name: /Bígl/ })).toBeVisible()
  await field.fill('kde je zásilka')
  await expect(page.getByRole('group', { name: 'Odpověď' }).getByRole('option').first()).toContainText('zásilku')
})

test('a question about a parcel and the number of an order show the own order, to its owner alone', async ({
  page,
  context,
}) => {
  await liveElsewhere(context)
  const email = await signUp(page)
  const orderId = await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka' })
  const [order] = await ordersOf(email)
  const number = order?.number ?? ''
  const main = page.getByRole('main')
  for (const query of ['kde je moje zásilka', number, `objednávka ${number}`]) {
    await page.goto(`/hledat?q=${encodeURIComponent(query)}`)
    await expect(main.getByRole('heading', { name: `Vaše objednávka ${number}` })).toBeVisible()
    await expect(main.getByText('Přijatá', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Otevřít objednávku' })).toHaveAttribute(
      'href',
      `/ucet/objednavka/${orderId}`,
    )
  }
  await expectAccessible(page)
  await page.goto('/hledat?q=9999999999')
  await expect(main.getByText('Objednávku 9999999999 ve vašem účtu nemáme.', { exact: false })).toBeVisible()

  await context.clearCookies()
  await page.goto(`/hledat?q=${number}`)
  await expect(main.getByRole('heading', { name: 'Kde je moje objednávka' })).toBeVisible()
  await expect(main.getByText(/potvrzovacím e-mailu/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Vaše objednávka', exact: false })).toHaveCount(0)
})
