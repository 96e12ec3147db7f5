import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TRACING = 'packages/runtime/src/tracing-config.ts'

test.each([
  ['apps/admin', ['apps/admin/server/config.ts']],
  ['apps/data', ['apps/data/src/config.ts', TRACING]],
  ['apps/images', ['apps/images/src/config.ts']],
  [
    'apps/services',
    [
      'apps/services/src/config.ts',
      'packages/partners/src/open-carriers.ts',
      'packages/partners/src/open-point-feeds.ts',
      TRACING,
    ],
  ],
  ['apps/storefront', ['apps/storefront/app/config.server.ts', TRACING]],
])('%s shows in .env.example exactly the variables it reads', async (app, configs) => {
  const names = async (file: string, pattern: RegExp) =>
    [...(await readFile(join(ROOT, file), 'utf8')).matchAll(pattern)].map(([, name]) => name)
  const read = (await Promise.all(configs.map((file) => names(file, /^ {2}([A-Z][A-Z_]+): /gm)))).flat()
  expect(read.length).toBeGreaterThan(5)
  expect((await names(`${app}/.env.example`, /^([A-Z][A-Z_]+)=/gm)).toSorted()).toEqual(read.toSorted())
})
