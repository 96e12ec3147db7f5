import { expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, parseConfig } from './config.ts'

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  DATABASE_URL: z.url(),
  SECRET: z
    .string()
    .refine((text) => text.length >= 32, 'needs at least 32 characters')
    .optional(),
})

function faultOf(env: Record<string, string>): ConfigError {
  try {
    parseConfig(schema, env)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('the configuration was accepted')
}

test('returns typed values and defaults', () => {
  expect(parseConfig(schema, { DATABASE_URL: 'postgres://localhost/shop' })).toEqual({
    PORT: 3000,
    DATABASE_URL: 'postgres://localhost/shop',
  })
})

test('takes an empty variable for an absent one', () => {
  expect(parseConfig(schema, { DATABASE_URL: 'postgres://localhost/shop', PORT: '' }).PORT).toBe(3000)
})

test('names every bad key', () => {
  expect(faultOf({ PORT: '99999' }).keys).toEqual(['PORT', 'DATABASE_URL'])
})

test('says of a missing key that it is missing', () => {
  expect(faultOf({}).message).toContain('DATABASE_URL: is missing')
})

test('never repeats a value', () => {
  const { message } = faultOf({ DATABASE_URL: 'hunter2-is-no-url', SECRET: 'hunter2', PORT: 'hunter2' })
  expect(message).not.toContain('hunter2')
  expect(message).toContain('SECRET: needs at least 32 characters')
})
