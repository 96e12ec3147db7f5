import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copySources } from '@shop/deploy/make-context'

export interface Release {
  name: string
  /** As `pnpm image <file>` would leave it, without Debian and Node underneath. */
  tar: string
  /** Names of the browser's hashed files. */
  assets: ReadonlySet<string>
}

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)
/** A sentence that stands on every page, so that the code of every page is another one. */
const SENTENCE = 'Nechutná? Vrátíme peníze.'
const SENTENCE_FILE = 'apps/storefront/app/texts/shell/shell.ts'

/** This checkout, and the one after it: another word on every page and one more migration, which only adds. */
export async function makeReleases(folder: string): Promise<[before: Release, after: Release]> {
  return [await makeRelease(folder, 'drill-1'), await makeRelease(folder, 'drill-2', makeNext)]
}

async function makeRelease(
  folder: string,
  name: string,
  change: (app: string) => Promise<void> = async () => undefined,
): Promise<Release> {
  const root = join(folder, name)
  const app = join(root, 'app')
  const assets = join(app, 'apps/storefront/build/shop/client/assets')
  if (existsSync(`${root}.tar`)) return { name, tar: `${root}.tar`, assets: new Set(await readdir(assets)) }
  await copySources(app)
  await copyFile(join(ROOT, 'tsconfig.base.json'), join(app, 'tsconfig.base.json'))
  await linkInstalled(app)
  await change(app)
  const storefront = join(app, 'apps/storefront')
  await run(join(storefront, 'node_modules/.bin/react-router'), ['build'], { cwd: storefront, maxBuffer: 2 ** 26 })
  const admin = join(app, 'apps/admin')
  await run(join(admin, 'node_modules/.bin/vite'), ['build'], { cwd: admin, maxBuffer: 2 ** 26 })
  await writeFile(join(app, 'release.env'), `RELEASE=${name}\n`)
  await run('tar', ['--create', '--file', `${root}.tar`, '--directory', root, '.'])
  return { name, tar: `${root}.tar`, assets: new Set(await readdir(assets)) }
}

/** The libraries of this checkout; packages of the workspace find each other inside the release. */
async function linkInstalled(app: string): Promise<void> {
  await symlink(join(ROOT, 'node_modules'), join(app, 'node_modules'))
  const packages = await Promise.all(
    ['apps', 'packages'].map(async (room) => (await readdir(join(app, room))).map((name) => join(room, name))),
  )
  for (const path of [...packages.flat(), 'database']) {
    const installed = join(ROOT, path, 'node_modules')
    if (existsSync(installed)) await run('cp', ['--archive', installed, join(app, path, 'node_modules')])
  }
}

async function makeNext(app: string): Promise<void> {
  const file = join(app, SENTENCE_FILE)
  const text = await readFile(file, 'utf8')
  if (!text.includes(SENTENCE)) throw new Error(`${SENTENCE_FILE} does not say „${SENTENCE}“ any more.`)
  await writeFile(file, text.replace(SENTENCE, `${SENTENCE} Hned.`))
  const migrations = join(app, 'database/migrations')
  const number = String((await readdir(migrations)).length + 1).padStart(4, '0')
  await mkdir(migrations, { recursive: true })
  await appendFile(join(migrations, `${number}-drill.sql`), MIGRATION)
}

/** On tables that every request of the drill asks for. */
const MIGRATION = `-- migrate:up
alter table shop.carts add column drill_note text not null default '';
alter table shop.orders add column drill_note text not null default '';
create table internal.drill_notes (id bigint generated always as identity primary key, note text not null);
alter table internal.drill_notes enable row level security;

-- migrate:down
`
