import { COMPILED, type Databases, type Part, shopParts } from './parts.ts'
import { takePorts, toUrls, type Urls } from './processes.ts'
import { startService } from './service-process.ts'
import { startWaves } from './start-waves.ts'

export interface StackOptions extends Databases {
  /** Vite with instant changes, the production build, or no pages at all. */
  storefront: 'development' | 'production' | 'none'
  env?: Record<string, string>
  /** Where a part runs, when it is not this checkout. */
  place?(part: Part): Part
  onLine?(name: string, line: string): void
}

export interface Stack {
  urls: Urls
  /** Everything that runs, and where each answers whether it lives. */
  processes: { name: string; pid: number; liveUrl: string }[]
  stop(): Promise<void>
}

/** Every part of the shop over one database, on ports of its own, for whoever tests, measures or breaks it. */
export async function startStack({ storefront, env, onLine, place, ...databases }: StackOptions): Promise<Stack> {
  const ports = await takePorts()
  const waves = shopParts(databases, ports, storefront).map((wave) => (place ? wave.map(place) : wave))
  const { running, stop } = await startWaves(waves, async (part) => {
    const started = await startService({
      ...part,
      env: { ...part.env, ...COMPILED, ...env },
      ...(onLine ? { onLine } : {}),
    })
    return { ...started, liveUrl: part.readyUrl.replace('/ready', '/live') }
  })
  return { urls: toUrls(ports), processes: running.map(({ name, pid, liveUrl }) => ({ name, pid, liveUrl })), stop }
}
