import { expect, test } from '@playwright/test'
import {
  BAG_2_KG,
  BUTTON,
  buyBigBag,
  fillContact,
  fillDetails,
  methodCard,
  pointList,
  putIntoCart,
} from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail } from '../journeys/customer-account.ts'
import { orderRow, ordersOf } from '../journeys/shop-database.sql.ts'

test.use({ javaScriptEnabled: false })
test.beforeEach(async ({ context }) => liveElsewhere(context))

const NEXT = 'Pokračovat k platbě'

test.describe('without JavaScript', () => {
  test('the whole way from the shelf to the order works, with a pickup point', async ({ page }) => {
    const email = newEmail()
    await buyBigBag(page)
    await page.getByRole('button', { name: NEXT }).click()
    await expect(page.getByRole('alert')).toContainText('Doplňte telefon.')
    await expect(page.getByRole('alert')).toContainText('Vyberte, kam to pošleme.')
    await fillContact(page, email)
    await page.getByLabel('PSČ nebo město').fill('Ostrava')
    await page.getByRole('button', { name: 'Hledat místa' }).click()
    await expect(page).toHaveURL(/\?misto=Ostrava$/)
    // What was written meanwhile has waited.
    await expect(page.getByLabel('Jméno a příjmení')).toHaveValue('Jitka Novotná')
    await pointList(page)
      .getByRole('radio', { name: /Ostrava/ })
      .first()
      .check()
    await expect(page.getByLabel('Ulice a číslo').first()).toBeHidden()
    await page.getByLabel('Telefon').fill('')
    await page.getByRole('button', { name: NEXT }).click()
    await expect(page.getByRole('alert')).toContainText('Ještě jedna věc')
    await expect(
      pointList(page)
        .getByRole('radio', { name: /Ostrava/ })
        .first(),
    ).toBeChecked()
    await page.getByLabel('Telefon').fill('777 123 456')
    await page.getByRole('button', { name: NEXT }).click()
    await expect(page).toHaveURL('/kosik/doprava-a-platba')

    await methodCard(page, /Bankovní převod/).check()
    await page.getByRole('button', { name: 'Přepočítat cenu' }).click()
    await expect(methodCard(page, /Bankovní převod/)).toBeChecked()
    await expect(page.getByRole('region', { name: 'Rekapitulace' })).toContainText('Ostrava')
    await page.getByRole('button', { name: BUTTON }).click()
    await expect(page).toHaveURL('/kosik/dekujeme')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
    const [order] = await ordersOf(email)
    expect(await orderRow(order?.number ?? '')).toMatchObject({
      button_text: BUTTON,
      pickup_point: { city: 'Ostrava' },
    })
    const picture = await page.request.get('/kosik/qr-platba')
    expect(picture.headers()['content-type']).toBe('image/png')
  })

  test('what is ticked after the recap was drawn is saved and read before anything is ordered', async ({ page }) => {
    const email = newEmail()
    await putIntoCart(page.context(), BAG_2_KG)
    await page.goto('/kosik/dodaci-udaje')
    await fillDetails(page, { email, street: 'Nikde 7' })
    await page.getByRole('button', { name: NEXT }).click()
    await expect(page.getByRole('alert')).toContainText('Adresu jsme nenašli.')
    await page.getByLabel('Použít zadanou adresu tak, jak je').first().check()
    await page.getByRole('button', { name: NEXT }).click()
    await expect(methodCard(page, /Kartou online/)).toBeChecked()
    await methodCard(page, /Dobírka/).check()
    await page.getByRole('button', { name: BUTTON }).click()
    await expect(page.getByText('Výběr jsme uložili a cenu přepočítali.')).toBeVisible()
    await expect(methodCard(page, /Dobírka/)).toBeChecked()
    expect(await ordersOf(email)).toEqual([])
    await page.getByRole('button', { name: BUTTON }).click()
    await expect(page).toHaveURL('/kosik/dekujeme')
    expect(await ordersOf(email)).toHaveLength(1)
  })

  test('signing in on the way keeps the form, and the company is filled in by its number', async ({ page }) => {
    await putIntoCart(page.context(), BAG_2_KG)
    await page.goto('/kosik/dodaci-udaje')
    await page.getByLabel('E-mail', { exact: true }).fill('jitka@priklad.cz')
    await page.getByLabel('Jméno a příjmení').fill('Jitka Novotná')
    await page.getByRole('button', { name: 'Přihlaste se' }).click()
    await expect(page).toHaveURL('/prihlasit-se?zpet=%2Fkosik%2Fdodaci-udaje')
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('jitka@priklad.cz')
    await page.goto('/kosik/dodaci-udaje')
    await expect(page.getByLabel('Jméno a příjmení')).toHaveValue('Jitka Novotná')
    await page.getByRole('radio', { name: /^Přivezte domů/ }).check()
    await page.getByLabel('Nakupuji na firmu (IČO)').check()
    await page.getByLabel('IČO', { exact: true }).fill('45317054')
    await page.getByRole('button', { name: 'Doplnit podle IČO' }).click()
    await expect(page.getByLabel('Název firmy')).toHaveValue('Psí potřeby Vzorová a.s.')
    await expect(page.getByLabel('Ulice a číslo').first()).toHaveValue('Vinohradská 2048/5a')
    await expect(page.getByLabel('Jméno a příjmení')).toHaveValue('Jitka Novotná')
  })
})
