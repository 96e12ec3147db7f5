import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const UNFINISHED = 'unfinished'
const ABANDONED_AFTER_MS = 3_600_000

/** Readers see the whole file or none, also after a power cut: the bytes are on the disk before the name is. */
export async function writeAtomically(cacheDir: string, target: string, content: Buffer | string): Promise<void> {
  const temporary = join(cacheDir, UNFINISHED, randomUUID())
  await mkdir(dirname(temporary), { recursive: true })
  await mkdir(dirname(target), { recursive: true })
  try {
    await writeFile(temporary, content, { flush: true, flag: 'wx' })
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Removes what a crash in the middle of writing left; another process may be writing beside us, hence the age. */
export async function removeAbandoned(cacheDir: string): Promise<void> {
  const folder = join(cacheDir, UNFINISHED)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  }
}
