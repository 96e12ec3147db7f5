import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { liveElsewhere, signUp } from '../journeys/customer-account.ts'
import { overflow } from '../journeys/screens.ts'

const PAGE = '/velkoobchod/rychla-objednavka'
const LIST = `Kód\tNázev\tKs
CN-GR-KUR-A-02K\tKuře rýže 2 kg\t3
losos bramborem 2 kg  2 ks
CN-XX-NENI-1\t\t5
cn-gr-kur-a-02k\tještě navíc\t1
Děkuji, Ivana Malá`

test.beforeEach(async ({ context }) => liveElsewhere(context))

async function paste(page: Page, list: string): Promise<void> {
  await page.goto(PAGE)
  await page.getByLabel('Seznam, jeden řádek je jedna položka').fill(list)
  await page.getByRole('button', { name: 'Přečíst seznam' }).click()
  await expect(page.getByRole('heading', { name: 'Co jsme přečetli' })).toBeVisible()
}

async function buyTheList(page: Page): Promise<void> {
  await paste(page, LIST)
  const main = page.getByRole('main')
  await expect(main.getByText(/6\sřádků, ke každému je odpověď/)).toBeVisible()
  await expect(main.getByText(/řádky 2, 5: CN-GR-KUR-A-02K, sečteno: 3 \+ 1/)).toBeVisible()
  await expect(main.getByText('Takový kód, EAN ani název', { exact: false })).toBeVisible()
  await expect(main.getByText('Může to být víc věcí. Kterou?')).toBeVisible()
  await main
    .getByRole('group', { name: /losos bramborem/ })
    .getByRole('radio')
    .first()
    .check()
  await main.getByRole('button', { name: 'Vložit do košíku' }).click()
  await expect(main.getByText(/Co se nevešlo, zůstalo v\sseznamu/)).toBeVisible()
  await expect(page.getByLabel('Seznam, jeden řádek je jedna položka')).toHaveValue(/^CN-XX-NENI-1/)
  await main.getByRole('link', { name: 'Do košíku' }).click()
  await expect(page).toHaveURL('/kosik/obsah')
  await expect(page.getByRole('main').getByText(/Kuře/).first()).toBeVisible()
}

test('a list from a mail is read row by row and goes to the cart; what was not understood stays', async ({ page }) => {
  await signUp(page)
  await paste(page, LIST)
  await expectAccessible(page)
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
  await buyTheList(page)
})

test('an empty list is refused with a sentence at the field', async ({ page }) => {
  await signUp(page)
  await page.goto(PAGE)
  await page.getByLabel('Seznam, jeden řádek je jedna položka').fill('   ')
  await page.getByRole('button', { name: 'Přečíst seznam' }).click()
  await expect(page.getByText('Tohle pole potřebujeme.').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same list goes to the cart', async ({ page }) => {
    await signUp(page)
    await buyTheList(page)
    await expect(page).toHaveURL('/kosik/obsah')
  })
})
