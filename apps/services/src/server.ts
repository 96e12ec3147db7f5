import { tellRelease } from '@shop/runtime/release'
import { stopOnSignal } from '@shop/runtime/shutdown'
import { isBlindToProxies } from '@shop/runtime/trusted-proxies'
import { buildApp } from '#app/app'
import { openDeps } from '#app/compose/open-deps'
import { readConfig } from '#app/config'
import { buildOpsApp } from '#app/ops-app'

const config = readConfig(process.env)
const { deps, close } = await openDeps(config, 'services')
const app = buildApp(deps)
const ops = buildOpsApp(deps)
for (const { server } of [app, ops]) tellRelease(server, config.RELEASE)
const stop = async () => {
  await Promise.all([app.close(), ops.close()])
  await close()
}
stopOnSignal(deps.log, stop, { drainSeconds: config.DRAIN_SECONDS })
if (isBlindToProxies({ host: config.HOST, proxies: config.TRUSTED_PROXIES })) deps.log.warn('proxies.only_loopback')
await app.listen({ host: config.HOST, port: config.PORT })
if (config.OPS_PORT !== undefined) await ops.listen({ host: config.OPS_HOST, port: config.OPS_PORT })
