import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAIL_NAMES } from './mails.ts'

const SERVICES = join(import.meta.dirname, '../../../services/src')

test('every mail the shop sends has a Czech name', () => {
  const sent = globSync('**/emails/*-mails.ts', { cwd: SERVICES }).flatMap((file) => {
    const source = readFileSync(join(SERVICES, file), 'utf8')
    return [...source.matchAll(/^ {2}'?([a-z-]+)'?: \{\n {4}kind:/gm)].map(([, name]) => name as string)
  })
  expect(sent.length).toBeGreaterThan(80)
  expect(sent.filter((name) => !(name in MAIL_NAMES))).toEqual([])
  expect(Object.keys(MAIL_NAMES).filter((name) => !sent.includes(name))).toEqual([])
})
