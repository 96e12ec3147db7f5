import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { liveElsewhere } from './journeys/customer-account.ts'

const PRODUCT = '/produkt/granule-losos-s-bramborem'

for (const withScript of [true, false]) {
  test.describe(withScript ? 'reading reviews' : 'reading reviews without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('criticism has its own chip, a useful review can be thanked and the button says who may write', async ({
      page,
      context,
    }) => {
      await liveElsewhere(context)
      await page.goto(PRODUCT)
      const section = page.getByRole('region', { name: 'Hodnocení' })
      const ways = section.getByRole('group', { name: 'Jak číst recenze' })
      await expect(ways.getByRole('link', { name: 'Nejužitečnější' })).toHaveAttribute('aria-current', 'true')
      await expect(section.getByText('Všechny jsou ukázkové, nepsali je zákazníci.')).toHaveCount(1)
      await expect(section.getByText('ukázková recenze')).toHaveCount(0)

      const first = section.getByRole('article').first()
      await first.getByRole('button', { name: /^Pomohlo mi/ }).click()
      await expect(section.getByText(/^Díky\. Pomohla \d+\sčtenář/)).toBeVisible()

      await page.goto(PRODUCT)
      const critical = ways.getByRole('link', { name: /^Kritické/ })
      const count = Number(/\d+/.exec((await critical.textContent()) ?? '')?.[0])
      await critical.click()
      await expect(page).toHaveURL(/hvezdy=1%2C2%2C3/)
      await expect(section.getByRole('article')).toHaveCount(count)
      for (const review of await section.getByRole('article').all()) {
        await expect(review.getByText(/^[123],0$|^[123]$/).first()).toBeVisible()
      }
      if (withScript) await expectAccessible(page)

      await section.getByRole('link', { name: 'Napsat recenzi' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recenzi píše, kdo krmivo koupil')
    })
  })
}

test('reviews of dogs like mine are one tap away', async ({ page, context }) => {
  await liveElsewhere(context)
  const dog = { weightKg: 14, age: { kind: 'stage', stage: 'dospely' }, allergies: ['kure'] }
  await page.addInitScript(
    (kept) => localStorage.setItem('cenich.psi', kept),
    JSON.stringify([{ id: 'a', name: 'Bady', dog }]),
  )
  await page.goto(PRODUCT)
  const section = page.getByRole('region', { name: 'Hodnocení' })
  await section.getByRole('link', { name: 'Psi jako Bady' }).click()
  await expect(page).toHaveURL(/psi-jako=14_dospely_kure/)
  await expect(section.getByText(/Psi od 9 do 19.kg, dospělí, nejdřív ti, kteří nesmějí totéž\./)).toBeVisible()
  await section.getByRole('link', { name: 'Psi jako Bady' }).click()
  await expect(page).not.toHaveURL(/psi-jako/)
})
