import { expect, test } from 'vitest'
import { accountDog, weighed } from './account-dog.fixture.ts'
import { missingForCredits } from './missing-for-credits.ts'

const complete = {
  breed: 'bígl',
  age: { kind: 'born', on: '2022-05-01' } as const,
  weights: weighed(14_000),
}

test.each([
  ['a complete profile lacks nothing', complete, []],
  ['only a name', {}, ['plemeno', 'datum narození', 'první vážení']],
  ['an age without a birthday', { ...complete, age: { kind: 'stage', stage: 'senior' } as const }, ['datum narození']],
])('%s', (_name, known, missing) => {
  expect(missingForCredits(accountDog(known))).toEqual(missing)
})
