/** What tells us that the schema has changed. */
export interface SchemaWatch {
  /** Whether a change would reach us. */
  isCurrent(): boolean
  stop(): Promise<void>
}

const LOOK_MS = 15_000

/** A standby takes no listener; there we look ourselves, which also waits until the change has come that far. */
export function watchByTime(onTime: () => void, everyMs = LOOK_MS): SchemaWatch {
  const timer = setInterval(onTime, everyMs)
  timer.unref()
  return {
    isCurrent: () => true,
    async stop() {
      clearInterval(timer)
    },
  }
}
