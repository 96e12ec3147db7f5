import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { liveElsewhere, newEmail } from './journeys/customer-account.ts'
import { addressFromMail } from './journeys/mail-inbox.ts'
import { countFairEntries, insertSurvey } from './journeys/shop-database.sql.ts'
import { hydrated } from './journeys/shop-page.ts'

test('somebody subscribes, confirms from the mail and leaves by one press', async ({ page, context, request }) => {
  await liveElsewhere(context)
  const email = newEmail()
  await page.goto('/casto-kladene-dotazy')
  await page.getByLabel('Váš e-mail').fill(email)
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(`Na adresu ${email} jsme poslali`)).toBeVisible()
  await expectAccessible(page)

  const confirm = await addressFromMail(email, /\/lp\/newsletter-verify\?klic=[\w-]{43}/)
  // A scanner of mails opens the link first, and nothing has happened.
  expect((await request.get(confirm)).status()).toBe(200)
  await page.goto(confirm)
  await expect(main.getByText(/Jde o\sadresu/)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Potvrdit odběr' }).click()
  await expect(main.getByText(/VITEJTE10/)).toBeVisible()
  await page.goto(confirm)
  await expect(main.getByText('Odběr už je potvrzený.')).toBeVisible()

  const leave = await addressFromMail(email, /\/lp\/newsletter-unsubscribed\?klic=[\w-]{43}/)
  expect((await request.get(leave)).status()).toBe(200)
  await page.goto(leave)
  await expect(main.getByText(/Newsletter chodí na adresu/)).toBeVisible()
  const oneClick = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(oneClick.status()).toBe(200)
  await page.goto(leave)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odhlášeno. Psovi to neřekneme.')
  await expect(main.getByText(/^Od \d+\..* končí všechna témata\./)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Chodí to moc často' }).click()
  await expect(main.getByText('Děkujeme, vezmeme si to k srdci.')).toBeVisible()
  await main.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(main.getByText('Vítejte zpátky.')).toBeVisible()
  await main.getByRole('button', { name: 'Odhlásit odběr' }).click()
  await main.getByLabel('Štěňata').check()
  await main.getByRole('button', { name: 'Posílat jen vybrané' }).click()
  await expect(main.getByText('Zapsáno. Budeme mířit přesněji.')).toBeVisible()
})

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a survey' : 'a survey without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('keeps what was answered and is answered once', async ({ page, context }) => {
      await liveElsewhere(context)
      const address = `/survey/po-nakupu/${await insertSurvey('po-nakupu')}`
      await page.goto(`${address}?nps=9`)
      const main = page.getByRole('main')
      const next = main.getByRole('button', { name: 'Další otázka' })
      await expect(main.getByText(/Otázka 1 z\s5/)).toBeVisible()
      if (withScript) await expectAccessible(page)
      await expect(main.getByRole('radio', { name: '9', exact: true })).toBeChecked()
      await next.click()
      await expect(main.getByText(/Otázka 2 z\s5/)).toBeVisible()
      await main.getByRole('textbox').fill('Miska byla prázdná.')
      await next.click()
      await expect(main.getByText(/Otázka 3 z\s5/)).toBeVisible()
      await next.click()
      await expect(main.getByText('Tady potřebujeme odpověď.')).toBeVisible()
      // Whoever comes back later goes on where they were.
      await page.goto(address)
      await expect(main.getByText(/Otázka 3 z\s5/)).toBeVisible()
      await main.getByRole('radio', { name: 'Vylízal misku' }).check()
      await next.click()
      await expect(main.getByText(/Otázka 4 z\s5/)).toBeVisible()
      await main.getByRole('radio', { name: '5', exact: true }).check({ force: true })
      await next.click()
      await expect(main.getByText(/Otázka 5 z\s5/)).toBeVisible()
      await main.getByRole('button', { name: 'Odeslat odpovědi' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('To hřeje')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenhle dotazník už máme vyplněný. Děkujeme.')
      if (withScript) await expectAccessible(page)
      // For a week the answer may still be changed; it stays one answer.
      await main.getByRole('link', { name: /Upravit odpověď: Jak pravděpodobné/ }).click()
      await expect(main.getByRole('radio', { name: '9', exact: true })).toBeChecked()
      await main.getByRole('radio', { name: '8', exact: true }).check({ force: true })
      await main.getByRole('button', { name: 'Uložit změnu' }).click()
      await expect(main.getByText('Změnu jsme uložili.')).toBeVisible()
      await expect(main.getByText(/^8\s\/\s10$/)).toBeVisible()
    })
  })
}

test('the form of the stand is kept while the network is away, is sent once, and the wheel is spun once', async ({
  page,
  context,
}) => {
  await liveElsewhere(context)
  await page.goto('/private/forpets/formular')
  const main = page.getByRole('main')
  await main.getByLabel('PIN obsluhy').fill('12345678')
  await main.getByRole('button', { name: 'Otevřít formulář' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zatočte s Čenichem')
  await hydrated(page)
  await expectAccessible(page)

  const away = newEmail()
  const fill = async (email: string) => {
    await main.getByLabel('Jméno', { exact: true }).fill('Jitka')
    await main.getByLabel('E-mail', { exact: true }).fill(email)
    await main.getByLabel(/Váha psa/).fill('20')
    await main.getByLabel(/Je mi aspoň 15/).check()
    await main.getByRole('button', { name: 'Zatočit' }).click()
  }
  await context.setOffline(true)
  await fill(away)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uloženo v tabletu')
  await expect(main.getByText(/Na odeslání čeká 1/)).toBeVisible()
  expect(await countFairEntries(away)).toBe(0)
  await main.getByRole('button', { name: 'Další návštěvník' }).click()
  await context.setOffline(false)
  await expect(main.getByText(/Na odeslání čeká/)).toBeHidden()
  expect(await countFairEntries(away)).toBe(1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fill(newEmail())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zatočte. Čenich ukáže.')
  await expect(main.getByText(/g denně krmiva/)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Roztočit kolo' }).click()
  const result = main.getByRole('status').getByRole('heading')
  await expect(result).toBeVisible()
  const first = (await result.textContent()) ?? ''
  await page.reload()
  await expect(result).toHaveText(first)
  await expect(main.getByRole('button', { name: 'Roztočit kolo' })).toHaveCount(0)
})
