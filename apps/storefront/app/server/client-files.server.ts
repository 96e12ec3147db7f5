import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let folder: string | null = null

/** Told once at the start; before that, and while somebody develops, there are no built files. */
export function setClientFolder(path: string): void {
  folder = path
}

/** A file of the browser's build by its address; null when there is none. Asked for once for each file. */
export function readClientFile(path: string): Buffer | null {
  if (folder === null) return null
  try {
    return readFileSync(join(folder, path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
