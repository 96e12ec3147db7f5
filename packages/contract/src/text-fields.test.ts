import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { Email, Id, optionalText, ReturnPath, text } from './text-fields.ts'

/** What is kept of it, or the code of the field. */
function parse(schema: z.ZodType, input: unknown): unknown {
  const { success, data, error } = schema.safeParse(input)
  return success ? data : { refused: error.issues[0]?.message }
}

describe('Email', () => {
  test.each([
    ['  Jana@Example.CZ ', 'jana@example.cz'],
    ['jana@', { refused: 'email_invalid' }],
    ['', { refused: 'email_invalid' }],
    [`${'a'.repeat(250)}@b.cz`, { refused: 'too_long' }],
    [undefined, { refused: 'required' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(Email, input)).toEqual(kept)
  })
})

describe('ReturnPath', () => {
  test.each([
    ['/', '/'],
    ['/ucet/osobni-udaje?a=1#b', '/ucet/osobni-udaje?a=1#b'],
    ['//elsewhere.cz', { refused: 'invalid' }],
    ['/\\elsewhere.cz', { refused: 'invalid' }],
    ['/a\\b', { refused: 'invalid' }],
    ['/a b', { refused: 'invalid' }],
    ['/a\nb', { refused: 'invalid' }],
    ['https://elsewhere.cz', { refused: 'invalid' }],
    ['javascript:alert(1)', { refused: 'invalid' }],
    ['', { refused: 'invalid' }],
    [`/${'a'.repeat(512)}`, { refused: 'too_long' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(ReturnPath, input)).toEqual(kept)
  })
})

describe('Id', () => {
  test.each([
    ['7', 7],
    [7, 7],
    ['0', { refused: 'invalid' }],
    ['-1', { refused: 'invalid' }],
    ['1.5', { refused: 'invalid' }],
    ['seven', { refused: 'invalid' }],
    ['9007199254740993', { refused: 'invalid' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(Id, input)).toEqual(kept)
  })
})

describe('text', () => {
  test.each([
    [text(3), ' ab ', 'ab'],
    [text(3), '   ', { refused: 'required' }],
    [text(3), 'abcd', { refused: 'too_long' }],
    [optionalText(3), undefined, ''],
    [optionalText(3), '  ', ''],
    [optionalText(3), 'abcd', { refused: 'too_long' }],
  ])('of limited length: %#', (schema, input, kept) => {
    expect(parse(schema, input)).toEqual(kept)
  })
})
