import { crc32 } from './crc32.ts'

export type SpaydPair = readonly [key: string, value: string]

export const SPAYD_HEADER = 'SPD*1.0*'

export function writePairs(pairs: readonly SpaydPair[]): string {
  return SPAYD_HEADER + pairs.map(([key, value]) => `${key}:${value}*`).join('')
}

/** Over all pairs but itself, sorted by key and value, with the closing asterisk. Values stand as they are written. */
export function spaydCrc(pairs: readonly SpaydPair[]): string {
  const sorted = pairs
    .filter(([key]) => key !== 'CRC32')
    .toSorted(([keyA, valueA], [keyB, valueB]) => compare(keyA, keyB) || compare(valueA, valueB))
  return crc32(writePairs(sorted))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
