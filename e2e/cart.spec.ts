import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { amountOf, CART, cartCookie, cartLine, openCart, putIntoCart, summary } from './journeys/cart-page.ts'
import { liveElsewhere } from './journeys/customer-account.ts'
import { offerCoupon } from './journeys/shop-database.sql.ts'
import { hydrated, saveData } from './journeys/shop-page.ts'

const CAN = 'CN-KO-KRU-400'
const CAN_NAME = /Konzerva Krůta/
const BAG = 'CN-GR-KUR-A-12K'
const BAG_NAME = /Granule Kuře s/
const BEN = JSON.stringify([
  { id: 'pes-1', name: 'Ben', dog: { weightKg: 18, activity: 'moderate', allergies: ['kure'] } },
])

test.beforeEach(async ({ context, page }) => {
  await liveElsewhere(context)
  await saveData(page)
})

test('a mere visit makes no cart, a piece added from the grid and one from the detail do', async ({ page }) => {
  for (const path of ['/', '/produkty/granule', '/produkt/granule-kure-s-hnedou-ryzi', CART]) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(await cartCookie(page)).toBeUndefined()
  expect(await (await page.request.get('/api/kosik')).json()).toMatchObject({ cart: null })

  await page.goto('/produkty/konzervy')
  await hydrated(page)
  await page.getByRole('button', { name: /^Přidat do košíku: Konzerva Krůta/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'je v košíku' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Košík, 1\skus za\s79\sKč/ })).toBeVisible()
  expect(await cartCookie(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await page.goto('/produkt/granule-kure-s-hnedou-ryzi?varianta=CN-GR-KUR-A-02K')
  await hydrated(page)
  await page.getByRole('radio', { name: /^Pravidelně/ }).check()
  await page.getByRole('button', { name: 'Přidat kus' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Do košíku' }).first().click()
  await expect(page.getByRole('link', { name: /^Košík, 3\skusy/ })).toBeVisible()
  await openCart(page)
  await expect(cartLine(page, BAG_NAME)).toContainText(/Pravidelně každé 4\stýdny, −10\s%/)
})

test('counts change at once, a removed line comes back, and what is put aside waits', async ({ page }) => {
  await putIntoCart(page, CAN, 2)
  await putIntoCart(page, BAG)
  await openCart(page)
  const can = cartLine(page, CAN_NAME)
  const count = can.getByRole('spinbutton')
  for (const wanted of ['3', '4', '5']) {
    await can.getByRole('button', { name: /^Přidat kus/ }).click()
    await expect(count).toHaveValue(wanted)
  }
  await expect(summary(page).getByText(/Zboží \(6\sks\)/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Konzerva Krůta.*: 5\sks/ })).toHaveCount(1)

  await can.getByRole('button', { name: /^Odebrat/ }).click()
  const removed = page.getByRole('status').filter({ hasText: 'Odebráno: Konzerva' })
  await expect(removed).toBeFocused()
  await expect(can).toHaveCount(0)
  await removed.getByRole('button', { name: 'Vrátit' }).click()
  await expect(can.getByRole('spinbutton')).toHaveValue('5')

  await can.getByRole('button', { name: /^Odložit/ }).click()
  await expect(page.getByRole('heading', { name: 'Odložené na později' })).toBeVisible()
  await page.getByRole('button', { name: /^Vrátit do\skošíku/ }).click()
  await expect(can.getByRole('spinbutton')).toHaveValue('5')
  await page.reload()
  await expect(can.getByRole('spinbutton')).toHaveValue('5')
})

test('a line turns into a regular delivery and back, and every amount can say why', async ({ page }) => {
  await putIntoCart(page, BAG)
  await openCart(page)
  const bag = cartLine(page, BAG_NAME)
  const before = await amountOf(page, /Celkem/)
  await bag.getByRole('button', { name: /^Posílat pravidelně a\sušetřit/ }).click()
  await expect(bag.getByText(/Pravidelně každé 4\stýdny, −10\s%/)).toBeVisible()
  const saved = await amountOf(page, /Sleva za\spravidelné/)
  expect(await amountOf(page, /Celkem/)).toBe(before + saved)
  await bag.getByLabel(/^Proč Granule/).click()
  await expect(bag.getByText(/^Pravidelné doručení: −10\s%/)).toBeVisible()
  await summary(page).getByLabel('Proč Doprava?').click()
  await expect(summary(page).getByText(/^Zdarma od\s1\s290\sKč/)).toBeVisible()

  await bag.getByText('Změnit').first().click()
  await bag.getByLabel('Jak často').selectOption('8')
  await bag.getByRole('button', { name: 'Změnit' }).click()
  await expect(bag.getByText(/Pravidelně každých 8\stýdnů/)).toBeVisible()
  await bag.getByText('Změnit').first().click()
  await bag.getByRole('button', { name: 'Jen jednou' }).click()
  await expect(bag.getByRole('button', { name: /^Posílat pravidelně/ })).toBeVisible()
})

test('a code is refused with its reason, holds once the cart is worth it, and goes away', async ({ page }) => {
  const code = `SLEVA${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  await offerCoupon(code, 10, 20_000)
  await putIntoCart(page, CAN)
  await openCart(page)
  const aside = summary(page)
  const enter = async (text: string) => {
    if (!(await aside.getByLabel('Slevový kód').isVisible())) await aside.getByText('Mám slevový kód').click()
    await aside.getByLabel('Slevový kód').fill(text)
    await aside.getByRole('button', { name: 'Použít' }).click()
  }
  await enter('NENITAKOVY')
  await expect(aside.getByRole('alert')).toHaveText(/^Tenhle kód neznáme/)
  await enter(code.toLowerCase())
  await expect(aside.getByText(/Platí od\s200\sKč za\szboží\. Chybí 121\sKč/)).toBeVisible()
  await cartLine(page, CAN_NAME).getByRole('spinbutton').fill('5')
  await expect(aside.getByText(new RegExp(`Kód ${code} ubírá 40\\sKč`))).toBeVisible()
  expect(await amountOf(page, new RegExp(`Kód ${code}`))).toBe(-4000)
  await aside.getByRole('button', { name: 'Odebrat kód' }).click()
  await expect(aside.getByText('Mám slevový kód')).toBeVisible()
})

test('the cart says what it weighs, what free shipping needs and what a dog must not eat', async ({
  page,
  context,
}) => {
  await context.addInitScript((dogs) => localStorage.setItem('cenich.psi', dogs), BEN)
  await putIntoCart(page, 'CN-GR-KUR-A-02K')
  await openCart(page)
  await expect(page.getByRole('progressbar', { name: 'Kolik chybí do dopravy zdarma' })).toBeVisible()
  await expect(page.getByText(/^Do dopravy zdarma chybí/)).toBeVisible()
  await expect(page.getByText(/Na\svýdejní místo se vejde ještě/)).toBeVisible()
  const bag = cartLine(page, BAG_NAME)
  await expect(bag.getByText('Ben nesmí kuře – tady je')).toBeVisible()
  await expect(bag.getByText(/^Ben: \d+\sdn/)).toBeVisible()
  for (const offered of await page.getByRole('button', { name: /^Přidat (Granule|Konz|Kaps)/ }).all()) {
    await expect(offered).not.toHaveAccessibleName(/Kuře/)
  }
  await bag.getByRole('spinbutton').fill('20')
  await expect(page.getByText(/Na\svýdejní místo je to moc/)).toBeVisible()
  await expect(page.getByText('Dopravu máte zdarma.')).toBeVisible()
})

test('the cart beside the page is changed in place and leads on', async ({ page }) => {
  await putIntoCart(page, CAN, 2)
  await page.goto('/o-nas')
  await hydrated(page)
  await page.getByRole('link', { name: /^Košík, 2\skusy/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Košík (2)' })
  await drawer.getByRole('button', { name: /^Přidat kus/ }).click()
  await expect(page.getByRole('dialog', { name: 'Košík (3)' })).toContainText(/237\sKč/)
  await page.getByRole('button', { name: /^Odebrat/ }).click()
  await expect(page.getByRole('dialog').getByText('Košík je prázdný jako miska po večeři')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Vrátit' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Přejít do košíku' }).click()
  await expect(page).toHaveURL(CART)
  await expect(cartLine(page, CAN_NAME).getByRole('spinbutton')).toHaveValue('3')
})

test('everything in the cart is done by keyboard', async ({ page }) => {
  await putIntoCart(page, CAN)
  await openCart(page)
  const can = cartLine(page, CAN_NAME)
  const reach = async (name: RegExp | string) => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const focused = document.activeElement
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
      })
      if (new RegExp(name).test(label)) return
    }
    throw new Error(`No way to ${name} by Tab`)
  }
  await reach(/^Přidat kus: Konzerva/)
  await page.keyboard.press('Enter')
  await expect(can.getByRole('spinbutton')).toHaveValue('2')
  await reach(/^Odebrat Konzerva/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Odebráno' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(can.getByRole('spinbutton')).toHaveValue('2')
  await reach(/^Mám slevový kód/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('NENI')
  await page.keyboard.press('Enter')
  await expect(summary(page).getByRole('alert')).toBeVisible()
  await reach(/^Pokračovat k/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
})

test('a cart full of things to say stands in nobody’s way', async ({ page, context }) => {
  await context.addInitScript((dogs) => localStorage.setItem('cenich.psi', dogs), BEN)
  await putIntoCart(page, CAN, 2)
  await putIntoCart(page, BAG)
  await openCart(page)
  await cartLine(page, BAG_NAME)
    .getByRole('button', { name: /^Posílat/ })
    .click()
  await expect(cartLine(page, BAG_NAME).getByText(/^Pravidelně/)).toBeVisible()
  await summary(page).getByText('Mám slevový kód').click()
  await page.getByText('Poslat košík někomu').click()
  await expectAccessible(page)
  await cartLine(page, CAN_NAME)
    .getByRole('button', { name: /^Odložit/ })
    .click()
  await cartLine(page, BAG_NAME)
    .getByRole('button', { name: /^Odebrat/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Košík je prázdný jako miska po večeři' })).toBeVisible()
  await expectAccessible(page)
})
