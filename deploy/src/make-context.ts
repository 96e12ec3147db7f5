import { execFileSync } from 'node:child_process'
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PARTS } from './parts.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORKSPACE =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|[a-z]+\/package\.json|(apps|packages|database)\/.*)$/
/** What no process of production reads: tests, and the demo shop with its pictures, which production refuses anyway. */
const LEFT_OUT = /\.test\.tsx?$|^(apps|packages)\/[a-z]+\/test\/|^database\/(tests|seed)\/|\.env\.example$/
/** Files of libraries that are read by people and tools only. Licences stay. */
const UNREAD = /\.(map|md|markdown|flow|ts|mts|cts|tsx)$/

/** The files of the workspace that production runs, as they are tracked here: neither installed nor built. */
export async function copySources(app: string): Promise<void> {
  await mkdir(app, { recursive: true })
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  for (const path of tracked.filter(isOfProduction)) {
    await mkdir(join(app, dirname(path)), { recursive: true })
    await copyFile(join(ROOT, path), join(app, path))
  }
}

/** Everything the image is made of, in a folder: `app` (the workspace, installed and built) and `node`. */
export async function makeContext(folder: string): Promise<void> {
  const app = join(folder, 'app')
  await rm(folder, { recursive: true, force: true })
  await copySources(app)
  await cp(join(ROOT, 'apps/storefront/build/shop'), join(app, 'apps/storefront/build/shop'), { recursive: true })
  await cp(join(ROOT, 'apps/admin/build'), join(app, 'apps/admin/build'), { recursive: true })
  install(app)
  await prune(join(app, 'node_modules/.pnpm'))
  await copyFile(process.execPath, join(folder, 'node'))
  execFileSync('strip', ['--strip-unneeded', join(folder, 'node')])
  const bill = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  execFileSync('pnpm', [...bill, '--out', join(folder, 'sbom.cdx.json')], { cwd: app, stdio: 'inherit' })
}

function isOfProduction(path: string): boolean {
  return WORKSPACE.test(path) && !LEFT_OUT.test(path)
}

/**
 * The workspace stays one: `pnpm deploy` would copy our packages under node_modules, where Node strips no types.
 */
function install(app: string): void {
  const folders = new Set(Object.values(PARTS).map(({ folder }) => folder))
  const filters = [...folders, 'database'].flatMap((folder) => ['--filter', `{./${folder}}...`])
  execFileSync('pnpm', ['install', '--prod', '--frozen-lockfile', '--prefer-offline', ...filters], {
    cwd: app,
    env: { ...process.env, CI: 'true' },
    stdio: 'inherit',
  })
}

async function prune(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    // The store shares these files with other checkouts by hard links: a name is taken away, never a byte changed.
    if (entry.isFile() && UNREAD.test(entry.name)) await rm(path)
  }
}
