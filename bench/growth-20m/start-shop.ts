import { type Part, shopParts } from '@shop/stack/parts'
import { takePorts, toUrls, type Urls } from '@shop/stack/processes'
import { type ServiceProcess, startService } from '@shop/stack/service-process'
import { loginsOf } from '../kept-databases.ts'

type Parts = readonly Part['name'][]

/** Who answers customers; the pages have to be built before. */
export const WITH_PAGES: Parts = ['services', 'data', 'storefront']
/** Who answers the back office. */
export const WITHOUT_PAGES: Parts = ['services', 'data']

/** What answers customers or staff. Jobs and partners rest: what they do to the machine is not the question. */
export async function startShop(databaseUrl: string, needed: Parts): Promise<{ urls: Urls; stop(): Promise<void> }> {
  const ports = await takePorts()
  const running: ServiceProcess[] = []
  const stop = async () => {
    for (const process of running.toReversed()) await process.stop()
  }
  try {
    const parts = shopParts(loginsOf(databaseUrl), ports, 'production').flat()
    for (const part of parts.filter(({ name }) => needed.includes(name))) running.push(await startService(part))
    return { urls: toUrls(ports), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
