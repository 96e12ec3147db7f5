import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import { describePicture, type PictureFacts } from '#app/derive'
import { NAME, SMALLEST_WIDTH } from '#app/widths'

/** One file of the media folder; folders in it only tidy up, names are unique in all of them. Without facts it cannot be shown, and `fault` says why. */
export interface Original {
  name: string
  file: string
  /** Where the file lies when that is not the media folder. */
  folder?: string
  size: number
  mtimeMs: number
  hash: string
  facts: PictureFacts | null
  fault: string | null
}

/** A file that looks like a picture and has no address. */
export interface SkippedFile {
  file: string
  reason: string
}

interface Originals {
  originals: Original[]
  skipped: SkippedFile[]
}

const ENDINGS = new Set(['.avif', '.jpeg', '.jpg', '.png', '.webp'])
const MAX_BYTES = 64 * 1024 * 1024
// Decoding runs on Node's four shared threads; two are left for everything else the process reads.
const READERS = 2

/** The first 16 hex digits of SHA-256: a changed picture has a new address, and two pictures sharing one is not a worry. */
export function hashOriginal(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Lists the media folder. A file whose size and time of change are known is not read again. */
export async function listOriginals(mediaDir: string, known: ReadonlyMap<string, Original>): Promise<Originals> {
  const { files, skipped } = withUniqueNames(await pictureFiles(mediaDir))
  const originals: Original[] = []
  const pending = files.values()
  async function readPending(): Promise<void> {
    for (const file of pending) {
      try {
        originals.push(await readOriginal(mediaDir, file, known.get(file)))
      } catch (error) {
        skipped.push({ file, reason: (error as Error).message })
      }
    }
  }
  await Promise.all(Array.from({ length: READERS }, readPending))
  return { originals, skipped }
}

async function pictureFiles(mediaDir: string): Promise<string[]> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ENDINGS.has(extname(entry.name)))
    .map((entry) => relative(mediaDir, join(entry.parentPath, entry.name)))
    .sort()
}

function withUniqueNames(found: string[]): { files: string[]; skipped: SkippedFile[] } {
  const fileOf = new Map<string, string>()
  const skipped: SkippedFile[] = []
  for (const file of found) {
    const name = nameOf(file)
    const first = fileOf.get(name)
    if (!NAME.test(name)) skipped.push({ file, reason: 'A name is made of a-z, 0-9 and single hyphens.' })
    else if (first) skipped.push({ file, reason: `${first} has the same name.` })
    else fileOf.set(name, file)
  }
  return { files: [...fileOf.values()], skipped }
}

async function readOriginal(mediaDir: string, file: string, known: Original | undefined): Promise<Original> {
  const path = join(mediaDir, file)
  const { size, mtimeMs } = await stat(path)
  if (known && known.size === size && known.mtimeMs === mtimeMs) return known
  if (size > MAX_BYTES) throw new Error(`The file is over ${MAX_BYTES} bytes.`)
  const bytes = await readFile(path)
  return { name: nameOf(file), file, size, mtimeMs, hash: hashOriginal(bytes), ...(await examine(bytes)) }
}

export async function examine(bytes: Buffer): Promise<Pick<Original, 'facts' | 'fault'>> {
  try {
    const facts = await describePicture(bytes)
    if (facts.width < SMALLEST_WIDTH) return { facts: null, fault: `The picture is under ${SMALLEST_WIDTH} px wide.` }
    return { facts, fault: null }
  } catch (error) {
    return { facts: null, fault: (error as Error).message }
  }
}

function nameOf(file: string): string {
  return basename(file, extname(file))
}
