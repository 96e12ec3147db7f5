import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, parseConfig } from './config.ts'

const Schema = z.object({ SECRET: z.string().min(8), PORT: z.coerce.number().default(1) })
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'))
  file = join(folder, 'secret')
  await writeFile(file, 'long enough\n')
})
afterAll(() => rm(folder, { recursive: true }))

function faultsOf(env: Record<string, string>): string {
  try {
    parseConfig(Schema, env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

test('a secret is read from the file that is named', () => {
  expect(parseConfig(Schema, { SECRET_FILE: file })).toEqual({ SECRET: 'long enough', PORT: 1 })
})

test.each([
  ['given twice', () => ({ SECRET: 'long enough', SECRET_FILE: file }), 'SECRET: is given twice, also by SECRET_FILE'],
  ['in no file', () => ({ SECRET_FILE: join(folder, 'absent') }), 'SECRET: cannot be read from SECRET_FILE'],
])('a secret that is %s keeps the process from starting', (_, env, said) => {
  expect(faultsOf(env())).toBe(`Configuration cannot be used:\n  ${said}`)
})

test('what is wrong in a file is not shown', async () => {
  const short = join(folder, 'short')
  await writeFile(short, 'hush\n')
  expect(faultsOf({ SECRET_FILE: short })).toBe('Configuration cannot be used:\n  SECRET: is not valid (too_small)')
})

test('a file for something nobody reads is left alone', () => {
  expect(parseConfig(Schema, { SECRET: 'long enough', OTHER_FILE: '/nowhere' }).SECRET).toBe('long enough')
})
