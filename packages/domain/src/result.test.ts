import { expect, expectTypeOf, test } from 'vitest'
import { ok, type Refusal, type Result, refuse } from './result.ts'

function takePieces(inStock: number, wanted: number): Result<number, 'out_of_stock' | 'line_limit'> {
  if (wanted > 99) return refuse('line_limit')
  if (wanted > inStock) return refuse('out_of_stock', { inStock })
  return ok(inStock - wanted)
}

test('a rule that agrees hands back its value', () => {
  expect(takePieces(5, 2)).toEqual({ ok: true, value: 3 })
})

test('a rule that refuses names a code and what the reader needs to know', () => {
  expect(takePieces(5, 6)).toEqual({ ok: false, code: 'out_of_stock', details: { inStock: 5 } })
})

test('a refusal without details still has an object to read', () => {
  expect(takePieces(5, 100)).toEqual({ ok: false, code: 'line_limit', details: {} })
})

test('the compiler knows the code of a refusal', () => {
  expectTypeOf(refuse('line_limit', { limit: 99 })).toEqualTypeOf<Refusal<'line_limit', { limit: number }>>()
})
