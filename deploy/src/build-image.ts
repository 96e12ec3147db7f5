import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildah, WORK } from './buildah.ts'
import { makeContext } from './make-context.ts'

const ROOT = join(import.meta.dirname, '../..')
const BASE_TAR = join(WORK, 'base.tar')
const BASE = 'localhost/cenich-base:trixie'
/** Debian 13 with what Node and sharp link to, the roots of trust and the table of time zones. */
const PACKAGES = ['ca-certificates', 'libstdc++6', 'tzdata']
const UNREAD = ['/usr/share/man/*', '/usr/share/locale/*', '/usr/share/doc/*', '/usr/share/info/*']

interface Image {
  name: string
  release: string
}

/** Builds the image from this checkout. Its base is made here when none is named, from Debian's own packages. */
export async function buildImage({ base }: { base?: string | undefined } = {}): Promise<Image> {
  await mkdir(WORK, { recursive: true })
  const release = readRelease()
  const name = `localhost/cenich:${release}`
  await makeContext(join(WORK, 'context'))
  if (!base) makeBase()
  const args = ['--build-arg', `BASE=${base ?? BASE}`, '--build-arg', `RELEASE=${release}`]
  const file = join(ROOT, 'deploy/Containerfile')
  // Layers would be kept twice on a disk that cannot share them.
  buildah([
    'bud',
    '--isolation',
    'chroot',
    '--layers=false',
    '--pull-never',
    ...args,
    '-t',
    name,
    '-f',
    file,
    join(WORK, 'context'),
  ])
  return { name, release }
}

/** Version and commit: the day of the commit and its name. A build of something that nobody has committed says so. */
function readRelease(): string {
  const git = (args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  const commit = git(['log', '-1', '--date=format:%Y.%m.%d', '--abbrev=12', '--format=%cd-%h'])
  return git(['status', '--porcelain', '--untracked-files=no']) === '' ? commit : `${commit}-changed`
}

function makeBase(): void {
  if (!existsSync(BASE_TAR)) {
    const left = UNREAD.map((path) => `--dpkgopt=path-exclude=${path}`)
    const kept = '--dpkgopt=path-include=/usr/share/doc/*/copyright'
    const include = `--include=${PACKAGES.join(',')}`
    execFileSync('mmdebstrap', ['--variant=essential', ...left, kept, include, 'trixie', BASE_TAR], {
      stdio: 'inherit',
    })
  }
  const container = buildah(['from', 'scratch'])
  buildah(['add', '--quiet', container, BASE_TAR, '/'])
  buildah(['commit', '--quiet', container, BASE])
  buildah(['rm', container])
}
