import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { signUp } from './journeys/customer-account.ts'
import { overflow } from './journeys/screens.ts'
import { giveToAccount, insertDeliveredOrder, removeOrder } from './journeys/shop-database.sql.ts'
import { sectionUnder } from './journeys/shop-page.ts'

const CHICKEN = 'CN-GR-KUR-A-12K'
const SALMON = 'CN-GR-LOS-A-02K'

async function addBady(page: Page): Promise<void> {
  await page.goto('/ucet/psi')
  await page.getByLabel('Jméno psa').fill('Bady')
  await page.getByLabel('Plemeno').fill('Bígl')
  await page.getByLabel(/^Váha v\skg/).fill('14')
  await page.getByLabel('Číslo čipu').fill('203 098')
  await page.getByRole('button', { name: 'Uložit psa' }).click()
  await expect(page.getByRole('alert')).toContainText('patnáct číslic')
  await page.getByLabel('Číslo čipu').fill('203 098 100 123 456')
  await page.getByLabel(/^Veterinář/).fill('MVDr. Nováková')
  await page.getByRole('button', { name: 'Uložit psa' }).click()
  await expect(page.getByText(/^Bady je v\sprofilu\.$/)).toBeVisible()
}

/** Two bags that have come: first chicken, then salmon. */
async function deliverTwo(email: string): Promise<{ numbers: string[]; orderId: number }> {
  const first = await insertDeliveredOrder(email, CHICKEN)
  await giveToAccount(first.number, email, 60)
  const second = await insertDeliveredOrder(email, SALMON)
  const orderId = await giveToAccount(second.number, email, 20)
  return { numbers: [first.number, second.number], orderId }
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a household' : 'a household without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 390, height: 844 } })

    test('knows what is open, who eats it and how to change it for another food', async ({ page }) => {
      test.setTimeout(180_000)
      const email = await signUp(page)
      await addBady(page)
      const { numbers, orderId } = await deliverTwo(email)
      try {
        await page.goto('/ucet/psi')
        const larder = sectionUnder(page, 'Co je doma')
        await expect(larder.getByText(/^Dojde asi \d/)).toBeVisible()
        await expect(larder.getByRole('progressbar')).toBeVisible()
        await expect(larder.getByText(/Bady 2\d\d\sg denně/).first()).toBeVisible()
        await expect(page.getByText(/^Pytel dojde asi/)).toBeVisible()
        await expect(page.getByText(/Ještě chybí: datum narození/)).toBeVisible()
        if (withScript) await expectAccessible(page)

        await page.goto('/ucet/prehled')
        await expect(page.getByText(/^Pytel dojde asi/)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Rozpis přechodu po dnech' })).toHaveAttribute(
          'href',
          `/ucet/prechod/${orderId}`,
        )
        await page.goto('/ucet/psi')

        await larder.getByText('Nesedí to? Opravit').click()
        await larder.getByRole('button', { name: 'Asi půl' }).click()
        await expect(page.getByText('Díky, pytel jsme přepočítali.')).toBeVisible()
        await expect(larder.getByText(/Zbývá asi 6\skg/)).toBeVisible()

        await page.getByRole('link', { name: /^Změnit misku/ }).click()
        await page.getByLabel('1. krmivo').selectOption({ index: 1 })
        await page.getByLabel('2. krmivo').selectOption({ index: 2 })
        await page
          .getByLabel(/^Podíl v\s%/)
          .nth(0)
          .fill('80')
        await page
          .getByLabel(/^Podíl v\s%/)
          .nth(1)
          .fill('30')
        await page.getByLabel('Pamlsek').selectOption({ index: 1 })
        await page.getByLabel('Gramů za den').fill('20')
        await page.getByRole('button', { name: 'Uložit misku' }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await page
          .getByLabel(/^Podíl v\s%/)
          .nth(1)
          .fill('20')
        await page.getByRole('button', { name: 'Uložit misku' }).click()
        await expect(page.getByText('Miska je zapsaná.')).toBeVisible()
        await expect(page.getByText(/^20\sg pamlsků = o\s\d+\sg krmiva méně$/)).toBeVisible()
        if (withScript) await expectAccessible(page)

        await page.getByRole('link', { name: /^Stránka pro veterináře/ }).click()
        await expect(page.getByText(/^203\s098\s100\s123\s456$/)).toBeVisible()
        const vet = await page.request.get(new URL(`${page.url()}.pdf`).pathname)
        expect([vet.status(), vet.headers()['content-type']]).toEqual([200, 'application/pdf'])
        if (withScript) await expectAccessible(page)

        // Straight to the plan: an order written by hand has too little in it for its own page.
        const plan = `/ucet/prechod/${orderId}`
        await page.goto(plan)
        await expect(page.getByRole('region', { name: /^Bady, 7\sdní/ }).getByRole('row')).toHaveCount(8)
        await page.getByLabel('Na jak dlouho').selectOption('10')
        await page.getByRole('button', { name: 'Přepočítat rozpis' }).click()
        await expect(page.getByRole('region', { name: /^Bady, 10\sdní/ }).getByRole('row')).toHaveCount(11)
        if (withScript) await expectAccessible(page)
        const calendar = await page.request.get(`${plan}/plan.ics?dni=10`)
        expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(10)
        expect((await page.request.get(`${plan}/plan.pdf?dni=10`)).headers()['content-type']).toBe('application/pdf')
        expect((await page.request.get('/ucet/prechod/1')).status()).toBe(404)

        for (const width of [320, 390, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          for (const path of ['/ucet/psi', '/ucet/psi?pridat', plan]) {
            await page.goto(path)
            if (withScript) expect(await overflow(page), `${path} at ${width}`).toBe(0)
          }
        }
      } finally {
        for (const number of numbers) await removeOrder(number)
      }
    })
  })
}
