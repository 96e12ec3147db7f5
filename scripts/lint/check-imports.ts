import { FLOORS, LIBRARIES, PACKAGES } from '../layers.ts'
import { type Import, isTestSide, type Module } from './module.ts'
import { packageOf, type Workspace } from './workspace.ts'

/** What `scripts/layers.ts` forbids, one line for each import. */
export function checkImports(workspace: Workspace, modules: readonly Module[]): string[] {
  return modules.flatMap((module) => [
    ...unnamedRoom(module.path),
    ...module.imports.flatMap((one) => {
      if (one.kind === 'path') return []
      const fault = faultOf(workspace, module.path, one)
      return fault ? [`${module.path}:${one.line}: ${fault}`] : []
    }),
  ])
}

function faultOf(workspace: Workspace, path: string, { specifier, target }: Import): string | null {
  if (target === null && specifier.startsWith('@shop/')) return `${specifier} is exported by nobody`
  if (target === null) return isFreeOfFloors(path) ? null : libraryFault(workspace, path, specifier)
  return (
    relativeFault(path, specifier, target) ??
    (isFreeOfFloors(path) ? null : (testFault(path, target) ?? packageFault(path, target) ?? floorFault(path, target)))
  )
}

/** Browser tests are tests, but their room has a place in the table. */
const isFreeOfFloors = (path: string) => isTestSide(path) && !path.startsWith('e2e/')

function relativeFault(path: string, specifier: string, target: string): string | null {
  if (!specifier.startsWith('.')) return null
  const [own, other] = [folderOf(path), folderOf(target)]
  if (own !== other)
    return `${specifier} leaves ${own} by a relative path; import it by its name, so that the table of layers sees it`
  return APP_SOURCE.test(path) && specifier.startsWith('../') ? `${specifier} climbs; inside an app write #app/…` : null
}

const APP_SOURCE = /^apps\/[^/]+\/(src|app)\//

/** Drills and benches measure with the tests' own instruments; what customers run does not. */
function testFault(path: string, target: string): string | null {
  return isTestSide(target) && /^(apps|packages)\//.test(path) ? `${target} belongs to the tests` : null
}

function packageFault(path: string, target: string): string | null {
  const [own, other] = [folderOf(path), folderOf(target)]
  if (own === other) return null
  const allowed = (PACKAGES[own] ?? [])
    .filter((name) => !name.endsWith('@server') || isServerFile(path))
    .map((name) => name.replace('@server', ''))
  const wanted = target.replace(/^(apps|packages)\//, '')
  if (allowed.some((name) => wanted === `${name}.ts` || wanted.startsWith(`${name}/`))) return null
  return `${own} may not import ${other} (scripts/layers.ts allows ${allowed.join(', ') || 'nothing'})`
}

function isServerFile(path: string): boolean {
  return /\.server\.tsx?$|^apps\/(storefront\/(server|vite|app\/server)|admin\/server)\//.test(path)
}

function libraryFault(workspace: Workspace, path: string, specifier: string): string | null {
  const own = folderOf(path)
  const name = /^node:|^@[^/]+\/[^/]+|^[^/]+/.exec(specifier)?.[0] ?? specifier
  const libraries = LIBRARIES[own]
  if (libraries && !libraries.includes(name))
    return `${own} uses no library but ${libraries.join(', ') || 'its own code'}: ${specifier}`
  if (/^(node|virtual):/.test(name) || !/^(apps|packages)\//.test(own) || BUILD_TIME.test(path)) return null
  const { dependencies = [], devDependencies = [] } = packageOf(workspace, path) ?? {}
  const isDeclared = dependencies.includes(name) || (BUNDLED.test(path) && devDependencies.includes(name))
  return isDeclared ? null : `${name} is no dependency of ${own}`
}

/** Read by the build and not by the shop. */
const BUILD_TIME = /\.config\.ts$|^apps\/storefront\/(vite\/|app\/(probe-)?routes\.ts$)/

/** Goes into the build whole: production installs nothing for it. `vite-pages.ts` is of development alone. */
const BUNDLED = /^apps\/admin\/(src\/|server\/vite-pages\.ts$)/

function floorFault(path: string, target: string): string | null {
  const [from, to] = [roomOf(path), roomOf(target)]
  if (!from || !to || from.base !== to.base || from.name === to.name) return null
  if (to.floor > from.floor) return null
  const same = to.floor === from.floor
  return `${from.name} may not import ${to.name}: ${same ? 'they share a floor' : 'it stands above'} (scripts/layers.ts)`
}

function unnamedRoom(path: string): string[] {
  if (isTestSide(path)) return []
  const base = Object.keys(FLOORS).find((one) => path.startsWith(`${one}/`))
  if (base && !roomOf(path)) return [`${path}: its room has no floor in scripts/layers.ts`]
  return folderOf(path) in PACKAGES || !path.includes('/') ? [] : [`${path}: its package is not in scripts/layers.ts`]
}

interface Room {
  base: string
  name: string
  floor: number
}

function roomOf(path: string): Room | null {
  const base = Object.keys(FLOORS).find((one) => path.startsWith(`${one}/`))
  if (!base) return null
  const inside = path.slice(base.length + 1)
  const fits = (name: string) => inside === name || inside.startsWith(`${name}/`) || inside.startsWith(`${name}.`)
  const floor = (FLOORS[base] ?? []).findIndex((rooms) => [rooms].flat().some(fits))
  const name = [(FLOORS[base] ?? [])[floor] ?? []].flat().find(fits)
  return name === undefined ? null : { base, name, floor }
}

function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first
}
