import { expect, test } from 'vitest'
import { checkLicence, checkVersions } from './check-dependencies.ts'
import { checkSecrets } from './check-secrets.ts'

test.each([
  ['one version in two packages', { a: { zod: '4.6.7' }, b: { zod: '4.6.7' } }, 0],
  ['two versions in two packages', { a: { zod: '4.6.7' }, b: { zod: '4.6.6' } }, 1],
  ['a family apart', { a: { react: '19.3.1' }, b: { 'react-dom': '19.3.0' } }, 1],
  ['a family together', { a: { react: '19.3.1', 'react-dom': '19.3.1' } }, 0],
  ['a range', { a: { zod: '^4.6.7' } }, 1],
  ['a package of the workspace', { a: { '@shop/domain': 'workspace:*' } }, 0],
])('%s: %o has %i faults', (_kind, manifests, faults) => {
  expect(checkVersions(manifests as Record<string, Record<string, string>>)).toHaveLength(faults)
})

test.each([
  ['MIT', 0],
  ['(MPL-2.0 OR Apache-2.0)', 0],
  ['(MIT AND Zlib)', 0],
  ['GPL-3.0-only', 1],
  ['(MIT AND GPL-3.0-only)', 1],
  ['SEE LICENSE IN LICENSE.md', 1],
  [undefined, 1],
])('the licence %s has %i faults', (licence, faults) => {
  expect(checkLicence('planted', licence)).toHaveLength(faults)
})

// Put together here, so that this file is not found itself.
const SECRETS: [what: string, text: string][] = [
  ['a private key', `-----BEGIN ${'RSA PRIVATE'} KEY-----`],
  ['a key of a cloud', `AKIA${'A'.repeat(16)}`],
  ['a token of a forge', `ghp_${'a'.repeat(36)}`],
  ['a live key of a gateway', `sk_live_${'a1'.repeat(10)}`],
  ['a password in an address', `postgres:${'//'}services:hunter2hunter2@db.cenich.cz/shop`],
  ['a long literal with a telling name', `const apiKey = '${'a1b2c3d4'.repeat(4)}'`],
]

test.each(SECRETS)('%s is found', (_what, text) => {
  expect(checkSecrets('apps/services/src/planted.ts', () => `\n${text}\n`)).toEqual([
    'apps/services/src/planted.ts:2: looks like a secret; settings come from outside',
  ])
})

test('a key of a forge is found in a test too, a made-up password is not', () => {
  expect(checkSecrets('a.test.ts', () => `ghp_${'a'.repeat(36)}`)).toHaveLength(1)
  expect(checkSecrets('a.test.ts', () => `const password = '${'a1b2c3d4'.repeat(4)}'`)).toEqual([])
})
