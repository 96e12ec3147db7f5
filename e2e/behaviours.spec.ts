import { expect, type Route, test } from '@playwright/test'
import {
  collectAnswers,
  countRequests,
  expectReported,
  hydrated,
  receivedErrors,
  saveData,
  setConnection,
} from './shop-page.ts'

const NOT_FOUND = 'This page could not be found'

test.describe('steps of every route', () => {
  test('mark the body with layout and page, also after a click', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.locator('body')).toHaveClass('layout-default page-blog')
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Hlavní' }).getByRole('link', { name: 'Věrnostní program' }).click()
    await expect(page.locator('body')).toHaveClass('layout-default page-vernostni-program')
  })

  test('name the language of the answer and of the document', async ({ page }) => {
    const response = await page.goto('/blog')
    expect(response?.headers()['content-language']).toBe('cs')
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  })

  test('fail with 500 when a page names one that nobody registered', async ({ page }) => {
    const response = await page.goto('/probe/unknown-step')
    expect(response?.status()).toBe(500)
    expect(response?.statusText()).toBe('Unknown middleware nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Něco nám upadlo')
    await expect(page.getByText('Unknown middleware nowhere')).toBeVisible()
  })
})

test.describe('locale', () => {
  test('is remembered on the root path for a year, lax and not secure, without a redirect', async ({
    page,
    context,
  }) => {
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    expect(response?.request().redirectedFrom()).toBeNull()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('i18n_redirected')
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'cs', sameSite: 'Lax', secure: false, path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364.9 * 86_400)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(365.1 * 86_400)
  })

  test('is not looked for on any other path', async ({ page, context }) => {
    await page.goto('/blog')
    await hydrated(page)
    // The answer to the question about cookies was there before.
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cenich_souhlas'])
  })
})

test.describe('a missing page', () => {
  for (const [what, path] of [
    ['an address nobody answers', '/tahle-stranka-neni'],
    ['a page number that is none', '/blog/stranka/0'],
    ['a page beyond the last', '/blog/stranka/999'],
    ['an article nobody wrote', '/blog/neexistuje'],
  ] as const) {
    test(`is a 404 in Czech with a way home: ${what}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(response?.statusText()).toBe(NOT_FOUND)
      await expect(page).toHaveTitle('Stránka nenalezena | Čenich')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tady stopa končí')
      await expect(page.locator('meta[name=error]')).toHaveAttribute('content', NOT_FOUND)
      await page.getByRole('link', { name: 'Zpět na hlavní stránku' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  }
})

test.describe('a fault', () => {
  test('is a 500 that tells nothing of its inside and is reported by the server', async ({ page }) => {
    const response = await page.goto('/probe/fault')
    expect(response?.status()).toBe(500)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    expect(await response?.text()).not.toContain('4711')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Něco nám upadlo')
    await expect(page.getByRole('link', { name: 'Na hlavní stránku', exact: true })).toHaveAttribute('href', '/')
    await expectReported('A fault of the probe')
  })

  test('of the error page itself leaves a heading and the way home', async ({ page }) => {
    const response = await page.goto('/probe/broken-error-page')
    expect(response?.status()).toBe(500)
    await page.getByRole('link', { name: 'Zpět na hlavní stránku' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Čenich ví/)
  })

  test('of the error page in the browser leaves a heading and the way home', async ({ page }) => {
    await page.goto('/probe/links')
    await hydrated(page)
    await page.getByRole('link', { name: 'Unexplainable' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Něco nám upadlo')
    await expect(page.getByRole('link', { name: 'Zpět na hlavní stránku' })).toHaveAttribute('href', '/')
  })

  test('in the browser is reported by a POST through the shop', async ({ page }) => {
    const reports = countRequests(page, /\/chyby$/)
    await page.goto('/o-nas')
    await hydrated(page)
    expect(reports()).toBe(0)
    const text = `Browser fault ${crypto.randomUUID()}`
    await page.evaluate(
      (message) =>
        void setTimeout(() => {
          throw new Error(message)
        }),
      text,
    )
    await expectReported(text)
    expect(reports()).toBe(1)
  })
})

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
      await page.goto('/probe/links')
      await hydrated(page)
      await page.getByRole('link', { name: 'Below the fold' }).scrollIntoViewIfNeeded()
      // Idle time was given: the observer of a link that may prefetch would have fired by now.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
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
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
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
    await page.goto('/s/cookies')
    await hydrated(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
    deliver()
    await expect.poll(() => shared()).toBe(1)
    expect([own(), mistaken()]).toEqual([0, 0])
  })

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

test.describe('connection', () => {
  test('lost and found again is told to the customer', async ({ page, context }) => {
    await page.goto('/o-nas')
    await hydrated(page)
    await expect(page.getByText('Jste mimo dosah')).toHaveCount(0)
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'Jste mimo dosah' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Jste mimo dosah')).toHaveCount(0)
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

test.describe('scrolling', () => {
  test('is restored by hand, starts at the top on a new page and follows a hash', async ({ page }) => {
    await page.goto('/probe/links')
    await hydrated(page)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.getByRole('link', { name: 'Below the fold' }).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)

    await page.getByRole('main').getByRole('link', { name: 'Below the fold' }).click()
    await expect(page).toHaveURL(/krmivo-sedi$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(/probe\/links$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('link', { name: 'Hash' }).click()
    await expect(page).toHaveURL(/#dole$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Below the fold' })).toBeInViewport()
  })
})

test.describe('a redirect', () => {
  test('changes the page and is no failure', async ({ page }) => {
    const before = (await receivedErrors()).length
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto('/probe/links')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Account' }).click()
    await expect(page).toHaveURL(/\/prihlasit-se\?zpet=%2Fucet%2Fprehled$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vítejte zpátky')
    await page.evaluate(() => void Promise.reject(new Error('ERR_REDIRECT')))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(faults.filter((message) => message !== 'ERR_REDIRECT')).toEqual([])
    const after = (await receivedErrors()).slice(before)
    expect(after.filter((one) => one.includes('ERR_REDIRECT') || one.includes('prihlasit-se'))).toEqual([])
  })
})
