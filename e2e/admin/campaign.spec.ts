import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { mailsTo, newestMail } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
const DAY_MS = 86_400_000
const READER = 'ctenarka@priklad.cz'

// By night no letter goes out, so the journey has a shop of its own where it is morning.
test('a letter is written, looked at, tried, sent and left by one click', async ({ request, openOffice }) => {
  test.setTimeout(300_000)
  const shop = await openOwnShop()
  try {
    const tomorrow = new Date(Date.now() + DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' })
    await shop.moveTo(tomorrow, '10:00')
    await query(
      `insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
       values (1, $1, 'confirmed', now(), now())`,
      [READER],
    )
    const office = await openOffice('staff_admin', '/obsah/segmenty')
    await office.getByRole('button', { name: /Nový segment/ }).click()
    await expect(office.getByText('Odpovídá 1 odběratelů.')).toBeVisible()
    await office.getByRole('combobox', { name: 'Pes' }).selectOption('puppy')
    await expect(office.getByText('Odpovídá 0 odběratelů.')).toBeVisible()
    await office.getByRole('textbox', { name: 'Název segmentu' }).fill('Štěňata')
    await expectAccessible(office, DESK)
    await office.getByRole('button', { name: 'Uložit segment' }).click()
    await expect(office.getByText('Segment je uložený.')).toBeVisible()

    await office.getByRole('link', { name: 'Kampaně' }).first().click()
    await office.getByRole('button', { name: /^Nová kampaň/ }).click()
    await office.getByRole('textbox', { name: 'Název pro nás' }).fill('Listopad')
    await office.getByRole('button', { name: 'Založit koncept' }).click()
    await office.getByRole('textbox', { name: 'Předmět', exact: true }).fill('Podzim v misce')
    await office.getByRole('textbox', { name: /^Zboží/ }).fill('granule-stene-kure-s-ryzi')
    await office.getByRole('button', { name: 'Uložit', exact: true }).click()
    await expect(office.getByText('Uloženo.', { exact: true })).toBeVisible()
    await expect(office.getByText('Teď by odešel 1 lidem.')).toBeVisible()
    await expectAccessible(office, DESK)

    await office.getByRole('button', { name: 'Náhled' }).click()
    const preview = office.getByRole('dialog', { name: 'Náhled dopisu' })
    await expect(preview.getByText('Předmět: Podzim v misce')).toBeVisible()
    await preview.getByRole('button', { name: 'Počítač' }).click()
    await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Co je tento měsíc')
    await preview.getByRole('button', { name: 'Prostý text' }).click()
    await expect(preview.getByText('Obchodní sdělení.')).toBeVisible()
    await office.keyboard.press('Escape')

    await office.getByRole('button', { name: 'Poslat zkušebně mně' }).click()
    await expect(office.getByText('Zkušební dopis je na cestě na váš e-mail.')).toBeVisible()
    await office.getByRole('button', { name: 'Odeslat teď…' }).click()
    await office.getByRole('dialog', { name: 'Odeslat kampaň' }).getByRole('button', { name: 'Odeslat' }).click()
    const mail = await newestMail(READER)
    expect(mail.subject).toBe('Podzim v misce')
    await expect
      .poll(async () => {
        await office.reload()
        return office.getByRole('row', { name: /^Odesláno/ }).textContent()
      })
      .toBe('Odesláno1')
    await expectAccessible(office, DESK)

    const leave = /https?:\S+\/lp\/newsletter-unsubscribed\?klic=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
    const oneClick = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
    expect(oneClick.status()).toBe(200)
    await office.reload()
    await expect(office.getByRole('row', { name: /^Odhlásilo se/ })).toContainText('1')
    expect((await mailsTo(READER)).length).toBe(1)
  } finally {
    await shop.stop()
  }
})
