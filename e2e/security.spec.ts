import { expect, test } from '@playwright/test'
import { hydrated } from './journeys/shop-page.ts'

test.describe('a public page', () => {
  test('is the same bytes for everybody, cacheable and tagged', async ({ request }) => {
    const plain = await request.get('/o-nas')
    const known = await request.get('/o-nas', {
      headers: { Cookie: 'i18n_redirected=cs; session=somebody', 'Accept-Language': 'en' },
    })
    expect(await known.text()).toBe(await plain.text())
    expect(known.headers()['content-security-policy']).toBe(plain.headers()['content-security-policy'])
    expect(plain.headers()['cache-control']).toMatch(/^public, .*s-maxage=\d+/)
    expect(plain.headers()['surrogate-key']).toBe('shell section:o-nas catalog faq reviews')
    expect(plain.headers().xkey).toBe(plain.headers()['surrogate-key'])
    expect(plain.headers()['set-cookie']).toBeUndefined()
    expect(await plain.text()).not.toContain('nonce=')
  })

  test('names the hash of each of its scripts and lives by them', async ({ page }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text())
    })
    const response = await page.goto('/o-nas')
    expect(response?.headers()['content-security-policy']).toMatch(
      /script-src 'self'( 'sha256-[\w+/=]+')+ http:\/\/localhost:\d+;/,
    )
    await hydrated(page)
    expect(violations).toEqual([])
  })
})

test.describe('a private page', () => {
  test('has a nonce of its own each time and is never stored', async ({ request }) => {
    const [one, other] = await Promise.all([request.get('/kosik/obsah'), request.get('/kosik/obsah')])
    const nonceOf = (policy = '') => /'nonce-([\w-]+)'/.exec(policy)?.[1]
    const nonce = nonceOf(one.headers()['content-security-policy'])
    expect(nonce).toBeTruthy()
    expect(nonceOf(other.headers()['content-security-policy'])).not.toBe(nonce)
    expect(await one.text()).toContain(`nonce="${nonce}"`)
    expect(one.headers()['cache-control']).toBe('private, no-store')
  })

  test('lives by its nonce', async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.goto('/kosik/obsah')
    await hydrated(page)
    expect(refused).toEqual([])
  })
})

test('neither an injected script nor an inline handler runs', async ({ page }) => {
  await page.goto('/o-nas')
  await hydrated(page)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/missing.png" onerror="window.attacked = true">')
    const script = document.createElement('script')
    script.textContent = 'window.attacked = true'
    document.body.append(script)
  })
  await page.waitForResponse(/missing\.png/)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('only the embeddable grid may be framed', async ({ request }) => {
  for (const [path, allowed] of [
    ['/e-shop/embed-grid', '*'],
    ['/', "'none'"],
    ['/kosik/obsah', "'none'"],
    ['/neni', "'none'"],
  ] as const) {
    const response = await request.get(path)
    expect(response.headers()['content-security-policy'], path).toContain(`frame-ancestors ${allowed}`)
  }
})

test('every answer carries the fixed headers, and HSTS when it came over TLS', async ({ request }) => {
  for (const path of ['/', '/favicon.svg', '/neni', '/api/naseptavac?q=a']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('microphone=()')
    expect(headers['strict-transport-security'], path).toBeUndefined()
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
  const secure = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(secure.headers()['strict-transport-security']).toMatch(/max-age=\d{8}/)
})

test('a form posted behind TLS is accepted, one from another origin is not', async ({ request, baseURL }) => {
  const host = new URL(baseURL ?? '').host
  const post = (origin: string) =>
    request.post('/lp/newsletter-subscribed', {
      form: { email: 'neni-e-mail' },
      headers: { 'X-Forwarded-Proto': 'https', Origin: origin },
    })
  const own = await post(`https://${host}`)
  expect(await own.text()).toContain('Tohle jako e-mail nevypadá')
  const foreign = await post('https://evil.example')
  expect(foreign.status()).toBe(403)
})

test('hashed files are kept for ever and come compressed; a missing one is not kept', async ({ request }) => {
  const html = await (await request.get('/o-nas')).text()
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const file = await request.get(script, { headers: { 'Accept-Encoding': 'br' } })
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.headers()['content-encoding']).toBe('br')
  expect(file.headers()['content-type']).toContain('javascript')
  const missing = await request.get('/assets/old-release-123.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
})

test('a token link is not stored and tells no other site where it led', async ({ request }) => {
  const headers = (await request.get('/l/heslo/abcdef')).headers()
  expect(headers['cache-control']).toBe('private, no-store')
  // Of several policies the last one counts.
  expect(headers['referrer-policy']).toMatch(/(^|, )no-referrer$/)
})

test('the error tunnel passes on nothing but reports of this shop', async ({ request }) => {
  const foreign = await request.post('/chyby', { data: '{"dsn":"https://k@evil.example/1"}\n{}\n{}' })
  expect(foreign.status()).toBe(400)
})
