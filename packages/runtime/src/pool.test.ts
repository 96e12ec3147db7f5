import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createPool } from './pool.ts'

test('gives up on a server that never answers', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const pool = createPool({
    connectionString: `postgres://nobody@127.0.0.1:${port}/none`,
    acquireTimeoutMs: 50,
    onIdleError: () => {},
  })
  await expect(pool.query('select 1')).rejects.toThrow(/timeout/)
  await pool.end()
  silent.close()
})
