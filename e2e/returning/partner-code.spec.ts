import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { BAG_12_KG, putIntoCart } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { overflow } from '../journeys/screens.ts'
import { leaveInStock, query } from '../journeys/shop-database.sql.ts'

const WIDTHS = [320, 390, 1024, 1440]

async function judge(page: Page, withScript: boolean): Promise<void> {
  if (withScript) await expectAccessible(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
  }
}

interface Offered {
  code: string
  withScript: boolean
}

/** What lies in the cart of the trainer goes to the class behind a link, with the code. */
async function offerClass(page: Page, context: BrowserContext, browser: Browser, { code, withScript }: Offered) {
  const form = page.getByRole('textbox', { name: 'Název kurzu' })
  await form.fill('Štěňátka, středa')
  await page.getByRole('button', { name: 'Připravit z mého košíku', exact: true }).click()
  await expect(page.getByText('Váš košík je prázdný.').first()).toBeVisible()
  await leaveInStock(BAG_12_KG, 100)
  await putIntoCart(context, BAG_12_KG, 2)
  await page.getByRole('button', { name: 'Připravit z mého košíku', exact: true }).click()
  const link = page.getByLabel('Odkaz pro kurz Štěňátka, středa')
  await expect(link).toBeVisible()
  await expect(form).toHaveValue('')
  await judge(page, withScript)

  const member = await browser.newPage({ javaScriptEnabled: withScript })
  await member.goto(new URL(await link.inputValue()).pathname)
  await expect(member.getByRole('heading', { level: 1, name: 'Štěňátka, středa' })).toBeVisible()
  await expect(member.getByText('Je to obchodní spolupráce')).toBeVisible()
  await judge(member, withScript)
  await member.getByRole('button', { name: 'Vložit do košíku' }).click()
  await expect(member).toHaveURL(/\/kosik\/obsah/)
  await expect(member.getByText(code).first()).toBeVisible()
  await member.close()

  await page.getByRole('button', { name: 'Zrušit' }).click()
  await expect(link).toHaveCount(0)
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'a code of a trainer' : 'a code of a trainer without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 1024, height: 900 } })

    test('leads from a leaflet or a grid to a cart with its discount', async ({ page, context, browser }) => {
      test.setTimeout(180_000)
      const email = await signUp(page)
      await page.goto('/ucet/muj-kod')
      await expect(page.getByRole('heading', { name: 'Kód mají schválení trenéři a kluby' })).toBeVisible()
      await query(
        `update shop.customers c set customer_group_id = g.id from shop.customer_groups g where g.code = 'trener' and c.email = $1`,
        [email],
      )
      await page.goto('/ucet/prehled')
      const nav = page.getByRole('navigation', { name: 'Účet', exact: true })
      await nav.getByRole('link', { name: 'Můj kód' }).click()
      await page.getByRole('button', { name: 'Vytvořit kód' }).click()
      const link = await page.getByLabel('Odkaz na leták nebo do zprávy').inputValue()
      const code = await page.getByLabel('Kód pro toho, kdo ho raději napíše do košíku').inputValue()
      await expect(page.getByLabel('Kód mřížky')).toHaveValue(new RegExp(`partner=${code.toLowerCase()}`))
      await expect(page.getByText('Zatím s vaším kódem nikdo neobjednal.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Zkopírovat' })).toHaveCount(withScript ? 3 : 0)
      await judge(page, withScript)

      const client = await browser.newPage({ javaScriptEnabled: withScript })
      await client.goto(new URL(link).pathname)
      await expect(client.getByText('Je to obchodní spolupráce')).toBeVisible()
      if (withScript) await expectAccessible(client)
      const grid = await client.goto(`/e-shop/embed-grid?kategorie=granule&partner=${code.toLowerCase()}`)
      expect((await grid?.allHeaders())?.['set-cookie']).toBeUndefined()
      const offered = client.getByRole('heading', { level: 2 }).getByRole('link').first()
      await expect(offered).toHaveAttribute('href', new RegExp(`/d/${code.toLowerCase()}\\?zpet=/produkt/`))
      const href = (await offered.getAttribute('href')) ?? ''
      const { pathname, search } = new URL(href)
      await client.goto(pathname + search)
      await client.getByRole('button', { name: 'Chci slevu' }).click()
      await expect(client).toHaveURL(/\/produkt\//)
      await client.close()

      await page.getByRole('link', { name: 'Kartičky k tisku' }).click()
      await expect(page.getByRole('img', { name: `QR kód: ${code}` })).toHaveCount(1)
      // On paper nothing takes the room of the last row of cards.
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading')).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
      await judge(page, withScript)
      await page.getByRole('link', { name: 'Zpátky k mému kódu' }).click()
      await offerClass(page, context, browser, { code, withScript })
    })
  })
}
