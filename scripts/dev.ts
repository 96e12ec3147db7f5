import { parseArgs } from 'node:util'
import { runStack } from '@shop/stack/run-stack'
import { loadShopHistory } from './load-history.ts'

// A machine that checks the shop needs no past of it.
const { values } = parseArgs({
  options: { history: { type: 'boolean', default: !process.env.CI } },
  allowNegative: true,
})

await runStack('development', values.history ? tryHistory : undefined)

/** A past is good to look at; a shop that cannot have one starts without it. All of it is written or nothing. */
async function tryHistory(adminUrl: string, say: (line: string) => void): Promise<void> {
  try {
    await loadShopHistory(adminUrl, say)
  } catch (error) {
    console.error('The shop starts without a past:', error)
  }
}
