/** One source file as the linter sees it: what it takes from others and what it gives. */
export interface Module {
  readonly path: string
  readonly imports: readonly Import[]
  readonly exports: readonly Export[]
}

export interface Import {
  readonly specifier: string
  /** The file of this repository it names, whether it exists or not; null for a package of others. */
  readonly target: string | null
  /** `*` when everything may be used: a namespace, a dynamic import, a file named by its path. */
  readonly names: readonly string[]
  /** `path` is a file named in a string, as for a forked process: it is run, but not imported. */
  readonly kind: 'static' | 'dynamic' | 'path'
  readonly line: number
}

export interface Export {
  readonly name: string
  readonly line: number
}

/** Tests, their fixtures and what starts them. */
export function isTestSide(path: string): boolean {
  return /\.(test|spec|fixture)\.|\.fixture\/|(^|\/)tests?\/|^e2e\/|vitest-setup\.ts$|\.fixture\./.test(path)
}
