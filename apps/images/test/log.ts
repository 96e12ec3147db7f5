import { createLogger, type Logger } from '@shop/runtime/logger'

export type LogLine = Record<string, unknown>

export function recordLog(): { log: LogLine[]; logger: Logger } {
  const log: LogLine[] = []
  return { log, logger: createLogger({ app: 'images', stream: { write: (line) => void log.push(JSON.parse(line)) } }) }
}
