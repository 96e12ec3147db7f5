import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
const READER = 'ctenarka.dopisu@priklad.cz'
const STAYS = 'zustava@priklad.cz'

async function subscribe(email: string): Promise<void> {
  await query(
    `insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
     values (1, $1, 'confirmed', now(), now())`,
    [email],
  )
}

const lettersTo = async (email: string, subject: string) =>
  (await mailsTo(email)).filter((mail) => mail.subject === subject)

test('a letter is written from blocks with goods, looked at, tried, sent, read and left by one click', async ({
  openOffice,
}) => {
  test.setTimeout(300_000)
  const shop = await openOwnShop()
  try {
    await shop.moveTo(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' }), '10:00')
    for (const email of [READER, STAYS]) await subscribe(email)
    const admin = await openOffice('staff_admin', '/obsah/kampane')
    await expectAccessible(admin, DESK)
    await admin.getByRole('button', { name: /^Nová kampaň/ }).click()
    await admin.getByRole('textbox', { name: 'Název pro nás' }).fill('Zima v misce')
    await admin.getByRole('button', { name: 'Založit koncept' }).click()
    await admin.getByRole('textbox', { name: 'Předmět', exact: true }).fill('Zima v misce')
    await admin.getByRole('textbox', { name: 'Náhledový řádek ve schránce' }).fill('Krátce o zimě.')
    await admin.getByRole('button', { name: /^Uložit/ }).click()
    await expect(admin.getByText(/^uloženo /)).toBeVisible()
    await expectAccessible(admin, DESK)

    await admin.getByRole('button', { name: 'Náhled', exact: true }).click()
    const preview = admin.getByRole('dialog', { name: 'Náhled dopisu' })
    await expect(preview.getByText('Předmět: Zima v misce')).toBeVisible()
    await preview.getByRole('button', { name: 'Počítač' }).click()
    await preview.getByRole('button', { name: 'Prostý text' }).click()
    await expect(preview.getByRole('textbox', { name: 'Prostý text' })).toHaveValue(/Obchodní sdělení/)
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Poslat zkušebně mně' }).click()
    await expect(admin.getByText('Zkušební dopis je na cestě na váš e-mail.')).toBeVisible()

    await admin.getByRole('button', { name: 'Odeslat teď…' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Odeslat', exact: true }).click()
    for (const email of [READER, STAYS])
      await expect.poll(async () => (await lettersTo(email, 'Zima v misce')).length, { timeout: 90_000 }).toBe(1)

    const [letter] = await lettersTo(READER, 'Zima v misce')
    const way = /https?:\/\/\S+klic=[\w-]{43}/.exec(letter?.text ?? '')?.[0] ?? ''
    const address = new URL(way)
    const left = await fetch(`${shop.url}${address.pathname}${address.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.ok).toBe(true)
    await expect
      .poll(() => query(`select state from internal.newsletter_subscriptions where email = $1`, [READER]))
      .toEqual([{ state: 'unsubscribed' }])

    await admin.reload()
    const results = admin.getByRole('table', { name: 'Výsledky' })
    await expect(results.getByRole('row', { name: /^Odesláno/ })).toContainText('2')
    await expect(results.getByRole('row', { name: /^Odhlásilo se/ })).toContainText('1')

    // A month later the next one goes to whoever stayed.
    await query(
      `update internal.campaign_recipients set sending_at = sending_at - interval '40 days', sent_at = sent_at - interval '40 days'`,
    )
    await query(
      `insert into shop.campaigns (storefront_id, name, subject, blocks, state, send_at)
       select 1, 'Druhá', 'Jaro v misce', blocks, 'scheduled', now() - interval '1 minute' from shop.campaigns where subject = 'Zima v misce'`,
    )
    await expect.poll(async () => (await lettersTo(STAYS, 'Jaro v misce')).length, { timeout: 150_000 }).toBe(1)
    expect(await lettersTo(READER, 'Jaro v misce')).toEqual([])
  } finally {
    await shop.stop()
  }
})
