import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { liveElsewhere, newEmail } from '../journeys/customer-account.ts'
import { addressFromMail } from '../journeys/mail-inbox.ts'
import { insertDeliveredOrder, removeOrder } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('a refused review is appealed from the mail and decided by somebody else', async ({
  page,
  context,
  openOffice,
}) => {
  await liveElsewhere(context)
  const email = newEmail()
  const order = await insertDeliveredOrder(email, 'CN-KO-KUR-400')
  try {
    const words = `Miska zůstala plná, ${order.number}.`
    await page.goto(`/moje-recenze/${order.secret}`)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /1 z\s5/ }).check({ force: true })
    await main.getByLabel('Pár slov pro ostatní').fill(words)
    await main.getByLabel('Který pes ochutnal').fill('Mops, 4 roky, 8 kg')
    await main.getByRole('button', { name: 'Odeslat recenzi' }).click()
    await expect(main.getByText('Recenze odeslána ke schválení')).toBeVisible()

    const first = await openOffice('staff_support', '/zpravy/recenze')
    await first.getByRole('link', { name: words }).click()
    await first.getByLabel('Důvod podle pravidel').selectOption('mimo téma')
    await expectAccessible(first, DESK)
    await first.getByRole('button', { name: /^Odmítnout/ }).click()

    await page.goto(await addressFromMail(email, /http\S+\/moje-recenze\/[\w-]+/))
    await expect(main.getByText('Nezveřejníme')).toBeVisible()
    await main.getByText('Nesouhlasím, chci se odvolat').click()
    await main.getByLabel('Proč by se recenze zveřejnit měla').fill('O misce to je, a ta je k věci.')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Odeslat odvolání' }).click()
    await expect(main.getByText('Odvolání máme.')).toBeVisible()
    await expect(main.getByText('Nesouhlasím, chci se odvolat')).toBeHidden()

    await first.goto('/zpravy/recenze')
    await first.getByRole('link', { name: words }).click()
    await expect(first.getByText('Poprvé jste rozhodovali vy.')).toBeVisible()
    await expect(first.getByRole('button', { name: /^Zveřejnit/ })).toBeHidden()

    const second = await openOffice('staff_content', '/zpravy/recenze')
    await second.getByRole('link', { name: words }).click()
    await expect(second.getByText('O misce to je')).toBeVisible()
    await expect(second.getByText('poprvé rozhodnuto: odmítnutá')).toBeVisible()
    await expectAccessible(second, DESK)
    await second.getByRole('button', { name: /^Zveřejnit/ }).click()
    await expect(async () => {
      await page.reload()
      await expect(main.getByText('Zveřejněno')).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  } finally {
    await removeOrder(order.number)
  }
})
