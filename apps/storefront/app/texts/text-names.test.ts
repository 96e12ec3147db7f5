import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)

/** Constants that hold sentences or links; codes are written in capitals. */
function misnamed(source: string): string[] {
  return [...source.matchAll(/^export const ([a-z]\w*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !/(Texts|Links)$/.test(name))
}

test.each(files)('%s says by its names what it holds', (path) => {
  expect(misnamed(readFileSync(join(import.meta.dirname, path), 'utf8'))).toEqual([])
})

test('a text without the ending is noticed', () => {
  expect(misnamed("export const orderPage = {\n  heading: '…',\n}")).toEqual(['orderPage'])
})
