import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

test.each([
  ['apps/data', 'src/config.ts'],
  ['apps/images', 'src/config.ts'],
  ['apps/services', 'src/config.ts'],
  ['apps/storefront', 'app/config.server.ts'],
])('%s shows in .env.example exactly the variables it reads', async (app, config) => {
  const names = async (file: string, pattern: RegExp) =>
    [...(await readFile(join(ROOT, app, file), 'utf8')).matchAll(pattern)].map(([, name]) => name)
  const read = await names(config, /^ {2}([A-Z][A-Z_]+): /gm)
  expect(read.length).toBeGreaterThan(5)
  expect(await names('.env.example', /^([A-Z][A-Z_]+)=/gm)).toEqual(read)
})
