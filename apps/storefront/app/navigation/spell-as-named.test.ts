import { describe, expect, test } from 'vitest'
import { spellAsNamed } from './spell-as-named.ts'

describe('spellAsNamed', () => {
  test.each([
    ['/Blog', '/blog', '/blog'],
    ['/BLOG/Muj-Clanek', '/blog/:slug', '/blog/Muj-Clanek'],
    ['/Blog', 'blog', '/blog'],
    ['/blog', '/blog', '/blog'],
    ['/blog/', '/blog', '/blog/'],
    ['/L/Objednavka/AbC', '/l/objednavka/:token', '/l/objednavka/AbC'],
    ['/L/Heslo/AbC', '/l/:action?/:token?', '/l/Heslo/AbC'],
    ['/Survey/AbC', '/survey/:type?/:secret', '/survey/AbC'],
    ['/recenze/AbC/Nahlasit', '/recenze/:id/nahlasit', '/recenze/AbC/nahlasit'],
    ['/Nikde', '/*', '/Nikde'],
    ['/', '/', '/'],
  ])('%s of the route %s is %s', (pathname, pattern, expected) => {
    expect(spellAsNamed(pathname, pattern)).toBe(expected)
  })
})
