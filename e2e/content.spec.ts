import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { chooseMethods, continueToShipping, fillDetails, placeOrder } from './journeys/checkout-journey.ts'
import { liveElsewhere, newEmail } from './journeys/customer-account.ts'
import { addressFromMail, newestMail } from './journeys/mail-inbox.ts'
import { askWorker, ordersOf, silenceRetailer } from './journeys/shop-database.sql.ts'
import { hydrated } from './journeys/shop-page.ts'

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

  test('asks the owner of an old entry, who corrects it by the link from the mail', async ({ page }) => {
    await silenceRetailer('packa-na-vinohradech-praha', 200)
    await askWorker('ask-retailers')
    const address = await addressFromMail('packa-na-vinohradech@prodejce.example', /\/l\/prodejce\/[\w.-]+/)
    await page.goto(address)
    await expectAccessible(page)
    await page.getByLabel('Pondělí').fill('od rána')
    await page.getByRole('button', { name: 'Potvrdit záznam' }).click()
    await expect(page.getByText(/Napište otevírací dobu jako/).first()).toBeVisible()
    await page.getByLabel('Pondělí').fill('7–11, 12:30–16')
    await page.getByRole('button', { name: 'Potvrdit záznam' }).click()
    await expect(page.getByText('Děkujeme, záznam platí ode dneška.')).toBeVisible()
    await expect(page.getByLabel('Pondělí')).toHaveValue('7:00–11:00, 12:30–16:00')
  })
})

test.describe('words of the shop', () => {
  test('a post shows a live product, and whether it helped can be said', async ({ page }) => {
    await page.goto('/blog/jak-poznat-ze-psovi-krmivo-sedi')
    await hydrated(page)
    const product = page.getByRole('complementary', { name: 'Krmivo z článku' })
    await expect(product.getByRole('link', { name: /Kuře s hnědou rýží/ })).toBeVisible()
    await expect(product.getByText(/Kč\/kg/)).toBeVisible()
    await page.getByRole('button', { name: 'Ano' }).click()
    await expect(page.getByText('Děkujeme. Redakce si to přečte.')).toBeVisible()
  })

  test('whoever reads a post buys what it speaks of', async ({ page }) => {
    await liveElsewhere(page.context())
    await page.goto('/blog/jak-poznat-ze-psovi-krmivo-sedi')
    await hydrated(page)
    const product = page.getByRole('complementary', { name: 'Krmivo z článku' })
    await product.getByRole('link', { name: /Kuře s hnědou rýží/ }).click()
    await expect(page).toHaveURL('/produkt/granule-kure-s-hnedou-ryzi')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Do košíku' }).first().click()
    await expect(page.getByText(/je\sv\skošíku/).first()).toBeVisible()
    await page.goto('/kosik/dodaci-udaje')
    const email = newEmail()
    await fillDetails(page, { email })
    await continueToShipping(page)
    await chooseMethods(page, /^PPL/, /^Dobírka/)
    const number = await placeOrder(page)
    expect((await ordersOf(email)).map((order) => order.number)).toEqual([number])
  })

  test('a question is found by its words, whatever their diacritics', async ({ page }) => {
    await page.goto('/casto-kladene-dotazy')
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Hledat v dotazech' })
    await field.fill('sledovat zasilku')
    await field.press('Enter')
    await page.getByText('Jak sleduji zásilku?').click()
    await page.getByRole('link', { name: 'Otevřít jako stránku' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jak sleduji zásilku/)
  })

  test('legal pages keep every wording and say what changed', async ({ page }) => {
    await page.goto('/s/obchodni-podminky')
    await page.getByRole('link', { name: 'co se změnilo' }).click()
    await expect(page.getByRole('insertion').filter({ hasText: '5' }).first()).toBeVisible()
    await expect(page.getByRole('deletion').filter({ hasText: '7' }).first()).toBeVisible()
    await page.goto('/s/obchodni-podminky?verze=2026-03')
    await expect(page.getByText('Tohle je starší znění')).toBeVisible()
  })

  test('an address that nobody has signed shows no draft', async ({ page }) => {
    const response = await page.goto('/nahled/abc.def')
    expect(response?.status()).toBe(404)
  })

  test('the blog can be followed by a reader', async ({ request }) => {
    const feed = await request.get('/blog/rss.xml')
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    expect(await feed.text()).toMatch(/<item><title>[^<]+<\/title><link>http/)
  })
})

for (const withScript of [true, false]) {
  test.describe(withScript ? 'forms' : 'forms without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('a message with a photo gets a number by mail', async ({ page }) => {
      const email = `zprava-${withScript}@pelisek.cz`
      await page.goto('/kontakt')
      const main = page.getByRole('main')
      await main.getByLabel('O co jde').selectOption('Vrácení nebo reklamace')
      await main.getByLabel('Jméno').fill('Jitka Nová')
      await main.getByLabel('E-mail', { exact: true }).fill(email)
      await main.getByLabel('Zpráva').fill('Pytel přišel roztržený.')
      await main.getByLabel(/Fotky nebo dokumenty/).setInputFiles({
        name: 'pytel.png',
        mimeType: 'image/png',
        buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      })
      await main.getByRole('button', { name: 'Odeslat zprávu' }).click()
      await expect(main.getByText(/Číslo vaší zprávy je D\d{6}/)).toBeVisible()
      const mail = await newestMail(email)
      expect(mail.text).not.toContain('Pytel přišel roztržený.')
    })

    test('a shop applies for wholesale and sees the state of its application', async ({ page }) => {
      await page.goto('/velkoobchod')
      const main = page.getByRole('main')
      await main.getByLabel('IČO').fill('453 17 054')
      await main.getByRole('button', { name: 'Doplnit z rejstříku' }).click()
      await expect(main.getByLabel('Název firmy')).toHaveValue('Psí potřeby Vzorová a.s.')
      await main.getByLabel('Typ provozovny').selectOption('Psí salon')
      await main.getByLabel('Odhad měsíčního odběru').selectOption('do 10 000 Kč')
      await main.getByLabel('Kontaktní osoba').fill('Petr Vzor')
      await main.getByLabel('E-mail', { exact: true }).fill(`firma-${withScript}@vzorova.cz`)
      await main.getByRole('button', { name: 'Odeslat žádost' }).click()
      if (withScript) {
        // The browser itself asks for the telephone first.
        await main.getByLabel('Telefon').fill('123')
        await main.getByRole('button', { name: 'Odeslat žádost' }).click()
        await expect(main.getByText('Telefon má mít devět číslic').first()).toBeVisible()
      }
      await main.getByLabel('Telefon').fill('777 123 456')
      await main.getByRole('button', { name: 'Odeslat žádost' }).click()
      await expect(main.getByRole('heading', { name: /Žádost Z\d{6} ověřujeme/ })).toBeVisible()
      expect(new URL(page.url()).searchParams.has('zadost')).toBe(false)
      await page.goto(await addressFromMail(`firma-${withScript}@vzorova.cz`, /\/velkoobchod\?zadost=[\w-]+/))
      await expect(main.getByText('Psí potřeby Vzorová a.s.')).toBeVisible()
    })
  })
}
