/** A real PDF of one A6 page with lines of text: enough for a printer and for a viewer. */
export function writeTinyPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${toPdfText(line)}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 16 TL 24 390 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}

/** The built-in fonts know no Czech letters, and brackets would end the string. */
function toPdfText(text: string): string {
  const ascii = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
  return ascii.replace(/[\\()]/g, '\\$&')
}
