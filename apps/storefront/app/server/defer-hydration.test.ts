import { expect, test } from 'vitest'
import { deferHydration } from './defer-hydration.server.ts'

const later = (page: string) => deferHydration(Buffer.from(page), 'n').toString()

test('code waits and is told when to begin', () => {
  const page =
    '<body><link rel="modulepreload" href="/a.js"/><p>žluťoučký</p><script type="module" async="">go()</script></body>'
  const sent = later(page)
  expect(sent).toContain('<link rel="later" href="/a.js"/><p>žluťoučký</p><script type="later" async="">go()</script>')
  expect(sent).toMatch(/<script nonce="n">\(\(\) => \{[\s\S]+<\/script><\/body>$/)
})

test('a page without an application stays as it is', () => {
  expect(later('<body><script src="/embed-height.js" async=""></script></body>')).toBe(
    '<body><script src="/embed-height.js" async=""></script></body>',
  )
})
