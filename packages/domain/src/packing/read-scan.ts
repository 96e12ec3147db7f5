import { isGtin, readGs1 } from './read-gs1.ts'

/** What a laminated card at the bench says. */
type BenchCommand = 'next' | 'undo' | 'aside' | 'reprint'

/** What a scanner has read. A batch and a best-before come only from codes that carry them. */
export type Scan =
  | { readonly kind: 'label'; readonly code: string }
  | { readonly kind: 'picking_sheet'; readonly orderNumber: string }
  | { readonly kind: 'tag'; readonly uid: string }
  | {
      readonly kind: 'goods'
      readonly ean: string
      readonly batchCode: string | null
      readonly bestBefore: string | null
    }
  | { readonly kind: 'command'; readonly command: BenchCommand }
  | { readonly kind: 'unknown' }

export const COMMAND_CARDS: Readonly<Record<BenchCommand, string>> = {
  next: 'XNEXT',
  undo: 'XUNDO',
  aside: 'XASIDE',
  reprint: 'XREPRINT',
}

// Packeta numbers with their letter, PPL's eleven digits, and our own number of a parcel without a carrier.
const LABEL = /^(?:Z\d{10}|\d{11}|P\d{10}(?:P\d{1,3})?)$/
const PICKING_SHEET = /^O(\d{10})$/
const TAG = /\/T\/([A-Z2-7]{20})$/
/** AIM identifiers, which some scanners send before the code itself. */
const SYMBOLOGY = /^\][A-Z][0-9]/i

/**
 * Understands a code in the order it is most likely meant. Capitals do not matter: a scanner types through a keyboard whose
 * layout and caps lock nobody knows. Never throws, whatever was read.
 */
export function readScan(raw: string): Scan {
  const text = raw.trim().replace(SYMBOLOGY, '')
  const capitals = text.toUpperCase()
  if (LABEL.test(capitals)) return { kind: 'label', code: capitals }
  const sheet = PICKING_SHEET.exec(capitals)
  if (sheet?.[1]) return { kind: 'picking_sheet', orderNumber: sheet[1] }
  const tag = TAG.exec(capitals)
  if (tag?.[1]) return { kind: 'tag', uid: tag[1].toLowerCase() }
  const marked = readGs1(capitals)
  if (marked) return { kind: 'goods', ...marked }
  if (/^\d{13}$/.test(text) && isGtin(text)) return { kind: 'goods', ean: text, batchCode: null, bestBefore: null }
  const command = (Object.keys(COMMAND_CARDS) as BenchCommand[]).find((name) => COMMAND_CARDS[name] === capitals)
  return command ? { kind: 'command', command } : { kind: 'unknown' }
}
