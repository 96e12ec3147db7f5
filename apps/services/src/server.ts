import { stopOnSignal } from '@shop/runtime/shutdown'
import { buildApp } from '#app/app'
import { readConfig } from '#app/config'
import { openDeps } from '#app/open-deps'

const config = readConfig(process.env)
const { deps, close } = await openDeps(config, 'services')
const app = buildApp(deps)
stopOnSignal(deps.log, async () => {
  await app.close()
  await close()
})
await app.listen({ host: config.HOST, port: config.PORT })
