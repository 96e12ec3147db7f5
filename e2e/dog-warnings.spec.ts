import { type Browser, expect, type Page, test } from '@playwright/test'
import { addDog, onAnotherDevice } from './journeys/account-dog.ts'
import { boughtBefore } from './journeys/bought-before.ts'
import { putIntoCart } from './journeys/checkout-journey.ts'
import { liveElsewhere, signUp } from './journeys/customer-account.ts'
import { type HeldIngredient, productsHolding } from './journeys/held-ingredients.sql.ts'
import { hydrated, saveData, sectionUnder } from './journeys/shop-page.ts'
import { expectLinksWarned, expectWarned } from './journeys/warned-goods.ts'

const WARNING = 'Bady nesmí kuře'
const PRODUCTS = 93
/** Details are walked side by side, each part by a household of its own. */
const PARTS = 2
/** Cards of every product are looked at each time; pages of their own only by `pnpm drill dog-warnings`, here one in six. */
const STEP = process.env.WALK_EVERY_PAGE ? 1 : 6
const PAGES_OF_ALL = ['/produkty', '/produkty?strana=2', '/produkty?strana=3', '/produkty?strana=4']
const FOUND = ['kuře', 'granule', 'konzerva', 'pamlsek', 'drůbež'].map((q) => `/hledat?${new URLSearchParams({ q })}`)
const KIBBLE = { slug: 'granule-kure-s-hnedou-ryzi', sku: 'CN-GR-KUR-A-02K' }
const CAN = 'CN-KO-KUR-400'
const BOX = '/lp/zkusebni-box'

test.describe.configure({ timeout: 480_000 })

async function allProducts(): Promise<{ products: HeldIngredient[]; forbidden: Set<string> }> {
  const products = await productsHolding('kure')
  expect(products).toHaveLength(PRODUCTS)
  const forbidden = new Set(products.filter(({ holds }) => holds).map(({ slug }) => slug))
  expect(forbidden.size).toBeGreaterThan(10)
  return { products, forbidden }
}

/** Bady, who must not eat chicken, was saved on one device; this is the other one, where nobody has said a word about him. */
async function otherDevice(page: Page, browser: Browser): Promise<{ other: Page; email: string }> {
  await liveElsewhere(page.context())
  const email = await signUp(page)
  await addDog(page, 'Bady', 'kuře')
  const other = await onAnotherDevice(browser, email)
  await saveData(other)
  await other.route(/\.(?:webp|avif|png|jpe?g)$/, (route) => route.abort())
  return { other, email }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Chicken is hidden by default; who wants to see it says so once. */
async function showChicken(page: Page): Promise<void> {
  await page.goto('/produkty/granule')
  await page.getByRole('link', { name: 'Ukázat i je' }).click()
  await expect(page.getByRole('link', { name: 'Zase schovat kuře' })).toBeVisible()
}

test('on another device every product with chicken warns in grid, search, suggestions, home and landing', async ({
  page,
  browser,
}) => {
  const { forbidden } = await allProducts()
  const { other } = await otherDevice(page, browser)
  await showChicken(other)
  const seen = new Set<string>()
  const warned = new Set<string>()
  const look = async (path: string) => {
    for (const { slug, text } of await expectWarned(other, forbidden, WARNING)) {
      seen.add(slug)
      if (forbidden.has(slug)) warned.add(slug)
      else expect(text, `${slug} on ${path}`).not.toContain('kuře – tady je')
    }
  }
  for (const path of PAGES_OF_ALL) {
    await open(other, path)
    await look(path)
  }
  expect(seen.size).toBe(PRODUCTS)
  expect(warned).toEqual(forbidden)

  for (const path of FOUND) {
    await open(other, path)
    await look(path)
  }
  await open(other, '/')
  for (const shelf of ['Granule', 'Konzervy', 'Pamlsky']) {
    await other.getByRole('group', { name: 'Regály' }).getByRole('link', { name: shelf, exact: true }).click()
    await look(`the shelf ${shelf} of home`)
  }
  const field = other.getByRole('combobox', { name: 'Hledat v obchodě' })
  await field.pressSequentially('kuře')
  const options = other.getByRole('listbox').getByRole('group', { name: 'Produkty' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  // The first letters find other goods.
  await expect(async () => expect(await expectLinksWarned(options, forbidden, WARNING)).toBeGreaterThan(0)).toPass()

  await open(other, BOX)
  const main = other.getByRole('main')
  await expect(main.getByText(/^Bady nesmí kuře – tady/).first()).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Kuře s' }).getByText(WARNING)).toBeVisible()
  await other.context().close()
})

test('on another device chicken warns where it is bought again', async ({ page, browser }) => {
  const { forbidden } = await allProducts()
  const { other, email } = await otherDevice(page, browser)
  await putIntoCart(other.context(), CAN)
  const orderId = await boughtBefore(other.context(), email, { sku: KIBBLE.sku, payment: 'dobirka' })
  await open(other, `/produkt/${KIBBLE.slug}`)
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Uložit do oblíbených/ })
    .first()
    .click()
  await expect(
    other
      .getByRole('main')
      .getByRole('button', { name: /^Odebrat z\soblíbených/ })
      .first(),
  ).toBeVisible()

  await open(other, '/ucet/oblibene')
  await expect(other.getByRole('heading', { name: 'Koupit znovu' })).toBeVisible()
  const kept = await expectWarned(other, forbidden, WARNING)
  expect(kept.map(({ slug }) => slug)).toContain(KIBBLE.slug)
  await expect(sectionUnder(other, 'Koupit znovu').getByText(WARNING).first()).toBeVisible()

  await open(other, '/kosik/obsah')
  await expect(other.getByRole('heading', { name: 'Co jste kupovali posledně' })).toBeVisible()
  expect((await expectWarned(other, forbidden, WARNING)).length).toBeGreaterThan(0)

  await open(other, `/ucet/objednat-znovu/${orderId}`)
  await expect(other.getByRole('main').getByText(WARNING)).toHaveCount(2)

  await putIntoCart(other.context(), KIBBLE.sku)
  await open(other, '/')
  await other
    .getByRole('banner')
    .getByRole('link', { name: /^Košík/ })
    .click()
  await expect(other.getByRole('dialog', { name: /^Košík/ }).getByText(WARNING)).toBeVisible()
  await other.context().close()
})

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`on another device products warn on their pages and beside others, part ${part + 1}`, async ({
    page,
    browser,
  }) => {
    const { products, forbidden } = await allProducts()
    const { other } = await otherDevice(page, browser)
    let beside = 0
    for (const { slug, holds, isFood } of products.filter((_, index) => index % (PARTS * STEP) === part * STEP)) {
      await open(other, `/produkt/${slug}`)
      const said = other.getByRole('main').getByText(WARNING, { exact: true })
      if (holds) await expect(said.first(), slug).toBeVisible()
      else if (isFood) await expect(other.getByRole('main').getByText(/Bady/).first(), slug).toBeVisible()
      else await expect(said, slug).toHaveCount(0)
      beside += (await expectWarned(other, forbidden, WARNING)).filter((shown) => forbidden.has(shown.slug)).length
    }
    // „Kupují spolu“, „K tomu do košíku“ and „Místo něj zkuste“ did offer chicken.
    expect(beside).toBeGreaterThan(0)
    await other.context().close()
  })
}
