import { backendParts, type Databases, type Part, storefrontPart } from './parts.ts'
import { type Ports, takePorts, toUrls, type Urls } from './processes.ts'
import { type ServiceProcess, startService } from './service-process.ts'

export interface StackOptions extends Databases {
  /** Vite with instant changes, the production build, or no pages at all. */
  storefront: 'development' | 'production' | 'none'
  /** Addresses that people type stay the same from day to day; tests take free ones. */
  ports?: Ports
  env?: Record<string, string>
  onLine?(name: string, line: string): void
}

export interface Stack {
  urls: Urls
  /** Everything that runs, and where each answers whether it lives. */
  processes: { name: string; pid: number; liveUrl: string }[]
  stop(): Promise<void>
}

/** Starts every part of the shop over one database; when a part fails, those already running are stopped. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = options.ports ?? (await takePorts())
  const running: ServiceProcess[] = []
  const stop = async () => {
    // Last started, first stopped: nobody asks a service that has gone.
    for (const service of running.splice(0).reverse()) await service.stop()
  }
  const waves = backendParts(options, ports)
  if (options.storefront !== 'none') waves.push([storefrontPart(options.storefront, ports)])
  const liveUrls = new Map<string, string>(
    waves.flat().map(({ name, readyUrl }) => [name, readyUrl.replace('/ready', '/live')]),
  )
  try {
    for (const wave of waves) await startWave(wave, options, running)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    urls: toUrls(ports),
    processes: running.map(({ name, pid }) => ({ name, pid, liveUrl: liveUrls.get(name) ?? '' })),
    stop,
  }
}

async function startWave(parts: Part[], { env, onLine }: StackOptions, running: ServiceProcess[]): Promise<void> {
  const started = await Promise.allSettled(
    parts.map(async (part) => {
      running.push(await startService({ ...part, env: { ...part.env, ...env }, ...(onLine ? { onLine } : {}) }))
    }),
  )
  // All have ended their start by now, so whoever did start is in the list and will be stopped.
  for (const result of started) if (result.status === 'rejected') throw result.reason
}
