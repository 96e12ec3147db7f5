import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startVectorRunner, type VectorRunner } from './run-vector.ts'
import { readVectors } from './vector.ts'

const vectors = readVectors()
let runner: VectorRunner

beforeAll(async () => {
  runner = await startVectorRunner(inject('fixtureUrl'))
})

afterAll(() => runner.stop())

// The two uncertain ones are included: what they guess is also what we do.
test.each(vectors.map((vector) => [vector.name, vector] as const))('%s', async (_name, vector) => {
  expect(await runner.run(vector)).toEqual([])
})
