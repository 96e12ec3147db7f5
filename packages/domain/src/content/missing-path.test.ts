import { expect, test } from 'vitest'
import { toMissingPath } from './missing-path.ts'

test.each([
  ['/granule/kure-s-ryzi', '/granule/kure-s-ryzi'],
  ['/granule/kure-s-ryzi/', '/granule/kure-s-ryzi'],
  ['/stara-stranka.html', '/stara-stranka.html'],
  ['/', null],
  ['/wp-login.php', null],
  ['/blog/wp-content/x', null],
  ['/.env', null],
  ['/favicon.png', null],
  ['/l/objednavka/12.20500.abcdef', null],
  ['/ucet/neznama', null],
  ['/ean/8591234567890', null],
  ['/x/3f2504e04f8941d39a0c0305e82c3301', null],
  ['/Granule', null],
  ['/kr%C3%A1l%C3%ADk', null],
  [`/${'a'.repeat(130)}`, null],
])('%s is kept as %s', (path, kept) => {
  expect(toMissingPath(path)).toBe(kept)
})
