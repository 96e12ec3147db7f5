import type { ServicesClient } from '@shop/clients/services'
import type { SheetDocument } from '@shop/contract/sheet'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** The file of a sheet, named without letters that headers cannot hold. */
export async function printSheet(services: ServicesClient, sheet: SheetDocument, name: string): Promise<Response> {
  const printed = await services.printSheet(sheet)
  if (!printed.ok) return new Response(null, { status: 429, headers: HEADERS })
  return new Response(new Uint8Array(Buffer.from(printed.value.content, 'base64')), {
    headers: {
      ...HEADERS,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
    },
  })
}
