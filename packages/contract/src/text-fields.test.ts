import { describe, expect, test } from 'vitest'
import { parse } from './parse.fixture.ts'
import {
  Day,
  Email,
  findControlCharacter,
  Id,
  KnownPassword,
  Moment,
  NewPassword,
  optionalText,
  PersonName,
  ReturnPath,
  Secret,
  text,
} from './text-fields.ts'

describe('Email', () => {
  test.each([
    ['  Jana@Example.CZ ', 'jana@example.cz'],
    ['jana@', { refused: 'email_invalid' }],
    ['', { refused: 'email_missing' }],
    ['  ', { refused: 'email_missing' }],
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
    ['', { refused: 'invalid' }],
    [null, { refused: 'invalid' }],
    [undefined, { refused: 'invalid' }],
    ['7; drop table', { refused: 'invalid' }],
    ['Infinity', { refused: 'invalid' }],
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

describe('passwords', () => {
  test.each([
    ['nine letters are short', NewPassword, 'a'.repeat(9), { refused: 'password_short' }],
    ['ten are enough', NewPassword, 'a'.repeat(10), 'a'.repeat(10)],
    ['spaces at its ends are a part of it', NewPassword, ' pes a kočka ', ' pes a kočka '],
    ['nobody hashes a book', NewPassword, 'a'.repeat(129), { refused: 'too_long' }],
    ['an old one may be short', KnownPassword, 'a', 'a'],
    ['an empty one is none', KnownPassword, '', { refused: 'required' }],
    ['nor is a missing one', KnownPassword, undefined, { refused: 'required' }],
    ['nobody hashes a book to compare it', KnownPassword, 'a'.repeat(129), { refused: 'too_long' }],
  ])('%s', (_title, schema, input, kept) => {
    expect(parse(schema, input)).toEqual(kept)
  })
})

describe('PersonName', () => {
  test.each([
    ['  Jana ', 'Jana'],
    ['', ''],
    ['J'.repeat(32), 'J'.repeat(32)],
    [`${'J'.repeat(32)} `, 'J'.repeat(32)],
    ['J'.repeat(33), { refused: 'too_long' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(PersonName, input)).toEqual(kept)
  })
})

describe('Secret', () => {
  test.each([
    ['a'.repeat(43), 'a'.repeat(43)],
    ['a'.repeat(42), { refused: 'invalid' }],
    ['a'.repeat(44), { refused: 'invalid' }],
    [`${'a'.repeat(42)}=`, { refused: 'invalid' }],
    [`${'a'.repeat(42)}\n`, { refused: 'invalid' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(Secret, input)).toEqual(kept)
  })
})

describe('days and moments', () => {
  test.each([
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', { refused: 'invalid' }],
    ['2026-11-31', { refused: 'invalid' }],
    ['2026-1-5', { refused: 'invalid' }],
    ['2026-11-15T10:00:00Z', { refused: 'invalid' }],
    ['', { refused: 'invalid' }],
  ])('the day %j is kept as %j', (input, kept) => {
    expect(parse(Day, input)).toEqual(kept)
  })

  test.each([
    ['2026-11-15T10:00:00Z', true],
    ['2026-11-15T10:00:00.123456+01:00', true],
    ['2026-11-15T10:00:00', false],
    ['2026-11-15', false],
  ])('%j is a moment: %j', (input, isMoment) => {
    expect(Moment.safeParse(input).success).toBe(isMoment)
  })
})

describe('findControlCharacter', () => {
  test.each([
    ['clean words', { note: 'Zazvoňte\n\tdvakrát\r' }, null],
    ['no body', undefined, null],
    ['a NUL at the top', '\u0000', ''],
    ['inside an object', { address: { street: 'Lidická\u0007' } }, 'address.street'],
    ['inside a list', { lines: ['a', '\u001b'] }, 'lines.1'],
    ['in a name', { 'a\u0000': 1 }, ''],
    ['the one after the last printable letter', { note: '\u007f' }, 'note'],
    ['one of the second row', { note: '\u0085' }, 'note'],
    ['signs that only look odd', { note: '\u00a0\u200b🐕' }, null],
  ])('%s', (_title, input, path) => {
    expect(findControlCharacter(input)).toBe(path)
  })

  test('a body nested deeper than the stack is read to its bottom', () => {
    let body: unknown = '\u0000'
    for (let depth = 0; depth < 100_000; depth += 1) body = [body]
    expect(findControlCharacter(body)).toHaveLength(199_999)
  })
})
