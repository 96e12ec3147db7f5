import { expect, test } from 'vitest'
import { checkMappers } from './check-tests.ts'

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
