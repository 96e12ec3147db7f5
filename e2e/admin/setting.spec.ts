import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { openStaffSession } from '../journeys/staff-member.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('a printer and a bench are added by keys, and the bench is put out of use', async ({ openOffice }) => {
  const mark = randomUUID().slice(0, 6)
  const page = await openOffice('staff_admin', '/nastaveni/stoly')
  await expect(page.getByRole('table', { name: 'Balicí stoly' })).toBeVisible()
  await page.getByRole('button', { name: 'Přidat tiskárnu' }).press('Enter')
  await page.getByLabel('Název').fill(`Kancelář ${mark}`)
  await page.getByRole('combobox', { name: 'Jak tiskne' }).selectOption('z prohlížeče, PDF')
  await page.getByRole('button', { name: 'Uložit' }).press('Enter')
  await expect(page.getByRole('row', { name: `Kancelář ${mark}` })).toContainText('z prohlížeče, PDF')

  await page.keyboard.press('n')
  await page.getByLabel('Název').fill(`Stůl ${mark}`)
  await page.getByRole('combobox', { name: 'Tiskárna' }).selectOption(`Kancelář ${mark}`)
  await expectAccessible(page, DESK)
  await page.keyboard.press('Enter')
  const bench = page.getByRole('row', { name: `Stůl ${mark}` })
  await expect(bench).toContainText(`Kancelář ${mark}`)

  await page.getByRole('button', { name: `Změnit: Stůl ${mark}` }).press('Enter')
  await page.getByRole('checkbox', { name: 'U stolu se balí' }).uncheck()
  await page.getByRole('button', { name: 'Uložit' }).press('Enter')
  await expect(bench).toContainText('mimo provoz')
  await expectAccessible(page, DESK)
})

test('everybody sees what their own sign-in rests on, and takes a device out of its notices', async ({ browser }) => {
  const email = `vlastni-${randomUUID().slice(0, 8)}@cenich.example`
  const { cookie } = await openStaffSession('staff_content', email)
  await query(
    `insert into internal.staff_push_subscriptions (user_id, endpoint, endpoint_hash, p256dh, auth, device, created_at)
     select id, 'https://push.example/' || id, sha256(convert_to(id::text, 'UTF8')), 'x', 'x', 'Firefox, Android', now()
       from auth.users where email = $1`,
    [email],
  )
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  await context.addCookies([cookie])
  const page = await context.newPage()
  await page.goto(`${process.env.E2E_ADMIN_URL}/nastaveni/prihlaseni`)
  await expect(page.getByRole('heading', { name: 'Čím se přihlašujete' })).toBeVisible()
  const devices = page.getByRole('table', { name: 'Zařízení s upozorněním' })
  await expect(devices.getByRole('row', { name: 'Firefox, Android' })).toContainText('ještě nic')
  await expect(page.getByRole('button', { name: 'Zapnout na tomto zařízení' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Vypnout: Firefox, Android' }).press('Enter')
  await expect(page.getByText('Zatím na žádném zařízení.')).toBeVisible()
  await context.close()
})

test('a notice is shown by the service worker, which may load nothing', async ({ openOffice }) => {
  const page = await openOffice('staff_support', '/nastaveni/prihlaseni')
  await expect(page.getByRole('heading', { name: 'Upozornění na tomto zařízení' })).toBeVisible()
  const script = await page.request.get('/oznameni.js')
  expect(script.headers()['content-security-policy']).toBe(`default-src 'none'`)
  const [worker] = await Promise.all([
    page.context().waitForEvent('serviceworker'),
    page.evaluate(() => navigator.serviceWorker.register('/oznameni.js').then(() => navigator.serviceWorker.ready)),
  ])
  // A browser without a window shows none, so what it would show is caught on its way.
  const shown = await worker.evaluate(
    (payload) => {
      const heard: unknown[] = []
      const scope = self as unknown as { registration: { showNotification: unknown }; PushEvent: typeof Event }
      scope.registration.showNotification = async (title: string, { body, tag }: { body: string; tag: string }) =>
        void heard.push({ title, body, tag })
      self.dispatchEvent(new scope.PushEvent('push', { data: payload } as EventInit))
      return heard
    },
    JSON.stringify({ title: 'V zázemí něco čeká', body: 'Zprávy bez odpovědi: 2', path: '/dnes' }),
  )
  expect(shown).toEqual([{ title: 'V zázemí něco čeká', body: 'Zprávy bez odpovědi: 2', tag: 'ceka' }])
})

test('an admin moves a number of the shop with a reason; content sees who did it and how it stood', async ({
  openOffice,
}) => {
  const page = await openOffice('staff_admin', '/nastaveni/obchod')
  const cart = page.getByRole('table', { name: 'Nastavení: Košík a slevy' })
  await expect(cart).toBeVisible()
  await expectAccessible(page, DESK)
  await page.getByRole('searchbox', { name: 'Najít v nastavení' }).fill('opuštěný')
  await expect(page.getByRole('table')).toHaveCount(1)

  const row = page.getByRole('row', { name: /^Opuštěný košík po/ })
  await page.getByRole('button', { name: 'Změnit: Opuštěný košík po' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opuštěný košík po' })
  await dialog.getByLabel('Hodnota').fill('0')
  await dialog.getByLabel('Důvod změny').fill('Lidé se vracejí druhý den')
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog).toContainText('mimo meze')
  await dialog.getByLabel('Hodnota').fill('30')
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText('Uloženo: Opuštěný košík po.')).toBeVisible()
  await expect(row).toContainText(/30\shodin/)
  await expect(row).toContainText('„Lidé se vracejí druhý den“')

  const content = await openOffice('staff_content', '/nastaveni/obchod')
  await content.getByRole('button', { name: 'Historie: Opuštěný košík po' }).press('Enter')
  const seen = content.getByRole('dialog', { name: 'Opuštěný košík po' })
  await expect(seen).toContainText('Lidé se vracejí druhý den')
  await expect(seen.getByRole('button', { name: 'Uložit' })).toHaveCount(0)
  await expectAccessible(content, DESK)

  await page.getByRole('button', { name: 'Změnit: Opuštěný košík po' }).press('Enter')
  await dialog.getByLabel('Hodnota').fill('24')
  await dialog.getByLabel('Důvod změny').fill('Zpátky')
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(row).toContainText(/24\shodin/)
})

test('terms of a delivery that make no sense are refused, a closed day is skipped by what customers are promised', async ({
  openOffice,
}) => {
  const page = await openOffice('staff_admin', '/nastaveni/doprava')
  const offers = page.getByRole('table', { name: 'Nabídka dopravy' })
  await expect(offers).toBeVisible()
  await expectAccessible(page, DESK)

  await page.getByRole('button', { name: 'Změnit: Osobní odběr', exact: false }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nejdřív za kolik pracovních dnů').fill('9')
  await dialog.getByLabel('Důvod změny').fill('Zkouška')
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog).toContainText('Nejpozději nemůže být dřív než nejdřív.')
  await expectAccessible(page, DESK)
  await page.keyboard.press('Escape')

  // Far ahead, where no other journey looks.
  const day = '2028-02-29'
  await page.getByLabel('Den', { exact: true }).last().fill(day)
  await page.getByLabel('Důvod', { exact: true }).fill('Inventura')
  await page.getByRole('button', { name: 'Přidat den' }).click()
  await expect(page.getByText('Uloženo. Slíbené dny se přepočítaly.')).toBeVisible()
  await page.getByLabel('Den', { exact: true }).first().fill('2028-02-28')
  await expect(offers).toContainText(/1\.\s3\.\s2028/)
  await expect(offers).not.toContainText(/29\.\s2\.\s2028/)
  await page.getByRole('button', { name: /^Otevřít 29/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Zpátky')
  await page.getByRole('dialog').getByRole('button', { name: 'Otevřít' }).click()
  await expect(offers).toContainText(/29\.\s2\.\s2028/)
})

test('a word taught to the search finds goods at once, and is forgotten again', async ({ openOffice, page: guest }) => {
  const word = `hafkule${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 5)}`
  const page = await openOffice('staff_content', '/nastaveni/hledani')
  await expect(page.getByRole('table', { name: 'Slova a co znamenají' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Přidat slovo' }).click()
  await page.getByLabel('Lidé píšou').fill(word)
  await page.getByLabel('Znamená').fill('lososový olej')
  await page.getByLabel('Důvod').fill('Lidé tak hledají')
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(`Uloženo: ${word}. Hledání to už ví.`)).toBeVisible()
  await guest.goto(`/hledat?q=${word}`)
  await expect(guest.getByRole('main')).toContainText('Lososový olej')

  await page.getByRole('searchbox', { name: 'Najít slovo' }).fill(word)
  await page.getByRole('button', { name: `Změnit: ${word}` }).click()
  await expect(page.getByRole('dialog')).toContainText('Lidé tak hledají')
  await page.getByLabel('Důvod').fill('Zpátky')
  await page.getByRole('button', { name: 'Zapomenout' }).click()
  await expect(page.getByText('Takové slovo tu není.')).toBeVisible()
})
