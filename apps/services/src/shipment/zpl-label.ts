interface LabelAddress {
  name: string
  company: string
  street: string
  city: string
  zip: string
}

export interface ZplLabel {
  sender: string
  carrier: string
  /** What its barcode says: the carrier's number, or ours where there is none. */
  code: string
  address: LabelAddress
  /** Where it waits, for a point or our own counter. */
  point: string
  orderNumber: string
  part: string
  weight: string
  cash: string
  isCopy: boolean
}

// A6 at 203 dots to the inch.
const WIDTH = 812
const HEIGHT = 1218
const LEFT = 40

/** A label in ZPL. Words of people go through hex: nothing they wrote is a command of the printer. */
export function writeZplLabel(label: ZplLabel): Buffer {
  const { address, code } = label
  const rows = [
    text(40, 30, label.sender),
    text(90, 60, label.carrier),
    label.isCopy ? `^FO560,84^GB212,70,4^FS${text(100, 44, 'KOPIE', 600)}` : '',
    `^FO${LEFT},180^GB732,3,3^FS`,
    text(210, 46, address.company),
    text(262, 56, address.name),
    text(328, 46, address.street),
    text(380, 46, [address.zip, address.city].filter(Boolean).join(' ')),
    text(440, 40, label.point),
    `^FO${LEFT},520^GB732,3,3^FS`,
    text(545, 36, label.cash),
    text(590, 32, `${label.orderNumber} ${label.part}`),
    text(590, 32, label.weight, 560),
    `^FO${LEFT},680^BY3^BCN,260,Y,N,N^FH_^FD${toHex(code)}^FS`,
  ]
  return Buffer.from(`^XA^CI28^PW${WIDTH}^LL${HEIGHT}^LH0,0\n${rows.filter(Boolean).join('\n')}\n^XZ\n`, 'utf8')
}

function text(top: number, height: number, words: string, left = LEFT): string {
  return words === ''
    ? ''
    : `^FO${left},${top}^A0N,${height},${height}^FB${WIDTH - left - LEFT},1,0,L^FH_^FD${toHex(words)}^FS`
}

/** The three characters with which a printer is commanded, and whatever no hand writes. */
function toHex(words: string): string {
  return words
    .replace(/[\p{Cc}]/gu, ' ')
    .replace(/[_^~\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
