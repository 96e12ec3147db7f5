import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cenich')
const SCRIPT = join(import.meta.dirname, 'in-debian-root.sh')

/** Debian 13 with the named packages in a folder: made once, as root, by mmdebstrap, and kept for the next run. */
export async function ensureDebianRoot(packages: readonly string[]): Promise<string> {
  const key = createHash('sha256').update(packages.toSorted().join(' ')).digest('hex').slice(0, 8)
  const root = join(CACHE, `debian-13-${key}`)
  if (existsSync(root)) return root
  console.log(`${packages.join(', ')} of Debian 13 go into ${root}; that takes some minutes, once.`)
  const unfinished = `${root}.${process.pid}`
  await mkdir(CACHE, { recursive: true })
  installMmdebstrap()
  try {
    const include = `--include=${packages.join(',')}`
    execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', include, 'trixie', unfinished], { stdio: 'inherit' })
    await rename(unfinished, root)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return root
}

function installMmdebstrap(): void {
  const isThere = (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'mmdebstrap')))
  if (!isThere) execFileSync('apt-get', ['install', '--yes', 'mmdebstrap'], { stdio: 'inherit' })
}

interface Inside {
  root: string
  user: string
  /** Folders of this machine, and where they are found inside. */
  folders: Readonly<Record<string, string>>
}

/**
 * A command as it is run inside: as its user, with mounts that go with it. What it starts is the same process, so that whoever
 * ends that one ends the command itself.
 */
export function inDebianRoot({ root, user, folders }: Inside, command: readonly string[]): [string, ...string[]] {
  const binds = Object.entries(folders).map(([outside, inside]) => `${outside}:${inside}`)
  return ['unshare', '--mount', 'sh', SCRIPT, root, user, ...binds, '--', ...command]
}
