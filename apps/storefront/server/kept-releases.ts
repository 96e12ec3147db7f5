import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How long a tab, a copy of the edge or a page that somebody has saved may still ask for the code it was made with. */
const KEPT_DAYS = 14
const DAY_MS = 86_400_000

export interface KeptRelease {
  name: string
  /** Names of its hashed files. */
  files: readonly string[]
  /** When another one took its place; null while it is the one that runs. */
  servedUntil: string | null
}

interface Keeping {
  /** Holds `assets`, the files of all releases beside each other, and `releases`, who has which. */
  folder: string
  /** The browser's files of the release. */
  client: string
  release: string
  /** Staged: its files are there before any process of it runs. Served: from now on it is the one that runs. */
  step: 'stage' | 'serve'
  now: Date
}

/** Puts the files of a release beside those of the others; when it takes over, forgets what nobody can ask for any more. */
export async function keepRelease({ folder, client, release, step, now }: Keeping): Promise<KeptRelease[]> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'releases'), { recursive: true })
  const files = await readdir(join(client, 'assets'))
  const known = await readReleases(folder)
  const marked = markRelease(known, { name: release, files }, step, now)
  // Known before it is there: what is not known may be removed.
  for (const one of marked) await writeRelease(folder, one)
  for (const file of files) await copyNew(join(client, 'assets', file), join(folder, 'assets', file))
  return step === 'serve' ? removeForgotten(folder, marked, now) : marked
}

/** Who runs and until when the others did. A release that was only staged counts from then: it may never run. */
export function markRelease(
  known: readonly KeptRelease[],
  { name, files }: Pick<KeptRelease, 'name' | 'files'>,
  step: Keeping['step'],
  now: Date,
): KeptRelease[] {
  const others = known.filter((one) => one.name !== name)
  const isRunning = known.some((one) => one.name === name && one.servedUntil === null)
  const servedUntil = step === 'serve' || isRunning ? null : now.toISOString()
  const until = (one: KeptRelease) => one.servedUntil ?? (step === 'serve' ? now.toISOString() : null)
  return [...others.map((one) => ({ ...one, servedUntil: until(one) })), { name, files, servedUntil }]
}

/** The one that runs is never forgotten, however old it is. */
export function isForgotten({ servedUntil }: KeptRelease, now: Date): boolean {
  return servedUntil !== null && now.getTime() - Date.parse(servedUntil) > KEPT_DAYS * DAY_MS
}

async function removeForgotten(folder: string, releases: readonly KeptRelease[], now: Date): Promise<KeptRelease[]> {
  const kept = releases.filter((one) => !isForgotten(one, now))
  for (const one of releases.filter((release) => !kept.includes(release))) {
    await rm(join(folder, 'releases', `${one.name}.json`))
  }
  const files = new Set(kept.flatMap((one) => one.files))
  for (const file of await readdir(join(folder, 'assets'))) {
    if (!files.has(file)) await rm(join(folder, 'assets', file))
  }
  return kept
}

async function readReleases(folder: string): Promise<KeptRelease[]> {
  const names = (await readdir(join(folder, 'releases'))).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, 'releases', name), 'utf8')) as KeptRelease),
  )
}

async function writeRelease(folder: string, release: KeptRelease): Promise<void> {
  await writeWhole(join(folder, 'releases', `${release.name}.json`), (path) =>
    writeFile(path, `${JSON.stringify(release)}\n`),
  )
}

/** The name of a file says what is in it, so one that is there stays. */
async function copyNew(from: string, to: string): Promise<void> {
  const [wanted, there] = await Promise.all([stat(from), stat(to).catch(() => null)])
  if (there?.size !== wanted.size) await writeWhole(to, (path) => copyFile(from, path))
}

/** Servers read the folder meanwhile: nobody may find half a file. */
async function writeWhole(path: string, write: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.${process.pid}`
  await write(unfinished)
  await rename(unfinished, path)
}
