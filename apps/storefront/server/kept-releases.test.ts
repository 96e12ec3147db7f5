import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isForgotten, type KeptRelease, keepRelease, markRelease } from './kept-releases.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const until = (name: string, date: Date | null): KeptRelease => ({
  name,
  files: [],
  servedUntil: date?.toISOString() ?? null,
})

test.each<[string, KeptRelease[], 'stage' | 'serve', KeptRelease[]]>([
  ['the first one runs', [], 'serve', [until('b', null)]],
  ['one that is only staged may never run', [until('a', null)], 'stage', [until('a', null), until('b', day(9))]],
  ['the one before counts from now on', [until('a', null)], 'serve', [until('a', day(9)), until('b', null)]],
  [
    'one before that counts from when it was replaced',
    [until('x', day(2)), until('a', null)],
    'serve',
    [until('x', day(2)), until('a', day(9)), until('b', null)],
  ],
  ['the one that runs is staged again', [until('b', null)], 'stage', [until('b', null)]],
  ['the way back', [until('b', day(3)), until('c', null)], 'serve', [until('c', day(9)), until('b', null)]],
])('%s', (_, known, step, expected) => {
  expect(markRelease(known, { name: 'b', files: [] }, step, day(9))).toEqual(expected)
})

test.each([
  ['runs', null, false],
  ['was replaced 14 days ago', day(1), false],
  ['was replaced 15 days ago', new Date(day(1).getTime() - 86_400_000), true],
])('a release that %s', (_, date, expected) => {
  expect(isForgotten(until('a', date), day(15))).toBe(expected)
})

async function makeRelease(folder: string, files: Record<string, string>): Promise<string> {
  const client = join(folder, 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, 'assets', name), text)
  return client
}

test('files of two releases lie beside each other, and those of the older go fifteen days after it was replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'))
  const [a, b, c] = await Promise.all([
    makeRelease(join(folder, 'a'), { 'page-1.js': 'a', 'shared-9.js': 's' }),
    makeRelease(join(folder, 'b'), { 'page-2.js': 'b', 'shared-9.js': 's' }),
    makeRelease(join(folder, 'c'), { 'page-3.js': 'c' }),
  ])
  const assets = join(folder, 'kept/assets')
  const keep = (client: string, release: string, step: 'stage' | 'serve', now: Date) =>
    keepRelease({ folder: join(folder, 'kept'), client, release, step, now })
  await keep(a, 'a', 'serve', day(1))
  await keep(b, 'b', 'stage', day(20))
  expect(await readdir(assets)).toEqual(['page-1.js', 'page-2.js', 'shared-9.js'])
  await keep(b, 'b', 'serve', day(20))
  // A half-written file of a copy that was cut off.
  await writeFile(join(assets, 'page-3.js.123'), '')
  await keep(c, 'c', 'serve', day(30))
  expect(await readdir(assets)).toEqual(['page-1.js', 'page-2.js', 'page-3.js', 'shared-9.js'])
  const kept = await keep(c, 'c', 'serve', day(36))
  expect(kept.map(({ name }) => name)).toEqual(['b', 'c'])
  expect(await readdir(assets)).toEqual(['page-2.js', 'page-3.js', 'shared-9.js'])
  expect(await readFile(join(assets, 'shared-9.js'), 'utf8')).toBe('s')
})
