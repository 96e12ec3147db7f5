import { stopOnSignal } from '@shop/runtime/shutdown'
import { readConfig } from '#app/config'
import { startWorker } from '#app/jobs/start-worker'
import { openDeps } from '#app/open-deps'

const config = readConfig(process.env)
const { deps, close } = await openDeps(config, 'worker')
const worker = await startWorker(deps)
stopOnSignal(deps.log, async () => {
  await worker.stop()
  await close()
})
