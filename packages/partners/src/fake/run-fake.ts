import { createLogger } from '@shop/runtime/logger'
import { stopOnSignal } from '@shop/runtime/shutdown'

/** Keeps a fake running as a process of its own until a signal comes. */
export async function runFake(
  name: string,
  start: () => Promise<{ readonly url: string; stop(): Promise<void> }>,
): Promise<void> {
  const log = createLogger({ app: `fake-${name}` })
  const fake = await start()
  stopOnSignal(log, () => fake.stop())
  log.info({ url: fake.url }, 'fake.listening')
}
