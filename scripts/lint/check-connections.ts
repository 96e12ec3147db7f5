import { isTestSide } from './module.ts'

const MAKES_ONE = /\bnew\s+(?:pg\.)?(?:Client|Pool)\s*\(/g

/** Each with its reason. */
const MAKERS: Readonly<Record<string, string>> = {
  'packages/runtime/src/database-client.ts': 'single connections, with their limits',
  'packages/runtime/src/pool.ts': 'pools, with their limits',
  'database/src/test-database.ts': 'numbers of tests come as the driver gives them',
}

/** A connection made anywhere else would wait for ever for a server that accepts and says nothing. */
export function checkConnections(path: string, read: () => string): string[] {
  if (!/^(apps|packages|database)\/.+\.tsx?$/.test(path) || isTestSide(path) || path in MAKERS) return []
  const text = read()
  return [...text.matchAll(MAKES_ONE)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length
    return `${path}:${line}: a connection is made by @shop/runtime/database-client or pool, which give it its limits`
  })
}
