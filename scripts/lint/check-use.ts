import { isTestSide, type Module } from './module.ts'

/** Read by their file name or by a framework, not by an import. */
interface Entry {
  readonly files: RegExp
  /** The names that the reader asks for; without it the file is run and gives nothing. */
  readonly names?: RegExp
}

const ROUTE =
  /^(default|loader|clientLoader|action|clientAction|headers|meta|links|handle|shouldRevalidate|middleware|ErrorBoundary|HydrateFallback|Layout)$/
const ENTRIES: readonly Entry[] = [
  { files: /^apps\/storefront\/app\/(routes|layouts)\/.*\.tsx?$/, names: ROUTE },
  { files: /^apps\/storefront\/app\/root\.tsx$/, names: ROUTE },
  {
    files: /^apps\/storefront\/app\/entry\.\w+\.tsx$/,
    names: /^(default|handleError|handleDataRequest|streamTimeout)$/,
  },
  { files: /^apps\/storefront\/app\/routes\.ts$|\.config\.ts$/, names: /^default$/ },
  { files: /^apps\/[^/]+\/(src|server)\/(server|worker)\.ts$|^apps\/admin\/src\/main\.tsx$/ },
  { files: /^apps\/services\/scripts\/|^database\/src\/(addresses\/import-addresses|run-migrations)\.ts$/ },
  { files: /^deploy\/src\/(cluster\/write-cluster|write-image)\.ts$|^apps\/storefront\/server\/keep-assets\.ts$/ },
  { files: /^packages\/partners\/src\/[^/]+\/fake-server\.ts$/ },
  { files: /^scripts\/[^/]+\.ts$/ },
  { files: /^(drills|bench)\/[^/]+\/run\.ts$/, names: /^run$/ },
  // The build puts it in the place of the router's own.
  { files: /\/navigation\/load-route-module\.ts$/, names: /^loadRouteModule$/ },
  // Compiled, never run: every marked line must be refused.
  { files: /^packages\/clients\/test\/renamed-columns\.ts$/, names: /./ },
  { files: /^database\/types\.ts$|\.d\.ts$/, names: /./ },
  { files: /vitest-setup\.ts$|^e2e\/global-setup\.ts$/, names: /^(default|setup|teardown)$/ },
]

/** Exports that no other file asks for. A test that asks is somebody. */
export function unusedExports(modules: readonly Module[]): string[] {
  const asked = new Map<string, Set<string>>()
  for (const { imports } of modules) {
    for (const { target, names } of imports) {
      if (target === null) continue
      const known = asked.get(target) ?? new Set()
      asked.set(target, known)
      for (const name of names) known.add(name)
    }
  }
  return modules.flatMap(({ path, exports }) => {
    const names = asked.get(path)
    const isAsked = (name: string) => names?.has('*') || names?.has(name) || isEntryName(path, name)
    return exports
      .filter(({ name }) => name !== '*' && !isAsked(name))
      .map(({ name, line }) => `${path}:${line}: ${name} is used by no other file; make it local or delete it`)
  })
}

function isEntryName(path: string, name: string): boolean {
  return ENTRIES.some(({ files, names }) => files.test(path) && names?.test(name))
}

/** Source that no entry point reaches: only tests run it, or nobody. */
export function runByTestsOnly(modules: readonly Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  // What starts the shop for others is run by browser tests too; product code must be run by the product.
  const starts = modules.filter(({ path }) => ENTRIES.some(({ files }) => files.test(path)) && !isTestSide(path))
  const helpers = modules.filter(({ path }) => isTestSide(path))
  const product = reach(byPath, starts)
  const tools = reach(byPath, [...starts, ...helpers])
  return modules
    .filter(({ path }) => !isTestSide(path))
    .filter(({ path }) => !(isProduct(path) ? product : tools).has(path))
    .map(({ path }) => path)
}

const isProduct = (path: string) => /^(apps|packages)\//.test(path)

function reach(byPath: ReadonlyMap<string, Module>, starts: readonly Module[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...starts]
  for (let module = open.pop(); module; module = open.pop()) {
    if (reached.has(module.path)) continue
    reached.add(module.path)
    for (const { target } of module.imports) {
      const next = target === null ? undefined : byPath.get(target)
      if (next && !reached.has(next.path)) open.push(next)
    }
  }
  return reached
}
