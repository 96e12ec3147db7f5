import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { signUp } from '../journeys/customer-account.ts'
import { leaveInStock, query } from '../journeys/shop-database.sql.ts'

const BAG = 'CN-GR-KUR-A-12K'

async function moveTo(group: string, email: string): Promise<void> {
  await query(
    'update shop.customers set customer_group_id = (select id from shop.customer_groups where code = $1) where email = $2',
    [group, email],
  )
}

const slugOf = async (sku: string) =>
  (
    await query<{ slug: string }>(
      'select p.slug from shop.products p join shop.variants v on v.product_id = p.id where v.sku = $1',
      [sku],
    )
  )[0]?.slug

async function openProduct(page: Page) {
  await page.goto(`/produkt/${await slugOf(BAG)}?varianta=${BAG}`)
  return page.getByRole('main')
}

test('a wholesaler sees prices without VAT on cards, detail and in the search, and why', async ({ page }) => {
  await leaveInStock(BAG, 50)
  await moveTo('velkoobchod', await signUp(page))
  await page.goto('/produkty/granule')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('bez DPH') })
    .first()
  await expect(card.getByText(/S\sDPH/)).toBeVisible()
  await card.getByText('Proč?').click()
  await expect(card.getByText(/Cena za kus/)).toBeVisible()

  const main = await openProduct(page)
  await expect(main.getByText(/S\sDPH/).first()).toBeVisible()
  await expect(main.getByText('bez DPH').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox').first().fill('kuře')
  await expect(page.getByRole('listbox').getByText('bez DPH').first()).toBeVisible()
})

test('the next visitor of the same page sees the public price', async ({ page, browser }) => {
  await moveTo('velkoobchod', await signUp(page))
  const main = await openProduct(page)
  await expect(main.getByText('bez DPH').first()).toBeVisible()
  const stranger = await (await browser.newContext()).newPage()
  const answered = stranger.waitForResponse(/\/api\/ceny/)
  await stranger.goto(page.url())
  expect(await (await answered).json()).toEqual({ prices: null })
  await expect(stranger.getByRole('main').getByText('vč. DPH').first()).toBeVisible()
  await expect(stranger.getByText('bez DPH')).toHaveCount(0)
})

test('who signs out sees public prices again', async ({ page }) => {
  await moveTo('chovatel', await signUp(page))
  const main = await openProduct(page)
  await expect(main.getByText('Vaše cena').first()).toBeVisible()
  await page.goto('/ucet/prehled')
  await page.getByRole('button', { name: 'Odhlásit se' }).first().click()
  await expect(page).toHaveURL(/prihlasit-se/)
  const again = await openProduct(page)
  await expect(again.getByText('vč. DPH').first()).toBeVisible()
  await expect(again.getByText('Vaše cena')).toHaveCount(0)
})
