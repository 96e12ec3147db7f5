import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { newEmail, signUp } from '../journeys/customer-account.ts'
import { addressFromMail } from '../journeys/mail-inbox.ts'
import { overflow } from '../journeys/screens.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'

const WIDTHS = [320, 390, 1024, 1440]

/** As if the application had been approved; how that is done is tested elsewhere. */
async function makeBreeder(email: string): Promise<void> {
  await query(
    `update shop.customers c set customer_group_id = g.id from shop.customer_groups g where g.code = 'chovatel' and c.email = $1`,
    [email],
  )
}

async function beginLitter(page: Page): Promise<void> {
  await page.goto('/ucet/vrhy')
  await page.getByLabel('Jméno vrhu').fill('Vrh B')
  await page.getByLabel('Plemeno').fill('Labradorský retrívr')
  await page.getByLabel('Jméno feny').fill('Aura')
  await page.getByLabel('Váha feny v kg').fill('28')
  await page.getByLabel('Den narození').fill(shopDay(-25))
  await page.getByLabel('Čím krmíte').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Založit vrh' }).click()
  await expect(page.getByRole('heading', { name: 'Kdo se narodil' })).toBeVisible()
  for (const [row, name] of ['Bruno', 'Bonnie'].entries()) {
    const born = page.getByRole('group', { name: `${row + 1}.`, exact: true })
    await born.getByLabel('Jméno').fill(name)
    await born.getByLabel('Pohlaví').selectOption({ index: row })
    await born.getByLabel('Váha při porodu v g').fill(String(446 - row * 90))
  }
  await page.getByRole('button', { name: 'Zapsat štěňata' }).click()
  await expect(page.getByRole('heading', { name: 'Vážení v gramech' })).toBeVisible()
}

/** Yesterday's weights, as the breeder would have written them yesterday. */
async function weighedYesterday(email: string): Promise<void> {
  await query(
    `insert into shop.puppy_weights (puppy_id, measured_on, grams, written_at)
     select p.id, $2::date, case p.position when 1 then 2340 else 1734 end, now()
       from shop.puppies p join shop.litters l on l.id = p.litter_id join shop.customers c on c.id = l.customer_id where c.email = $1`,
    [email, shopDay(-1)],
  )
}

/** The other puppy leaves without a card: its link comes by mail and survives a registration on the way. */
async function handOverByMail(page: Page, browser: Browser, withScript: boolean): Promise<void> {
  await page.goto('/ucet/vrhy')
  await page.getByRole('link', { name: 'Vrh B' }).click()
  const email = newEmail()
  const puppy = page.getByRole('listitem').filter({ hasText: 'Bonnie' })
  await puppy.getByText('Předat e-mailem').click()
  await puppy.getByLabel('E-mail nového majitele').fill(email)
  await puppy.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(puppy.getByText(new RegExp(`Odkaz odešel .* na ${email}`))).toBeVisible()
  const link = await addressFromMail(email, /\/l\/pes\/[A-Za-z0-9_-]{43}/)

  const home = await browser.newContext({ javaScriptEnabled: withScript, viewport: { width: 320, height: 640 } })
  const phone = await home.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Tohle je Bonnie. A je vaše.' })).toBeVisible()
  expect(await overflow(phone)).toBeLessThanOrEqual(0)
  if (withScript) await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Převzít profil' }).click()
  await expect(phone).toHaveURL(/\/prihlasit-se\?zpet=%2Fl%2Fpes$/)
  await signUp(phone)
  await phone.goto('/l/pes')
  await phone.getByRole('button', { name: 'Převzít profil' }).click()
  await expect(phone.getByRole('heading', { name: 'Bonnie' }).first()).toBeVisible()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Tahle karta už má majitele' })).toBeVisible()
  await home.close()
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a litter book' : 'a litter book without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 1024, height: 900 } })

    test('keeps a litter from the birth to its new homes', async ({ page, browser }) => {
      test.setTimeout(180_000)
      const email = await signUp(page)
      await page.goto('/ucet/vrhy')
      await expect(page.getByRole('heading', { name: 'Kniha je pro schválené chovatele' })).toBeVisible()
      await makeBreeder(email)
      await page.goto('/ucet/vrhy')
      await expect(page.getByRole('heading', { name: 'Čekáte štěňata?' })).toBeVisible()
      await beginLitter(page)
      await weighedYesterday(email)
      await page.reload()

      await page.getByLabel('Bruno, dnešní váha v gramech').fill('24 520')
      await page.getByLabel('Bonnie, dnešní váha v gramech').fill('1 743')
      await page.getByRole('button', { name: 'Uložit dnešní váhy' }).click()
      await expect(page.getByText(/Nemělo to být 2\s452/).first()).toBeVisible()
      await page.getByLabel('Bruno, dnešní váha v gramech').fill('2452')
      await page.getByRole('button', { name: 'Uložit dnešní váhy' }).click()
      await expect(page.getByText('Dnešní váhy jsou zapsané.')).toBeVisible()
      await expect(page.getByText(/0,5\s%, pod hranicí/)).toBeVisible()
      await expect(page.getByText(/není to diagnóza/)).toBeVisible()
      await expect(page.getByRole('img', { name: /Růst/ })).toBeVisible()

      await page.getByRole('button', { name: /Nahlásit 2\s*balíčky/ }).click()
      await expect(page.getByText(/Nahlášeno: 2\s*balíčky/)).toBeVisible()
      if (withScript) await expectAccessible(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }

      await page.getByRole('button', { name: 'Připravit košík' }).click()
      await expect(page.getByText('Košík pro nové majitele je připravený, odkaz je níž.')).toBeVisible()
      await expect(page.getByLabel('Odkaz na košík pro nové majitele')).toHaveValue(/\/p\/[\w-]{22}$/)

      await page.getByRole('button', { name: 'Vyrobit karty' }).click()
      await expect(page.getByRole('img', { name: 'QR kód karty: Bruno' })).toBeVisible()
      const [card] = await query<{ uid: string }>(
        `select p.uid from shop.puppies p join shop.litters l on l.id = p.litter_id join shop.customers c on c.id = l.customer_id
          where c.email = $1 and p.name = 'Bruno'`,
        [email],
      )

      const home = await browser.newContext({ javaScriptEnabled: withScript, viewport: { width: 320, height: 640 } })
      const phone = await home.newPage()
      const path = `/t/${card?.uid}`
      await phone.goto(path)
      await expect(phone.getByRole('heading', { name: 'Tohle je Bruno. A je váš.' })).toBeVisible()
      await expect(phone.getByText(/150\s*kreditů. Nakupovat u\s*nás nemusíte/)).toBeVisible()
      expect(await overflow(phone)).toBeLessThanOrEqual(0)
      if (withScript) await expectAccessible(phone)
      await phone.getByRole('link', { name: 'Otevřít košík od chovatele' }).click()
      await expect(phone).toHaveTitle('Krmivo od chovatele | Čenich')
      await expect(phone.getByRole('heading', { level: 1, name: 'Vrh B' })).toBeVisible()
      if (withScript) await expectAccessible(phone)
      await phone.goto(path)
      await phone.getByRole('button', { name: 'Převzít profil' }).click()
      await expect(phone).toHaveURL(/\/prihlasit-se\?zpet=/)
      await signUp(phone)
      await phone.goto(path)
      await phone.getByRole('button', { name: 'Převzít profil' }).click()
      await expect(phone.getByText('Profil štěněte je váš, i s váhami od porodu.')).toBeVisible()
      await expect(phone.getByRole('heading', { name: 'Bruno' }).first()).toBeVisible()
      await home.close()

      await handOverByMail(page, browser, withScript)

      await page.goto('/ucet/vrhy')
      await page.getByRole('link', { name: 'Vrh B' }).click()
      await expect(page.getByText('převzato', { exact: true })).toHaveCount(2)
    })
  })
}
