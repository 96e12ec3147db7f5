import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = ['apps/storefront/app', 'apps/services/src', 'packages/domain/src']
/** Set by the library that signs people in. */
const BY_LIBRARY = ['cenich.session_token', 'cenich.better-auth-passkey', 'cenich.two_factor']
/** Set in browsers of staff alone. */
const OF_STAFF = ['cenich.device']
const NAMED = /create(?:Host)?Cookie\('([^']+)'|\b[A-Z_]*COOKIE = '([^']+)'/g

async function namesInCode(): Promise<string[]> {
  const names: string[] = []
  for (const folder of SOURCES)
    for await (const file of glob('**/*.{ts,tsx}', { cwd: join(ROOT, folder) }))
      for (const [, made, constant] of (await readFile(join(ROOT, folder, file), 'utf8')).matchAll(NAMED))
        names.push(String(made ?? constant))
  return names
}

test('the list for customers names exactly the cookies that the shop sets', async () => {
  const pages = JSON.parse(await readFile(join(ROOT, 'database/seed/demo/editorial/pages.json'), 'utf8'))
  const { body } = pages.pages.find(({ slug }: { slug: string }) => slug === 'cookies')
  const listed = [...body.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
  const set = [...(await namesInCode()), ...BY_LIBRARY].filter((name) => !OF_STAFF.includes(name))
  expect(set).toContain('cenich_udaje')
  expect(listed.toSorted()).toEqual([...new Set(set)].toSorted())
})

test('and what each state of the shop keeps in the browser', async () => {
  const text = await readFile(join(ROOT, 'database/seed/demo/editorial/pages.json'), 'utf8')
  const listed = [...text.matchAll(/`(cenich\.[a-z.]+)` \(/g)].map(([, name]) => name)
  const kept: string[] = []
  for await (const file of glob('*.ts', { cwd: join(ROOT, 'apps/storefront/app/state'), exclude: ['*.test.ts'] })) {
    const source = await readFile(join(ROOT, 'apps/storefront/app/state', file), 'utf8')
    if (/(?:local|session)Storage/.test(source))
      kept.push(...[...source.matchAll(/= '(cenich\.[a-z.]+)'/g)].map(([, name]) => `${name}`))
  }
  expect(kept).toContain('cenich.psi')
  expect(kept.filter((name) => !listed.includes(name))).toEqual([])
})
