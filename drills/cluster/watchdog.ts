import { constants, openSync } from 'node:fs'
import { Socket } from 'node:net'

/**
 * The watchdog of a machine stands outside of it and counts on while the machine stands still. Patroni writes to it through a pipe
 * (its driver for tests): how long it may be silent, a sign of life, and a V when it needs no watching any more.
 */
export function watchMachine(pipe: string, onSilence: () => void): { stop(): void } {
  // Also open for writing: a pipe that is read only would end with its first writer.
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
  const signs = new Socket({ fd, readable: true, writable: false })
  let [limitMs, timer]: [number, NodeJS.Timeout | undefined] = [60_000, undefined]
  signs.setEncoding('utf8').on('data', (sign: string) => {
    const told = /timeout=(\d+)/.exec(sign)
    if (told) limitMs = Number(told[1]) * 1000
    clearTimeout(timer)
    if (!sign.endsWith('V')) timer = setTimeout(onSilence, limitMs)
  })
  return {
    stop() {
      clearTimeout(timer)
      signs.destroy()
    },
  }
}
