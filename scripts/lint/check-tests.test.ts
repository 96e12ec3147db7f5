import { expect, test } from 'vitest'
import { checkJourney, checkMappers } from './check-tests.ts'

const ROOM = 'apps/storefront/app/features/planted'

test.each([
  ['a mapper alone', ['to-planted.ts'], 1],
  ['a mapper of the server alone', ['to-planted.server.ts'], 1],
  ['one that describes', ['describe-planted.ts'], 1],
  ['one that formats', ['format-planted.ts'], 1],
  ['a test of another beside it', ['to-planted.server.ts', 'to-planted-too.test.ts'], 1],
  ['a mapper with its test', ['to-planted.ts', 'to-planted.test.ts'], 0],
  ['a mapper of the server with its test', ['to-planted.server.ts', 'to-planted.test.ts'], 0],
  ['a test and a fixture are no mappers', ['to-planted.test.ts', 'to-planted.fixture.ts'], 0],
  ['what loads is no mapper', ['load-planted.server.ts', 'toast.ts'], 0],
])('%s: %j has %i faults', (_title, names, faults) => {
  expect(checkMappers(names.map((name) => `${ROOM}/${name}`))).toHaveLength(faults)
})

test('a test in another folder does not count', () => {
  expect(checkMappers([`${ROOM}/to-planted.ts`, `${ROOM}/other/to-planted.test.ts`])).toHaveLength(1)
})

test('other apps keep their own habits', () => {
  expect(checkMappers(['apps/services/src/cart/to-cart-view.ts'])).toEqual([])
})

test.each([
  ['e2e/planted.spec.ts', 'await page.waitForTimeout(300)', 1],
  ['e2e/journeys/planted.ts', 'await page.waitForTimeout(300)', 1],
  ['e2e/planted.spec.ts', 'await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))', 1],
  ['e2e/planted.spec.ts', "import { setTimeout } from 'node:timers/promises'", 1],
  ['e2e/planted.spec.ts', "await page.locator('#recenze').click()", 1],
  ['e2e/planted.spec.ts', "await page.locator('.card').locator('td:last-child').click()", 2],
  ['e2e/planted.spec.ts', "await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/')", 0],
  ['e2e/planted.spec.ts', "await expect(page.locator('body')).toHaveClass('a')", 0],
  ['e2e/planted.spec.ts', "await page.getByRole('link', { name: 'Blog' }).click()", 0],
  ['e2e/planted.spec.ts', 'test.setTimeout(240_000)', 0],
  ['e2e/journeys/planted.ts', "return page.locator('section')", 0],
  ['bench/planted.ts', 'await page.waitForTimeout(300)', 0],
])('in %s the line %s has %i faults', (path, text, faults) => {
  expect(checkJourney(path, () => text)).toHaveLength(faults)
})
