import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { liveElsewhere, newEmail } from './journeys/customer-account.ts'
import { newestMail } from './journeys/mail-inbox.ts'
import { messagesOf, publishLanding } from './journeys/shop-database.sql.ts'
import { besideTerm, hydrated } from './journeys/shop-page.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

const DAY_MS = 24 * 3_600_000

test('calculators count at once, by the same rules as the cart', async ({ page }) => {
  await page.goto('/pravidelne-doruceni')
  await hydrated(page)
  await page.getByRole('slider', { name: /Váha psa/ }).fill('35')
  await expect(page.getByText('Váha psa: 35 kg')).toBeVisible()
  await expect(besideTerm(page, 'Jak často')).toHaveText(/každ/)
  await expect(besideTerm(page, 'Jedna dodávka')).toHaveText(/Kč místo/)
  await expect(page).toHaveURL('/pravidelne-doruceni')
  await page.goto('/vernostni-program')
  await hydrated(page)
  await page.getByRole('slider', { name: /Měsíčně utratíte/ }).fill('1650')
  await page.getByRole('slider', { name: /Kreditů máte/ }).fill('600')
  await expect(besideTerm(page, 'Teď uplatníte')).toHaveText(/^495\skreditů$/)
  await expect(besideTerm(page, 'Zaplatíte')).toHaveText(/^1\s155\sKč$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('calculators answer to a sent form', async ({ page }) => {
    await page.goto('/kynologicky-program?psi=10&kurzy=12&nakoupi=5')
    await expect(besideTerm(page, 'Nových zákazníků')).toHaveText('60')
    await expect(besideTerm(page, 'Na krmivo to je')).toHaveText(/^6\s000\sKč$/)
    await page.goto('/pravidelne-doruceni?vaha=35&zasoba=7')
    const often = await besideTerm(page, 'Jak často').textContent()
    await page.getByRole('button', { name: 'Spočítat' }).click()
    await expect(page).toHaveURL(/vaha=35/)
    await expect(besideTerm(page, 'Jak často')).toHaveText(often ?? '')
  })
})

test('an offer counts down, takes its form, and says when it is over', async ({ page }) => {
  const slug = `akce-${crypto.randomUUID().slice(0, 8)}`
  const blocks = [
    { type: 'hero', heading: 'Sleva na zkoušku', body: 'Jen chvíli.', cta: [{ label: 'Koupit', href: '/produkty' }] },
    {
      type: 'countdown',
      heading: 'Končí už',
      target: new Date(Date.now() + 2 * DAY_MS).toISOString(),
      expiredText: 'Je po všem.',
    },
    {
      type: 'form',
      id: 'formular',
      heading: 'Připomenout',
      fields: [{ name: 'email', label: 'Váš e-mail', type: 'email' }],
      consents: [{ name: 'reminder', label: 'Pošlete mi jedinou připomínku.', required: true }],
      submit: 'Připomenout',
      success: 'Hotovo.',
    },
  ]
  await publishLanding(slug, new Date(Date.now() + DAY_MS), blocks)
  await page.goto(`/lp/${slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('timer')).toHaveText(/1den|2dny/)
  await expectAccessible(page)
  const email = newEmail()
  await main.getByLabel('Váš e-mail').fill(email)
  await main.getByLabel('Pošlete mi jedinou připomínku.').check()
  await main.getByRole('button', { name: 'Připomenout' }).click()
  await expect(main.getByText(/Hotovo\. Číslo vaší zprávy je D\d+/)).toBeVisible()
  expect(await messagesOf(email)).toEqual([expect.stringContaining('Souhlas: Pošlete mi jedinou připomínku.')])
  // Whoever has not proved the address gets no words of a form in our name.
  expect((await newestMail(email)).text).not.toContain('Souhlas:')

  await publishLanding(`${slug}-po`, new Date(Date.now() - 3_600_000), blocks)
  const over = await page.goto(`/lp/${slug}-po`)
  expect(over?.status()).toBe(200)
  await expect(main.getByText('Akce skončila.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Co je výhodné dnes' })).toBeVisible()
  await expect(main.getByRole('timer').or(main.getByLabel('Váš e-mail'))).toHaveCount(0)
})
