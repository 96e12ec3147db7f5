import { expect, type Locator, type Page, test } from '@playwright/test'
import { addDog, onAnotherDevice } from './journeys/account-dog.ts'
import { liveElsewhere, PASSWORD, signIn, signUp } from './journeys/customer-account.ts'
import { bottomOf, PHONE } from './journeys/screens.ts'
import { hydrated } from './journeys/shop-page.ts'

const GRID = '/produkty/granule'
const BADY = JSON.stringify([
  {
    id: 'pes-1',
    name: 'Bady',
    dog: {
      weightKg: 14,
      sex: 'male',
      age: { kind: 'stage', stage: 'dospely' },
      activity: 'moderate',
      allergies: ['kure'],
    },
  },
])
const REZI = {
  id: 'pes-2',
  name: 'Rézi',
  dog: { weightKg: 8, sex: 'female', age: { kind: 'stage', stage: 'dospely' }, activity: 'low', allergies: ['ryby'] },
}
const TWO = JSON.stringify([...JSON.parse(BADY), REZI])
const dogNamed = (page: Page, name: string) => page.getByRole('main').getByText(name)
/** In the heading of the grid the name has no height, so that it moves nothing: what comes first is not always what is seen. */
const seenNamed = (page: Page, name: string) => dogNamed(page, name).filter({ visible: true }).first()

test.beforeEach(({ context }) => liveElsewhere(context))

test('a dog saved in the account is on another device, and leaves it with its owner', async ({ page, browser }) => {
  const email = await signUp(page)
  await addDog(page, 'Bady')
  const other = await onAnotherDevice(browser, email)
  await other.goto(GRID)
  await expect(seenNamed(other, 'Bady')).toBeVisible()
  expect(await (await other.request.get('/api/psi')).json()).toMatchObject({ dogs: [{ name: 'Bady' }] })

  await other.goto('/ucet/prehled')
  await hydrated(other)
  await other.getByRole('button', { name: 'Odhlásit se' }).first().click()
  await expect(other).toHaveURL(/odhlaseno/)
  await other.goto(GRID)
  await hydrated(other)
  await expect(dogNamed(other, 'Bady')).toHaveCount(0)
  await other.context().close()
})

test('two tabs show the same dogs, whichever of them changes something', async ({ page, context }) => {
  await signUp(page)
  const grid = await context.newPage()
  await grid.goto(GRID)
  await hydrated(grid)
  await expect(dogNamed(grid, 'Bady')).toHaveCount(0)
  await addDog(page, 'Bady')
  await expect(seenNamed(grid, 'Bady')).toBeVisible()
  await page.getByRole('button', { name: 'Odhlásit se' }).first().click()
  await expect(page).toHaveURL(/odhlaseno/)
  await expect(dogNamed(grid, 'Bady')).toHaveCount(0)
})

test('signing in on the way back to the goods brings the dog along', async ({ page, browser }) => {
  const email = await signUp(page)
  await addDog(page, 'Bady')
  const other = await (await browser.newContext()).newPage()
  await liveElsewhere(other.context())
  await other.goto(GRID)
  await hydrated(other)
  await signIn(other, email, PASSWORD, `?zpet=${encodeURIComponent(GRID)}`)
  await expect(other).toHaveURL(GRID)
  await expect(seenNamed(other, 'Bady')).toBeVisible()
  await other.context().close()
})

test('a guest without a session is answered by the page server alone', async ({ page }) => {
  const answer = await page.request.get('/api/psi')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await answer.json()).toEqual({ dogs: null })
})

test('what a dog must not eat is hidden until its owner says otherwise', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
  await page.goto(`${GRID}?razeni=cena`)
  await expect(page).toHaveURL(`${GRID}?bez=kure&razeni=cena`)
  const chip = page.getByRole('link', { name: /^Zrušit filtr: Bez kuřete kvůli\sBadymu/ })
  await expect(chip).toBeVisible()
  await expect(page.getByText(/^Kuře jsme škrtli kvůli\sBadymu\./)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Kuře s' })).toHaveCount(0)
  await expect(page.getByText(/krmiv[ao]? s\skuřetem jsme schovali\./)).toBeVisible()
  await expect(page.getByText(/Bady může/).first()).toBeVisible()

  await page.getByRole('link', { name: 'Ukázat i je' }).click()
  await expect(page).toHaveURL(`${GRID}?razeni=cena`)
  const chicken = page.getByRole('article').filter({ hasText: 'Kuře s' }).first()
  await expect(chicken.getByText(/Bady nesmí kuře – tady je\smaso/)).toBeVisible()
  await expect(chicken.getByRole('button', { name: /^Přesto přidat do košíku/ })).toBeVisible()
  await expect(chicken.getByRole('link', { name: /^Místo něj / })).toBeVisible()

  await page.getByRole('link', { name: 'Zase schovat kuře' }).click()
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL(`${GRID}?razeni=cena`)
  await expect(chicken).toBeVisible()
})

test('two dogs hide what either must not eat, each with a chip of its own', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), TWO)
  await page.goto(GRID)
  await expect(page).toHaveURL(`${GRID}?bez=kure,ryby`)
  await expect(page.getByRole('link', { name: /^Zrušit filtr: Bez kuřete kvůli\sBadymu/ })).toBeVisible()
  await expect(page.getByText(/^Krmiva s\skuřetem a\ss\srybami jsme schovali\./)).toBeVisible()
  await page.getByRole('link', { name: /^Zrušit filtr: Bez ryb kvůli\sRézi/ }).click()
  await expect(page).toHaveURL(`${GRID}?bez=kure`)
  await expect(page.getByText(/Rézi nesmí ryby/).first()).toBeVisible()
})

test('a shelf of what a dog must not eat is shown with its warnings, not emptied', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
  await page.goto(`${GRID}?maso=kure`)
  const cards = page.getByRole('main').getByRole('article')
  await expect(page.getByText(/Bady nesmí kuře/)).toHaveCount(await cards.count())
  await expect(page).toHaveURL(`${GRID}?maso=kure`)
})

test('a product with what a dog must not eat offers another one first', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
  await page.goto('/produkt/granule-kure-s-hnedou-ryzi')
  const warning = page.getByRole('alert').filter({ hasText: 'Bady nesmí kuře' })
  await expect(warning).toContainText(/Tady je\smaso/)
  await expect(page.getByRole('button', { name: 'Přesto do košíku' }).first()).toBeVisible()
  await warning.getByRole('link', { name: /^Vyměnit/ }).click()
  await expect(page).not.toHaveURL(/kure-s-hnedou/)
  await expect(page.getByRole('main').getByText('Bady může').first()).toBeVisible()
})

test('a tin smaller than a day says neither days nor a price of one', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
  await page.goto('/produkty/konzervy')
  await expect(page.getByText(/Do\s10\s% dávky navrch, Bady může/).first()).toBeVisible()
  await expect(page.getByText(/\b0\sdní/)).toHaveCount(0)
})

test('foods are narrowed by what a day costs the dog', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
  await page.goto(GRID)
  await expect(page).toHaveURL(`${GRID}?bez=kure`)
  const slider = page.getByRole('group', { name: /^Cena na\sden pro\sBadyho/ }).getByRole('slider')
  await slider.fill('43')
  await expect(page).toHaveURL(/bez=kure&energie-do=\d+$/)
  const chip = page.getByRole('link', { name: /^Odebrat filtr do\s43\sKč\/den/ })
  await expect(chip).toBeVisible()
  const days = page.getByRole('article').getByText(/\d+\sKč\/den/)
  await expect(days.first()).toBeVisible()
  for (const text of await days.allTextContents()) {
    expect(Number(/(\d+)\sKč\/den/.exec(text)?.[1])).toBeLessThanOrEqual(44)
  }
  await chip.click()
  await expect(page).toHaveURL(`${GRID}?bez=kure`)
})

/** The dog of the account comes when the test says so. */
async function holdDog(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('/api/psi', async (route) => {
    await promise
    await route.fulfill({ json: { dogs: JSON.parse(BADY) } })
  })
  return resolve
}

const box = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('checkbox', { name }).first()

test('what is ticked before the dog is known is kept when it comes', async ({ page }) => {
  const bringDog = await holdDog(page)
  const { promise: ticked, resolve: answerTick } = Promise.withResolvers<void>()
  await page.route(/granule\.data\?vek=dospely(?:&|$)/, async (route) => {
    await ticked
    await route.continue()
  })
  await page.goto(GRID)
  await hydrated(page)
  const filters = page.getByRole('form', { name: 'Filtry' })
  const asked = page.waitForRequest(/granule\.data\?vek=dospely/)
  await box(filters, /^Dospělý/).check()
  await asked
  bringDog()
  await expect(box(filters, 'Kuře')).toBeChecked()
  answerTick()
  await expect(page).toHaveURL(`${GRID}?vek=dospely&bez=kure`)
  await expect(box(filters, /^Dospělý/)).toBeChecked()
  await expect(box(filters, 'Kuře')).toBeChecked()
  // Taken back by its chip, it leaves the fields too.
  await page.getByRole('link', { name: /^Odebrat filtr dospělý/i }).click()
  await expect(page).toHaveURL(`${GRID}?bez=kure`)
  await expect(box(filters, /^Dospělý/)).not.toBeChecked()
})

test('a box unticked while the dog is coming is the word of its owner', async ({ page }) => {
  const bringDog = await holdDog(page)
  await page.route(/granule\.data\?bez=kure/, () => undefined)
  await page.goto(GRID)
  await hydrated(page)
  bringDog()
  const chicken = box(page.getByRole('form', { name: 'Filtry' }), 'Kuře')
  await expect(chicken).toBeChecked()
  await chicken.uncheck()
  await expect(page.getByRole('link', { name: 'Zase schovat kuře' })).toBeVisible()
  await expect(page).toHaveURL(GRID)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a shelf says whose it is, and never moves for it', async ({ page, browser }) => {
    await page.goto(GRID)
    const bottom = await bottomOf(page.getByRole('heading', { level: 1, name: 'Granule', exact: true }))
    for (const [name, whose] of [
      ['Bady', /^Granule pro\sBadyho$/],
      ['Maxmilián Bonaparte ze Zlaté doliny', /^Granule pro\s.+Zlaté doliny/],
    ] as const) {
      const owner = await browser.newPage({ viewport: PHONE })
      const dogs = JSON.parse(BADY).map((dog: object) => ({ ...dog, name }))
      await owner.addInitScript((text) => localStorage.setItem('cenich.psi', text), JSON.stringify(dogs))
      await owner.goto(GRID)
      const heading = owner.getByRole('heading', { level: 1, name: whose })
      await expect(heading).toBeVisible()
      expect(await bottomOf(heading)).toBe(bottom)
      await owner.close()
    }
  })

  test('the calculator fits with everything it has counted', async ({ page, context }) => {
    await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
    await page.goto('/kalkulacka')
    await expect(page.getByRole('heading', { name: 'Které balení se vyplatí' })).toBeVisible()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test('the open filters keep what is ticked in them when the dog comes', async ({ page }) => {
    const bringDog = await holdDog(page)
    await page.goto(GRID)
    await hydrated(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Filtry/ })
      .tap()
    const sheet = page.getByRole('dialog', { name: 'Filtry' })
    const show = sheet.getByRole('button', { name: /^Ukázat/ })
    await box(sheet, /^Dospělý/).tap()
    await expect(show).not.toHaveText(/27/)
    const counted = await show.textContent()
    bringDog()
    await expect(page).toHaveURL(`${GRID}?bez=kure#filtry`)
    await expect(box(sheet, 'Kuře')).toBeChecked()
    await expect(box(sheet, /^Dospělý/)).toBeChecked()
    await expect(show).not.toHaveText(counted ?? '')
    await show.tap()
    await expect(page).toHaveURL(`${GRID}?vek=dospely&bez=kure`)
  })
})
