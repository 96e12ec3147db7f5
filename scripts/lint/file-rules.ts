interface Limit {
  pattern: RegExp
  lines: number
}

// The first pattern that fits decides; see "Size" in CONTRIBUTING.md.
const LIMITS: Limit[] = [
  { pattern: /^apps\/storefront\/app\/routes\/.*\.tsx$/, lines: 150 },
  { pattern: /^packages\/ui\/src\/.*\.tsx$/, lines: 200 },
  { pattern: /^database\/migrations\/.*\.sql$/, lines: 300 },
  { pattern: /\.(ts|tsx|css)$/, lines: 300 },
]
const FREE = [
  /^database\/types\.ts$/,
  /^apps\/services\/src\/store\/rows\.ts$/,
  /\.test\.tsx?$/,
  /\.spec\.ts$/,
  /\/texts\//,
  /\/gallery\//,
  /\/vectors\//,
  /^database\/schema\.sql$/,
]

export function checkFile(path: string, read: () => string): string[] {
  if (FREE.some((pattern) => pattern.test(path))) return []
  const limit = LIMITS.find(({ pattern }) => pattern.test(path))
  if (!limit) return []
  const text = read()
  const lines = text.split('\n').length - 1
  return lines > limit.lines ? [`${path}: ${lines} lines, at most ${limit.lines}; split it by subject`] : []
}

/** 450 and 1250 px are the specification's; 700, 900 and 1400 px are steps inside medium and large. */
const STEPS = { min: [451, 700, 900, 1251, 1400], max: [450, 699, 899, 1250, 1399] }

/** A style sheet may change its mind only at the widths the shop knows. */
export function checkBreakpoints(path: string, read: () => string): string[] {
  if (!path.endsWith('.css')) return []
  const queries = [...read().matchAll(/@media[^{]*/g)].map(([query]) => query)
  return queries.flatMap((query) => {
    const named = [...query.matchAll(/\b(min|max)-width:\s*([\d.]+)(\w+)/g)]
    const isForeign = /width\s*[<>=]/.test(query) || named.some(([, end, px, unit]) => !isStep(end, px, unit))
    return isForeign ? [`${path}: "${query.trim()}" is no breakpoint of the shop`] : []
  })
}

function isStep(end: string | undefined, px: string | undefined, unit: string | undefined): boolean {
  return unit === 'px' && STEPS[end === 'min' ? 'min' : 'max'].includes(Number(px))
}

export function checkDecisionNumbers(paths: string[]): string[] {
  const seen = new Map<string, string>()
  const faults: string[] = []
  for (const path of paths) {
    const number = /^docs\/decisions\/(\d{3})-.+\.md$/.exec(path)?.[1]
    if (!number) continue
    const earlier = seen.get(number)
    if (earlier) faults.push(`${path}: the number ${number} is already used by ${earlier}`)
    seen.set(number, path)
  }
  return faults
}
