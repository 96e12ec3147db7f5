import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Of the sample company; the row of the storefront holds them, and what stands for it in tests. */
const OWN = /800.?202.?404|2500000006|00000019|ahoj@cenich\.example|Zahradní 1204/
const MAY = /\.(test|fixture)\.tsx?$|config\.ts$/

test('no code of the shop knows its company by heart', async () => {
  const found: string[] = []
  for await (const file of glob('apps/{services/src,storefront/app}/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (!MAY.test(file) && OWN.test(await readFile(join(ROOT, file), 'utf8'))) found.push(file)
  }
  expect(found).toEqual([])
})
