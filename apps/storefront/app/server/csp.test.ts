import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, hashNoncedScripts } from './csp.server.ts'

const sha = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

function hashed(page: string, nonce: string) {
  const { html, scripts } = hashNoncedScripts(Buffer.from(page), nonce)
  return { html: html.toString(), scripts }
}

describe('hashNoncedScripts', () => {
  test('hashes exactly the scripts that bear the nonce and strips it everywhere', () => {
    const page =
      '<link nonce="n1" rel="x"><script nonce="n1">one()</script><script>foreign()</script>' +
      '<script type="module" nonce="n1" async="">two()</script>'
    expect(hashed(page, 'n1')).toEqual({
      html: '<link rel="x"><script>one()</script><script>foreign()</script><script type="module" async="">two()</script>',
      scripts: [sha('one()'), sha('two()')],
    })
  })

  test('names a script that appears twice once', () => {
    expect(hashed('<script nonce="n">a</script><script nonce="n">a</script>', 'n').scripts).toEqual([sha('a')])
  })

  test('keeps Czech letters before and inside a script whole', () => {
    expect(hashed('<p>ěščřž</p><script nonce="n">"žluťoučký"</script>', 'n')).toEqual({
      html: '<p>ěščřž</p><script>"žluťoučký"</script>',
      scripts: [sha('"žluťoučký"')],
    })
  })

  test('needs no hash for a script in a file', () => {
    expect(hashed('<script nonce="n" src="/x.js"></script>', 'n').scripts).toEqual([])
  })
})

describe('contentSecurityPolicy', () => {
  test('runs no inline handler and no script it does not name', () => {
    const policy = contentSecurityPolicy({
      imagesOrigin: 'https://i.example',
      framedBy: "'none'",
      scripts: ["'nonce-x'"],
    })
    expect(policy).toContain("script-src 'self' 'nonce-x';")
    expect(policy).toContain("script-src-attr 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("img-src 'self' data: https://i.example")
    expect(policy).not.toContain('frame-src')
    expect(policy).toContain("form-action 'self';")
  })

  test("lets in a partner's picker only where it was asked for", () => {
    const policy = contentSecurityPolicy({
      imagesOrigin: 'https://i.example',
      framedBy: "'none'",
      scripts: ["'nonce-x'"],
      partner: 'https://widget.example',
    })
    expect(policy).toContain("script-src 'self' 'nonce-x' https://widget.example;")
    expect(policy).toContain('frame-src https://widget.example;')
  })
  test('lets a form end at the gateway only where one pays', () => {
    const policy = contentSecurityPolicy({
      imagesOrigin: 'https://i.example',
      framedBy: "'none'",
      scripts: [],
      formTargets: ['https://gate.example'],
    })
    expect(policy).toContain("form-action 'self' https://gate.example;")
  })
})
