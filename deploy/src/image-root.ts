import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildah } from './buildah.ts'
import { PARTS } from './parts.ts'

const USER = 10_001
const PLACES = { MEDIA_DIR: '/srv/media', CACHE_DIR: '/var/cache/cenich' }
const RUN = join(import.meta.dirname, '../run-in-image.sh')

interface Started {
  name: string
  command: string[]
  env: Record<string, string>
}

export interface ImageRoot {
  /** Where its files are. */
  root: string
  megabytes: number
  /** How a command is run inside, with these paths of the host at these places of the image. */
  inside(folder: string, command: readonly string[], paths?: Readonly<Record<string, string>>): string[]
  close(): void
}

/** The files of an image as a folder of this machine. */
export function openImage(image: string): ImageRoot {
  const container = buildah(['from', '--pull-never', image])
  const root = buildah(['mount', container])
  const [size] = execFileSync('du', ['--summarize', '--block-size=1000000', root], { encoding: 'utf8' }).split('\t')
  return {
    root,
    megabytes: Number(size),
    inside: (folder, command, paths = {}) => {
      const mounts = Object.entries({ '/etc/hosts': '/etc/hosts', ...paths }).map(([from, to]) => `${from}:${to}`)
      return ['unshare', '--mount', '--propagation', 'private', 'sh', RUN, root, folder, ...mounts, '--', ...command]
    },
    close: () => {
      buildah(['umount', container])
      buildah(['rm', container])
    },
  }
}

/** A part of this checkout as a part of the image; whatever is not ours stays where it is. */
export function toImagePart<Part extends Started>(part: Part, image: ImageRoot): Part {
  const own = Object.entries(PARTS).find(([name]) => name === part.name)?.[1]
  if (!own) return part
  const folder = `/app/${own.folder}`
  const command = ['/usr/local/bin/node', own.entry]
  const { MEDIA_DIR, CACHE_DIR } = part.env
  if (!MEDIA_DIR || !CACHE_DIR) return { ...part, command: image.inside(folder, command) }
  mkdirSync(CACHE_DIR, { recursive: true })
  chownSync(CACHE_DIR, USER, USER)
  return {
    ...part,
    command: image.inside(folder, command, { [MEDIA_DIR]: PLACES.MEDIA_DIR, [CACHE_DIR]: PLACES.CACHE_DIR }),
    env: { ...part.env, ...PLACES },
  }
}
