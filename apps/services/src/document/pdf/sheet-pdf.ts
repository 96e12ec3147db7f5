import type { SheetDocument, SheetSection } from '@shop/contract/sheet'
import {
  type Cell,
  drawLine,
  INK,
  LEFT,
  LOGO,
  MUTED,
  makeRoom,
  openSheet,
  type Sheet,
  TINT,
  toBuffer,
  WIDTH,
  writeRow,
} from '#app/document/pdf/sheet'

const FACT_LABEL = 120
const CHART_HEIGHT = 110

/** What a page of the account shows, on paper: the same words and rows, none of them made here. */
export async function toSheetPdf(document: SheetDocument, author: string, createdAt: Date): Promise<Buffer> {
  const sheet = openSheet({ title: document.title, author, createdAt })
  sheet.image(LOGO, LEFT, 40, { height: 26 })
  let y = 84
  y += writeRow(sheet, y, [{ text: document.title, x: LEFT, width: WIDTH, font: 'bold', size: 20 }]) + 4
  y += writeRow(sheet, y, [{ text: document.lead, x: LEFT, width: WIDTH, size: 10, color: MUTED }]) + 10
  for (const { label, value } of document.facts) {
    y = makeRoom(sheet, y, 16)
    y += writeRow(sheet, y, [
      { text: label, x: LEFT, width: FACT_LABEL, color: MUTED },
      { text: value, x: LEFT + FACT_LABEL, width: WIDTH - FACT_LABEL, font: 'bold' },
    ])
    y += 4
  }
  for (const section of document.sections) y = drawSection(sheet, section, y + 12)
  y = makeRoom(sheet, y + 14, 30)
  drawLine(sheet, y)
  writeRow(sheet, y + 8, [{ text: document.foot, x: LEFT, width: WIDTH, size: 8, color: MUTED }])
  return toBuffer(sheet)
}

function drawSection(sheet: Sheet, { heading, text, table, chart }: SheetSection, top: number): number {
  let y = makeRoom(sheet, top, 60)
  y += writeRow(sheet, y, [{ text: heading, x: LEFT, width: WIDTH, font: 'bold', size: 12 }]) + 4
  for (const line of text) {
    y = makeRoom(sheet, y, 16)
    y += writeRow(sheet, y, [{ text: line, x: LEFT, width: WIDTH, size: 9.5 }]) + 3
  }
  if (chart && chart.points.length > 1) y = drawChart(sheet, chart, y + 4)
  return table && table.rows.length > 0 ? drawTable(sheet, table, y + 4) : y
}

function drawTable(sheet: Sheet, { columns, rows }: NonNullable<SheetSection['table']>, top: number): number {
  const width = WIDTH / columns.length
  const cellsOf = (texts: readonly string[], style: Partial<Cell>): Cell[] =>
    columns.map(({ align }, index) => ({
      text: texts[index] ?? '',
      x: LEFT + index * width + 4,
      width: width - 8,
      align: align === 'end' ? 'right' : 'left',
      ...style,
    }))
  const head = (at: number) => {
    const labels = columns.map(({ label }) => label)
    const bottom = at + writeRow(sheet, at, cellsOf(labels, { size: 8, color: MUTED })) + 4
    drawLine(sheet, bottom, INK)
    return bottom
  }
  let y = head(makeRoom(sheet, top, 40))
  for (const row of rows) {
    const room = makeRoom(sheet, y, 20)
    if (room !== y) y = head(room)
    y += writeRow(sheet, y + 4, cellsOf(row, {})) + 8
    drawLine(sheet, y)
  }
  return y
}

function drawChart(sheet: Sheet, chart: NonNullable<SheetSection['chart']>, top: number): number {
  const y = makeRoom(sheet, top, CHART_HEIGHT + 20)
  sheet.rect(LEFT, y, WIDTH, CHART_HEIGHT).fill(TINT)
  const place = ({ x, y: up }: { x: number; y: number }) =>
    [LEFT + (x / chart.width) * WIDTH, y + (up / chart.height) * CHART_HEIGHT] as const
  const [first, ...others] = chart.points
  if (first) sheet.moveTo(...place(first))
  for (const point of others) sheet.lineTo(...place(point))
  sheet.lineWidth(1.5).strokeColor(INK).stroke()
  for (const point of chart.points) sheet.circle(...place(point), 2.4).fill(INK)
  const bottom = y + CHART_HEIGHT + 4
  return bottom + writeRow(sheet, bottom, [{ text: chart.caption, x: LEFT, width: WIDTH, size: 8, color: MUTED }]) + 4
}
