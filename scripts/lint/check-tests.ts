const MAPPER = /^(apps\/storefront\/app\/.*\/(?:to|describe|format)-[^/]+?)(?:\.server)?\.tsx?$/

/** A mapper of the storefront stands between a row and what a customer reads: it has a table of what can go wrong beside it. */
export function checkMappers(paths: readonly string[]): string[] {
  const all = new Set(paths)
  return paths.flatMap((path) => {
    const base = /\.(test|fixture)\./.test(path) ? null : MAPPER.exec(path)?.[1]
    if (!base || all.has(`${base}.test.ts`) || all.has(`${base}.test.tsx`)) return []
    return [`${path}: a mapper without a test; write ${base.split('/').at(-1)}.test.ts beside it`]
  })
}
