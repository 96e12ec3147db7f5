import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFolders } from './source-folders.ts'

const ROOT = join(import.meta.dirname, '../..')

test('the code of a service is its own and that of the packages it runs with, not of those it is tested with', () => {
  const folders = [...sourceFolders(join(ROOT, 'apps/services'))].map((folder) => folder.slice(ROOT.length + 1))
  expect(folders).toEqual(expect.arrayContaining(['apps/services/src', 'packages/domain/src', 'packages/runtime/src']))
  expect(folders).not.toContain('database/src')
})
