import { expect, type Route, test } from '@playwright/test'
import {
  collectAnswers,
  countRequests,
  everyTurnAfter,
  expectReported,
  hydrated,
  receivedErrors,
  saveData,
  setConnection,
} from './journeys/shop-page.ts'

test.describe('the loading bar', () => {
  test('runs while a page is on its way, after 200 ms and for 5 s', async ({ page }) => {
    await saveData(page)
    await page.goto('/probe/links')
    await hydrated(page)
    await expect(page.getByRole('progressbar', { name: 'Načítáme' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Slow' }).click()
    const bar = page.getByRole('progressbar', { name: 'Načítáme' })
    await expect(bar).toHaveCount(1)
    expect(await bar.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0.2s')
    expect(
      await bar.evaluate((element) => getComputedStyle(element.firstElementChild ?? element).animationDuration),
    ).toBe('5s')
    await expect(bar).toHaveCSS('opacity', '1')
    await expect(page.getByRole('heading', { name: 'Waited 1000' })).toBeVisible()
    await expect(bar).toHaveCount(0)
  })
})

test.describe('data that a component asks for', () => {
  test('shows that it waits for at least 200 ms, however fast the answer is', async ({ page }) => {
    const empty = { query: 'gr', products: [], categories: [], articles: [], questions: [] }
    await page.route('**/api/naseptavac*', (route) => route.fulfill({ json: empty }))
    await page.goto('/o-nas')
    await hydrated(page)
    const field = page.getByRole('combobox', { name: 'Hledat v obchodě' })
    await field.focus()
    await page.evaluate(() => {
      const times = { busy: 0, done: 0 }
      Object.assign(window, { times })
      new MutationObserver(() => {
        const list = document.querySelector('[role=listbox]')
        if (list?.getAttribute('aria-busy') === 'true') times.busy ||= performance.now()
        else if (list && times.busy) times.done ||= performance.now()
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await field.pressSequentially('gr')
    await page.waitForFunction(() => (window as unknown as { times: { done: number } }).times.done > 0)
    const waited = await page.evaluate(() => {
      const { times } = window as unknown as { times: { busy: number; done: number } }
      return times.done - times.busy
    })
    // The wait begins a moment before it is drawn.
    expect(waited).toBeGreaterThanOrEqual(150)
    expect(waited).toBeLessThan(2000)
  })
})

test.describe('prefetch', () => {
  test('fetches code and data of a link that scrolls into view, and the click uses them', async ({ page }) => {
    const data = countRequests(page, /\/blog\/jak-poznat.*\.data/)
    const answers = collectAnswers(page, /\/blog\/jak-poznat.*\.data/)
    const code = countRequests(page, /\/assets\/blog-post-.*\.js/)
    await page.goto('/probe/links')
    await hydrated(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Below the fold' })
    expect([data(), code()]).toEqual([0, 0])
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => data()).toBe(1)
    await expect.poll(() => code()).toBe(1)
    await link.click()
    await expect(page).toHaveURL(/krmivo-sedi$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jak poznat/)
    expect(answers().size).toBe(1)
  })

  for (const [what, connection] of [
    ['with data saver on', { saveData: true, effectiveType: '4g' }],
    ['on 2g', { saveData: false, effectiveType: '2g' }],
    ['on slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const) {
    test(`stays away ${what}`, async ({ page }) => {
      const ahead = countRequests(page, /\.data(\?|$)/)
      await setConnection(page, connection)
      await page.clock.install()
      await page.goto('/probe/links')
      await hydrated(page)
      await everyTurnAfter(page, page.getByRole('main').getByRole('link', { name: 'Below the fold' }))
      expect(ahead()).toBe(0)
    })
  }

  test('stays away while offline', async ({ page, context }) => {
    await page.goto('/probe/links')
    await hydrated(page)
    await context.setOffline(true)
    await expect(page.getByText('Jste mimo dosah')).toBeVisible()
    const ahead = countRequests(page, /\/blog\/jak-poznat.*\.data/)
    await page.getByRole('main').getByRole('link', { name: 'Below the fold' }).scrollIntoViewIfNeeded()
    // A link in view asks when the browser rests; it rests more than once before we look.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve))
    })
    expect(ahead()).toBe(0)
  })

  test('leaves alone what belongs to one customer, and pages whose route the router has not learned yet', async ({
    page,
  }) => {
    const shared = countRequests(page, /\/vernostni-program\.data/)
    const own = countRequests(page, /\/(ucet|kosik)\/.*\.data/)
    const mistaken = countRequests(page, /_routes=.*not-found/)
    // The routes come late, as over a slow line: links are in view long before.
    const { promise: late, resolve: deliver } = Promise.withResolvers<void>()
    await page.route('**/__manifest?*', async (route) => {
      await late
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/s/cookies')
    await hydrated(page)
    await everyTurnAfter(page, page.getByRole('link', { name: 'Věrnostní program' }).first())
    deliver()
    await expect.poll(() => shared()).toBe(1)
    expect([own(), mistaken()]).toEqual([0, 0])
  })

  for (const [what, path, asked, link] of [
    ['the next page of goods', '/produkty/granule', /\/produkty\/granule\.data\?strana=2/, /^2$|strana 2/i],
    ['a filter that is taken off', '/produkty/granule?maso=kure', /\/produkty\/granule\.data(\?(?!maso)|$)/, /Kuře/],
    ['what was probably meant', '/hledat?q=granlue', /\/hledat\.data\?q=granule/, /granule/],
  ] as const) {
    test(`fetches ahead ${what}`, async ({ page }) => {
      const data = countRequests(page, asked)
      await page.goto(path)
      await hydrated(page)
      await page.getByRole('main').getByRole('link', { name: link }).first().scrollIntoViewIfNeeded()
      await expect.poll(() => data()).toBeGreaterThan(0)
    })
  }

  test('waits for an idle browser, at most 2000 ms', async ({ page }) => {
    await page.addInitScript(() => {
      const timeouts: unknown[] = []
      Object.assign(window, { timeouts })
      const original = window.requestIdleCallback.bind(window)
      window.requestIdleCallback = (callback, options) => {
        timeouts.push(options?.timeout)
        return original(callback, options)
      }
    })
    await page.goto('/o-nas')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { timeouts: unknown[] }).timeouts))
      .toContain(2000)
  })
})

test.describe('a chunk that fails to load', () => {
  test('reloads the page once a minute and is reported as ChunkLoadError', async ({ page }) => {
    const documents = countRequests(page, /\/probe\/links$/)
    await saveData(page)
    await page.route('**/assets/blog-post-*.js', (route) => route.abort())
    await page.goto('/probe/links')
    await hydrated(page)

    const reloaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Below the fold' }).click()
    await reloaded
    expect(documents()).toBe(2)
    await hydrated(page)
    await expectReported('ChunkLoadError')
    const reports = (await receivedErrors()).filter((one) => one.includes('ChunkLoadError'))
    expect(reports.some((one) => /Loading chunk blog-post-[\w-]+ failed/.test(one))).toBe(true)

    await page.getByRole('link', { name: 'Below the fold' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Něco nám upadlo')
    expect(documents()).toBe(2)

    await page.goto('/probe/links')
    await page.evaluate(() => sessionStorage.setItem('chunk-reload-at', String(Date.now() - 60_001)))
    await hydrated(page)
    // A test must not end in the middle of a reload: closing such a page can take for ever.
    const reloadedAgain = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Below the fold' }).click()
    await reloadedAgain
    expect(documents()).toBe(4)
  })

  test('is forgiven when nobody asked for it yet', async ({ page }) => {
    const documents = countRequests(page, /\/probe\/links$/)
    const code = countRequests(page, /\/assets\/blog-post-.*\.js/)
    await page.route('**/assets/blog-post-*.js', (route) => route.abort())
    await page.goto('/probe/links')
    await hydrated(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Below the fold' })
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => code()).toBeGreaterThan(0)
    await page.unroute('**/assets/blog-post-*.js')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jak poznat/)
    expect(documents()).toBe(1)
  })

  test('counts as failed when it has not arrived within 120 s', async ({ page }) => {
    const documents = countRequests(page, /\/probe\/links$/)
    await page.clock.install()
    await saveData(page)
    const held: Route[] = []
    await page.route('**/assets/blog-post-*.js', (route) => void held.push(route))
    await page.goto('/probe/links')
    await hydrated(page)
    const asked = page.waitForRequest(/\/assets\/blog-post-.*\.js/)
    await page.getByRole('link', { name: 'Below the fold' }).click()
    await asked
    await page.clock.runFor(119_000)
    expect(documents()).toBe(1)
    const reloaded = page.waitForEvent('load')
    await page.clock.runFor(1_100)
    await reloaded
    expect(documents()).toBe(2)
    for (const route of held) await route.abort()
  })
})

test.describe('a payload that does not come', () => {
  for (const [what, lose] of [
    [
      'is answered by a proxy',
      (route: Route) => route.fulfill({ status: 502, body: '<h1>bad gateway</h1>', contentType: 'text/html' }),
    ],
    ['is cut off', (route: Route) => route.abort('connectionreset')],
  ] as const) {
    test(`leaves the page to its own loader when it ${what}, once`, async ({ page }) => {
      await saveData(page)
      await page.route(/\/blog\.data/, lose)
      const documents = countRequests(page, /\/blog$/)
      await page.goto('/o-nas')
      await hydrated(page)
      await page.getByRole('navigation', { name: 'Hlavní' }).getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveURL(/\/blog$/)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Něco nám upadlo')
      await expect(page.locator('body')).toHaveClass(/page-blog/)
      await hydrated(page)
      expect(documents()).toBe(1)
    })
  }
})
