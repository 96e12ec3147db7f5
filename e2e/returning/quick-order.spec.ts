import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { liveElsewhere, signUp } from '../journeys/customer-account.ts'
import { overflow } from '../journeys/screens.ts'
import { leaveInStock, query } from '../journeys/shop-database.sql.ts'

const PAGE = '/velkoobchod/rychla-objednavka'
const LIST = `Kód\tNázev\tKs
CN-GR-KUR-A-02K\tKuře rýže 2 kg\t3
losos bramborem 2 kg  2 ks
CN-XX-NENI-1\t\t5
cn-gr-kur-a-02k\tještě navíc\t1
Děkuji, Ivana Malá`

/** As Excel in Czech saves it: semicolons, windows-1250, a price beside the pieces. */
const CSV = {
  name: 'objednavka.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('K\xf3d;N\xe1zev;Ks;Cena\r\nCN-GR-KUR-A-02K;Ku\xf8e r\xfd\x9ee;3;289,00\r\n', 'latin1'),
}

test.beforeEach(async ({ context }) => liveElsewhere(context))

async function paste(page: Page, list: string): Promise<void> {
  await page.goto(PAGE)
  await page.getByLabel('Seznam, jeden řádek je jedna položka').fill(list)
  await page.getByRole('button', { name: 'Přečíst seznam' }).click()
  await expect(page.getByRole('heading', { name: 'Co jsme přečetli' })).toBeVisible()
}

/** Every pack that is sold, one row each and with its name, and codes nobody knows up to so many rows. */
async function manyRows(count: number): Promise<string> {
  const sold = await query<{ sku: string; name: string }>(
    `select v.sku, p.name || ' ' || v.name as name from shop.variants v
       join shop.products p on p.id = v.product_id join shop.stock s on s.variant_id = v.id
      where p.status = 'active' and v.status = 'active' and v.short_of is null and s.on_hand - s.reserved > 0
      order by v.id limit ${count}`,
  )
  const unknown = Array.from({ length: count - sold.length }, (_, index) => ({
    sku: `CN-XX-NENI-${index}`,
    name: `Něco, co vedeme jen my v prodejně, číslo ${index}`,
  }))
  return [...sold, ...unknown].map(({ sku, name }) => `${sku}\t${name}\tkarton, prosím jako minule\t1 ks`).join('\n')
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

test('a list is saved under a name, put into the cart by one press, and the price list can be taken home', async ({
  page,
}) => {
  const email = await signUp(page)
  await query(
    "update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1",
    [email],
  )
  await leaveInStock('CN-GR-KUR-A-02K', 50)
  await paste(page, 'CN-GR-KUR-A-02K\t6')
  const main = page.getByRole('main')
  await expect(main.getByText(/Karton má 4\sks/)).toBeVisible()
  await expect(main.getByText(/bez DPH/).first()).toBeVisible()
  await main.getByLabel('Název seznamu').fill('Pondělí')
  await main.getByRole('button', { name: 'Uložit seznam' }).click()
  await expect(main.getByText('Seznam je uložený.')).toBeVisible()
  await expectAccessible(page)
  const csv = await page.request.get('/velkoobchod/cenik/csv')
  expect(csv.headers()['cache-control']).toBe('private, no-store')
  expect(await csv.text()).toContain('CN-GR-KUR-A-02K')
  await main.getByRole('button', { name: 'Vytvořit klíč' }).click()
  const address = (await main.getByText(/velkoobchod\/dostupnost/).textContent()) ?? ''
  expect(await (await page.request.get(new URL(address).pathname)).text()).toContain('CN-GR-KUR-A-02K')
  await main.getByRole('button', { name: 'Vložit do košíku: Pondělí' }).click()
  await expect(page).toHaveURL('/kosik/obsah')
  await expect(page.getByRole('main').getByText(/Kuře/).first()).toBeVisible()
})

test('five hundred different rows with names go to the cart in one piece', async ({ page }) => {
  const email = await signUp(page)
  await query(
    "update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1",
    [email],
  )
  const list = await manyRows(500)
  await paste(page, list)
  const main = page.getByRole('main')
  await expect(main.getByText(/500\sřádků, ke každému je odpověď/)).toBeVisible()
  await main.getByRole('button', { name: 'Vložit do košíku' }).click()
  await expect(main.getByText(/Co se nevešlo, zůstalo v\sseznamu/)).toBeVisible()
  await expect(page.getByLabel('Seznam, jeden řádek je jedna položka')).toHaveValue(/^CN-XX-NENI-0\t/m)
})

test('a scanner adds rows, and a file is read with them', async ({ page }) => {
  await signUp(page)
  await page.goto(PAGE)
  const scanner = page.getByLabel('Čtečka čárových kódů')
  for (const code of ['CN-GR-KUR-A-02K', 'CN-GR-KUR-A-02K']) {
    await scanner.fill(code)
    await scanner.press('Enter')
    await expect(scanner).toHaveValue('')
  }
  await page.getByLabel('Nahrát CSV').setInputFiles(CSV)
  await page.getByRole('button', { name: 'Přečíst seznam' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(/řádky 1, 2, 4: CN-GR-KUR-A-02K, sečteno: 1 \+ 1 \+ 3/)).toBeVisible()
  await expectAccessible(page)
})

test('an empty list is refused with a sentence at the field', async ({ page }) => {
  await signUp(page)
  await page.goto(PAGE)
  await page.getByLabel('Seznam, jeden řádek je jedna položka').fill('   ')
  await page.getByRole('button', { name: 'Přečíst seznam' }).click()
  await expect(page.getByText('Vložte seznam, nebo nahrajte soubor.').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same list goes to the cart', async ({ page }) => {
    await signUp(page)
    await buyTheList(page)
    await expect(page).toHaveURL('/kosik/obsah')
  })

  test('a scanned code is a row and a file is read', async ({ page }) => {
    await signUp(page)
    await page.goto(PAGE)
    await page.getByLabel('Čtečka čárových kódů').fill('CN-GR-KUR-A-02K')
    await page.getByLabel('Čtečka čárových kódů').press('Enter')
    await expect(page.getByLabel('Seznam, jeden řádek je jedna položka')).toHaveValue('CN-GR-KUR-A-02K\t1 ks')
    await page.getByLabel('Nahrát CSV').setInputFiles(CSV)
    await page.getByRole('button', { name: 'Přečíst seznam' }).click()
    await expect(page.getByRole('main').getByText(/řádky 1, 3: CN-GR-KUR-A-02K, sečteno: 1 \+ 3/)).toBeVisible()
  })
})
