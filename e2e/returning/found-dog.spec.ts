import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { addDog } from '../journeys/account-dog.ts'
import { signUp } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { overflow } from '../journeys/screens.ts'

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a found dog' : 'a found dog without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 390, height: 844 } })

    test('is described by its tag, and the finder writes to an owner they never see', async ({ page, browser }) => {
      test.setTimeout(120_000)
      const email = await signUp(page)
      await addDog(page, 'Ben')
      await page.goto('/ucet/psi')
      await page.getByLabel('Co má nálezce vědět').fill('Je plachý, prosím nehonit.')
      await page.getByRole('button', { name: 'Vyrobit známku Ben' }).click()
      await expect(page.getByRole('img', { name: 'QR kód známky: Ben' })).toBeVisible()
      const address = (await page.getByRole('link', { name: 'Co uvidí nálezce' }).getAttribute('href')) ?? ''
      const path = new URL(address).pathname
      if (withScript) await expectAccessible(page)

      const street = await browser.newContext({ javaScriptEnabled: withScript, viewport: { width: 320, height: 640 } })
      const phone = await street.newPage()
      await phone.goto(path)
      await expect(phone.getByRole('heading', { name: 'Našli jste Bena?' })).toBeVisible()
      await expect(phone.getByText('Je plachý, prosím nehonit.')).toBeVisible()
      await expect(phone.getByText(email)).toHaveCount(0)
      expect(await overflow(phone)).toBe(0)
      if (withScript) await expectAccessible(phone)

      await phone.getByLabel('Kde pes je').fill('Stromovka u rybníka')
      await phone.getByLabel('Jak se vám má majitel ozvat').fill('777 123 456')
      await phone.getByRole('button', { name: 'Poslat majiteli' }).click()
      await expect(phone.getByText(/^Vzkaz je na cestě k\smajiteli/)).toBeVisible()
      const isTold = async () => (await mailsTo(email)).some(({ text }) => text?.includes('Stromovka u rybníka'))
      await expect.poll(isTold, { timeout: 30_000 }).toBe(true)

      await page.getByRole('button', { name: 'Zrušit známku Ben' }).click()
      await expect(page.getByRole('button', { name: 'Vyrobit známku Ben' })).toBeVisible()
      expect((await phone.goto(path))?.status()).toBe(404)
      await street.close()
    })
  })
}
