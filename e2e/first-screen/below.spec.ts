import { expect, type Page, test } from '@playwright/test'
import { PHONE } from '../journeys/screens.ts'
import { countRequests, hydrated, saveData, sectionUnder } from '../journeys/shop-page.ts'

const PRODUCT = '/produkt/granule-losos-s-bramborem'
const CODE = /\/assets\/lower-sections-.*\.js/
const PARTS = ['slozeni', 'davka', 'recenze', 'dotazy', 'cena']

const reviews = (page: Page) => page.getByRole('region', { name: 'Hodnocení' })

async function open(page: Page, path = PRODUCT): Promise<void> {
  await saveData(page)
  await page.goto(path)
  await hydrated(page)
}

/** Where each part begins and ends, whatever is scrolled. */
function measure(page: Page): Promise<[string, number, number][]> {
  return page.evaluate(
    (ids) =>
      ids.map((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return [id, Math.round((box?.top ?? 0) + window.scrollY), Math.round(box?.height ?? 0)] as const
      }) as [string, number, number][],
    PARTS,
  )
}

/** Marks what the server has drawn; the mark is gone once a part lives. */
async function markDrawn(page: Page): Promise<void> {
  await page.evaluate((ids) => {
    for (const id of ids) document.getElementById(id)?.setAttribute('data-drawn', '')
  }, PARTS)
}

async function untilLive(page: Page, id: string): Promise<void> {
  await page.waitForFunction((part) => document.getElementById(part)?.hasAttribute('data-drawn') === false, id)
}

test.describe('what lies below the first screen of a product', () => {
  test.use({ viewport: PHONE })

  test('brings its code when it is near, and then looks and stands as it was drawn', async ({ page }) => {
    const code = countRequests(page, CODE)
    await open(page)
    await markDrawn(page)
    const drawn = await measure(page)
    expect(code()).toBe(0)
    await reviews(page).scrollIntoViewIfNeeded()
    await untilLive(page, 'recenze')
    expect(await measure(page)).toEqual(drawn)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await untilLive(page, 'cena')
    expect(await measure(page)).toEqual(drawn)
    // Alive: another way of reading needs no other document.
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await reviews(page)
      .getByRole('link', { name: /^Kritické/ })
      .click()
    await expect(page).toHaveURL(/hvezdy=/)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  test('is all there without its code', async ({ page }) => {
    // The code never comes.
    await page.route(CODE, () => undefined)
    await open(page)
    await page
      .getByRole('navigation', { name: 'Informace o produktu' })
      .getByRole('link', { name: /^Hodnocení/ })
      .click()
    await expect(reviews(page).getByRole('heading', { name: 'Hodnocení', exact: true })).toBeInViewport()
    await expect(reviews(page).getByRole('article').first()).toBeVisible()
  })

  test('follows the pack that is chosen', async ({ page }) => {
    await open(page)
    const history = page.getByRole('heading', { level: 2, name: /^Vývoj ceny/ })
    const packs = page.getByRole('navigation', { name: 'Velikost balení' }).getByRole('link')
    const before = await history.textContent()
    await packs.last().click()
    await expect(page).toHaveURL(/varianta=/)
    await expect(history).not.toHaveText(before ?? '')
  })

  test('is part of a page that the router opens: a link to reviews leads to them, and Back to where one was', async ({
    page,
  }) => {
    await open(page, '/lp/zkusebni-box')
    const link = page.getByRole('link', { name: 'Všechna hodnocení boxu' })
    await link.click()
    await expect(page).toHaveURL(/#recenze$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Hodnocení', exact: true })).toBeInViewport()
    await page.goBack()
    await expect(link).toBeInViewport()
  })

  test('never shows the reviews of another product', async ({ page }) => {
    await open(page)
    const first = await reviews(page).getByRole('article').first().textContent()
    const other = sectionUnder(page, 'Místo něj zkuste').getByRole('article').first().getByRole('link').first()
    const name = (await other.textContent()) ?? ''
    await other.click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(reviews(page).getByText(first ?? '', { exact: true })).toHaveCount(0)
  })
})
