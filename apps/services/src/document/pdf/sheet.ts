import { join } from 'node:path'
import PDFDocument from 'pdfkit'

const ASSETS = join(import.meta.dirname, '../../../assets')

export const LOGO = join(ASSETS, 'logo.png')
export const LEFT = 42
export const RIGHT = 553
export const WIDTH = RIGHT - LEFT
export const INK = '#17211B'
export const MUTED = '#5A665E'
const LINE = '#CCD6CC'
export const TINT = '#F3F6F1'

const BOTTOM = 770

export type Sheet = PDFKit.PDFDocument

interface SheetInfo {
  title: string
  author: string
  /** Of the document, not of the machine: the same document always gives the same bytes of it. */
  createdAt: Date
}

/** An A4 with our fonts inside, so that every letter prints the same everywhere. */
export function openSheet({ title, author, createdAt }: SheetInfo): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: 40, bottom: 40, left: LEFT, right: 595 - RIGHT },
    lang: 'cs',
    displayTitle: true,
    // Feet are written when it is known how many pages there are.
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  sheet.registerFont('text', join(ASSETS, 'figtree-regular.ttf'))
  sheet.registerFont('bold', join(ASSETS, 'figtree-bold.ttf'))
  return sheet.font('text').fontSize(9).fillColor(INK)
}

export async function toBuffer(sheet: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => sheet.on('end', resolve).on('error', reject))
  sheet.end()
  await done
  return Buffer.concat(chunks)
}

/** Begins a new page when what comes next would not fit on this one. Gives the place to go on at. */
export function makeRoom(sheet: Sheet, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  sheet.addPage()
  return 48
}

export interface Cell {
  text: string
  x: number
  width: number
  align?: 'left' | 'right'
  font?: 'text' | 'bold'
  size?: number
  color?: string
}

/** Cells of one row, all from the same line down; gives the height of the tallest. */
export function writeRow(sheet: Sheet, y: number, cells: readonly Cell[]): number {
  let height = 0
  for (const { text, x, width, align = 'left', font = 'text', size = 9, color = INK } of cells) {
    sheet.font(font).fontSize(size).fillColor(color)
    height = Math.max(height, sheet.heightOfString(text, { width, align }))
    sheet.text(text, x, y, { width, align })
  }
  return height
}

export function drawLine(sheet: Sheet, y: number, color = LINE, from = LEFT): void {
  sheet.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(color).stroke()
}
