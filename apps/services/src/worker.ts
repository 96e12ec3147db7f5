import { stopOnSignal } from '@shop/runtime/shutdown'
import { openDeps } from '#app/compose/open-deps'
import { startWorker } from '#app/compose/start-worker'
import { readConfig } from '#app/config'

const config = readConfig(process.env)
const { deps, close } = await openDeps(config, 'worker')
const worker = await startWorker(deps)
stopOnSignal(deps.log, async () => {
  await worker.stop()
  await close()
})
