import { dirname, join, normalize } from 'node:path'

/** The packages of the workspace by folder, to turn the name of an import into a file. */
export interface Workspace {
  readonly paths: ReadonlySet<string>
  readonly packages: readonly Package[]
}

interface Package {
  readonly folder: string
  readonly name: string
  readonly imports: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
}

export function readWorkspace(paths: readonly string[], read: (path: string) => string): Workspace {
  const manifests = paths.filter((path) => path === 'package.json' || path.endsWith('/package.json'))
  const packages = manifests.map((path) => toPackage(dirname(path), JSON.parse(read(path))))
  return { paths: new Set(paths), packages: packages.sort((a, b) => b.folder.length - a.folder.length) }
}

function toPackage(folder: string, manifest: Record<string, Record<string, string> | undefined>): Package {
  const { name, imports = {}, exports = {}, dependencies = {}, devDependencies = {} } = manifest
  const [own, ofBuild] = [Object.keys(dependencies), Object.keys(devDependencies)]
  return { folder, name: String(name), imports, exports, dependencies: own, devDependencies: ofBuild }
}

export function packageOf({ packages }: Workspace, path: string): Package | undefined {
  return packages.find(({ folder }) => folder === '.' || path.startsWith(`${folder}/`))
}

/** The file that an import names, existing or not; null when it is a package of others. */
export function resolveImport(workspace: Workspace, from: string, specifier: string): string | null {
  const name = specifier.split('?')[0] ?? specifier
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  if (name.startsWith('#')) {
    const own = packageOf(workspace, from)
    return own ? mapped(workspace, own.folder, own.imports, name) : null
  }
  const other = workspace.packages.find((one) => name.startsWith(`${one.name}/`))
  return other ? mapped(workspace, other.folder, other.exports, `.${name.slice(other.name.length)}`) : null
}

function mapped({ paths }: Workspace, folder: string, table: Readonly<Record<string, string>>, name: string) {
  const hits = Object.entries(table)
    .flatMap(([key, target]) => match(key, target, name))
    .sort((a, b) => b.key.length - a.key.length)
    .map(({ target }) => normalize(join(folder, target)))
  return hits.find((hit) => paths.has(hit)) ?? hits[0] ?? null
}

function match(key: string, target: string, name: string): { key: string; target: string }[] {
  const [before = '', after] = key.split('*')
  if (after === undefined) return key === name ? [{ key, target }] : []
  const fits = name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after)
  return fits ? [{ key, target: target.replace('*', name.slice(before.length, name.length - after.length)) }] : []
}
