import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startVectorRunner, type VectorRunner } from './run-vector.ts'
import { readVectors } from './vector.ts'

const vectors = readVectors()
let runner: VectorRunner

beforeAll(async () => {
  runner = await startVectorRunner(inject('fixtureUrl'))
})

afterAll(() => runner.stop())

const cases = vectors.map((vector) => [vector.name, vector] as const)

// The two uncertain ones are included: what they guess is also what we do.
test.each(cases.filter(([, { writes }]) => !writes))('%s', async (_name, vector) => {
  expect(await runner.run(vector)).toEqual([])
})

// Each on a database of its own, so they need not wait for each other.
test.concurrent.each(cases.filter(([, { writes }]) => writes))('%s', async (_name, vector) => {
  expect(await runner.run(vector)).toEqual([])
})
