import { type Part, shopParts } from '@shop/stack/parts'
import { takePorts, toUrls, type Urls } from '@shop/stack/processes'
import { type ServiceProcess, startService } from '@shop/stack/service-process'
import { loginsOf } from '../kept-databases.ts'

const NEEDED: readonly Part['name'][] = ['services', 'data', 'storefront']

/** What answers customers and staff. Jobs and partners rest: what they do to the machine is not the question. */
export async function startShop(databaseUrl: string): Promise<{ urls: Urls; stop(): Promise<void> }> {
  const ports = await takePorts()
  const running: ServiceProcess[] = []
  const stop = async () => {
    for (const process of running.toReversed()) await process.stop()
  }
  try {
    const parts = shopParts(loginsOf(databaseUrl), ports, 'production').flat()
    for (const part of parts.filter(({ name }) => NEEDED.includes(name))) running.push(await startService(part))
    return { urls: toUrls(ports), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
