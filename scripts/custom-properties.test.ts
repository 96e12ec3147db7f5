import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FACES: Readonly<Record<string, string[]>> = {
  shop: ['apps/storefront/app/**/*.{css,ts,tsx}', 'packages/ui/src/**/*.{css,ts,tsx}'],
  office: ['apps/admin/src/**/*.{css,ts,tsx}', 'packages/ui/src/tokens.css'],
}

/** A browser passes over a property nobody defines without a word: the size or the colour is then whatever stood there before. */
test.each(Object.entries(FACES))('%s asks for no custom property that nothing defines', (_face, globs) => {
  const sources = globSync(globs).map((path) => readFileSync(path, 'utf8'))
  const defined = new Set(
    sources.flatMap((text) => [
      ...[...text.matchAll(/(--[\w-]+)['"]?(?: as [^\]]+)?\]?\s*:/g)].map(([, name]) => name),
      ...[...text.matchAll(/@property\s+(--[\w-]+)|setProperty\(\s*'(--[\w-]+)'/g)].map(
        ([, one, other]) => one ?? other,
      ),
    ]),
  )
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name)),
  )
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})
