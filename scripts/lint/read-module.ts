import { dirname, join, normalize } from 'node:path'
import { type ParseResult, parseSync } from 'oxc-parser'
import type { Export, Import, Module } from './module.ts'
import { resolveImport, type Workspace } from './workspace.ts'

/** `import('…')` as an expression and as a type, of which the parser reports only the first, and a type added to another file's. */
const DYNAMIC = /(?:\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?|^declare module )['"]([^'"]+)['"]/gm
/** A file named in a string: a route, a forked process. */
const NAMED_FILE = /(?<!from )(?<!import\()(?<!import )['"`]([\w@./-]+\.tsx?)['"`]/g

export function readModule(workspace: Workspace, path: string, text: string): Module {
  const { module } = parseSync(path, text)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const imports = [...staticImports(module, text), ...dynamicImports(text)].map(
    ({ specifier, names, kind, start }) => ({
      specifier,
      target: resolveImport(workspace, path, specifier),
      names,
      kind,
      line: lineAt(start),
    }),
  )
  const named = namedFiles(workspace, path, text).map(({ target, start }) => ({
    specifier: target,
    target,
    names: ['*'],
    kind: 'path' as const,
    line: lineAt(start),
  }))
  return { path, imports: [...imports, ...named], exports: ownExports(module, lineAt) }
}

type Found = Pick<Import, 'specifier' | 'names' | 'kind'> & { start: number }

function staticImports(module: ParseResult['module'], text: string): Found[] {
  const imports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    names: entries.flatMap(({ importName, localName }) => {
      if (importName.kind === 'NamespaceObject') return membersOf(text, localName.value)
      return importName.kind === 'Default' ? ['default'] : [String(importName.name)]
    }),
    kind: 'static' as const,
    start,
  }))
  const again = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, importName }) => {
      if (!moduleRequest) return []
      return [{ specifier: moduleRequest.value, names: [importName.name ?? '*'], kind: 'static' as const, start }]
    }),
  )
  return [...imports, ...again]
}

/** `lines.addLine` uses one name of a namespace; `lines` handed on uses them all. */
function membersOf(text: string, local: string): string[] {
  const uses = [...text.matchAll(new RegExp(`(?<![\\w.])${local}\\b(?:\\.(\\w+))?`, 'g'))].slice(1)
  return uses.map(([, member]) => member ?? '*')
}

function dynamicImports(text: string): Found[] {
  return [...text.matchAll(DYNAMIC)].map((hit) => ({
    specifier: hit[1] ?? '',
    names: ['*'],
    kind: 'dynamic' as const,
    start: hit.index,
  }))
}

function namedFiles({ paths }: Workspace, path: string, text: string): { target: string; start: number }[] {
  return [...text.matchAll(NAMED_FILE)].flatMap((hit) => {
    const target = normalize(join(dirname(path), hit[1] ?? ''))
    return paths.has(target) && target !== path ? [{ target, start: hit.index }] : []
  })
}

function ownExports(module: ParseResult['module'], lineAt: (offset: number) => number): Export[] {
  return module.staticExports.flatMap(({ entries, start }) =>
    entries.map(({ exportName }) => ({
      name: exportName.kind === 'Default' ? 'default' : String(exportName.name ?? '*'),
      line: lineAt(start),
    })),
  )
}
