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

const SLEEP = /\bwaitForTimeout\(|\bsetTimeout\(\s*(?:resolve|done)\b|from 'node:timers\/promises'/
/** What machines read has no role: the document itself, its head. */
const MACHINE_READ = /^(?:html|body|meta\[[^\]]+\]|link\[[^\]]+\])$/

/** A journey waits for what it needs to see, and finds it as a customer does. */
export function checkJourney(path: string, read: () => string): string[] {
  if (!/^e2e\/.*\.ts$/.test(path)) return []
  return read()
    .split('\n')
    .flatMap((row, index) => {
      const sleeps = SLEEP.test(row) ? [`${path}:${index + 1}: a sleep; wait for what comes after it`] : []
      const selectors = path.endsWith('.spec.ts') ? [...row.matchAll(/\.locator\((['"`])(.*?)\1/g)] : []
      const foreign = selectors.filter(([, , selector]) => !MACHINE_READ.test(selector ?? ''))
      return [
        ...sleeps,
        ...foreign.map(([call]) => `${path}:${index + 1}: ${call}) finds by markup; find by role, label or text`),
      ]
    })
}
