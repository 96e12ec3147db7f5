const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** An interrupted drill ends as any other: machines, parts and the network are taken away when the process exits. */
export function endWithSignals(): void {
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal)
    process.on(signal, () => process.exit(130))
  }
}
