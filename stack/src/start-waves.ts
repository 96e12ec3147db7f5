import type { Part } from './parts.ts'

interface Stoppable {
  stop(): Promise<void>
}

interface Waves<Running> {
  running: Running[]
  stop(): Promise<void>
}

/** Starts part after part in the order they need each other; when one fails, those already running are stopped. */
export async function startWaves<Running extends Stoppable>(
  waves: Part[][],
  start: (part: Part) => Promise<Running>,
): Promise<Waves<Running>> {
  const running: Running[] = []
  const stop = async () => {
    // Last started, first stopped: nobody asks a service that has gone.
    for (const part of running.splice(0).reverse()) await part.stop()
  }
  for (const wave of waves) {
    const started = await Promise.allSettled(wave.map(async (part) => void running.push(await start(part))))
    // All have ended their start by now, so whoever did start is in the list and will be stopped.
    const failed = started.find((result) => result.status === 'rejected')
    if (!failed) continue
    await stop()
    throw failed.reason
  }
  return { running, stop }
}
