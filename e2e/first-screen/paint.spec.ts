import { expect, type Page, test } from '@playwright/test'
import { LAPTOP, PHONE } from '../journeys/screens.ts'
import { hydrated, saveData } from '../journeys/shop-page.ts'

const PAGES = [
  ['home', '/'],
  ['a grid', '/produkty/granule'],
  ['a product', '/produkt/granule-kure-s-hnedou-ryzi'],
] as const

/** Half of what Lighthouse is held to: a headline may be a hair wider than its stand-in. */
const MOST_SHIFT = 0.01

interface Painted {
  /** How much of the screen has moved by itself. */
  shift: number
  /** Of the largest thing on the first screen: null for words. */
  picture: { loading: string; priority: string } | null
  /** Files without which the browser draws nothing. */
  blocking: string[]
}

/** Must come before the page is opened. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: Painted = { shift: 0, picture: null, blocking: [] }
    Object.assign(window, { painted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) painted.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as unknown as { element: Element | null }
      painted.picture =
        element instanceof HTMLImageElement ? { loading: element.loading, priority: element.fetchPriority } : null
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

async function readPaint(page: Page): Promise<Painted> {
  return page.evaluate(async () => {
    // What has been painted is told after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const files = performance.getEntriesByType('resource') as unknown as {
      name: string
      renderBlockingStatus: string
    }[]
    const blocking = files.filter((file) => file.renderBlockingStatus === 'blocking').map(({ name }) => name)
    return { ...(window as unknown as { painted: Painted }).painted, blocking }
  })
}

for (const [screen, viewport] of [
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const) {
  test.describe(`the first paint on ${screen}`, () => {
    test.use({ viewport })

    for (const [name, path] of PAGES) {
      test(`${name} waits for no file, and its largest picture comes first`, async ({ page }) => {
        await saveData(page)
        await watchPaint(page)
        await page.goto(path)
        await hydrated(page)
        const { picture, blocking } = await readPaint(page)
        expect(blocking).toEqual([])
        if (!picture) return
        expect(picture.loading).not.toBe('lazy')
        expect(picture.priority).toBe('high')
      })

      test(`${name} asks for its two fonts before any picture, each once`, async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          if (['font', 'image'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
        })
        await saveData(page)
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        expect(asked.slice(0, 2).toSorted()).toEqual([
          expect.stringMatching(/\/bricolage-grotesque-czech-[\w-]+\.woff2$/),
          expect.stringMatching(/\/figtree-czech-[\w-]+\.woff2$/),
        ])
        expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
      })

      test(`${name} does not move when its fonts arrive late`, async ({ page }) => {
        const { promise: drawn, resolve: deliver } = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (route) => {
          await drawn
          await route.continue()
        })
        await saveData(page)
        await watchPaint(page)
        // Fonts hold up the load event, so the page would never count as loaded.
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
        await readPaint(page)
        deliver()
        await page.evaluate(() => document.fonts.ready)
        await hydrated(page)
        expect((await readPaint(page)).shift).toBeLessThan(MOST_SHIFT)
      })
    }
  })
}
