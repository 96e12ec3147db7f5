import { toPastedRows } from '@shop/domain/wholesale/csv-rows'

/** What is pasted and the file beside it, as one list. Null when the file is no text, such as a table that was not saved as CSV. */
export async function readListText(values: FormData): Promise<string | null> {
  const pasted = String(values.get('text') ?? '')
  const file = values.get('file')
  if (!(file instanceof File) || file.size === 0) return pasted
  const text = decode(await file.arrayBuffer())
  if (text.includes('\0')) return null
  return [pasted.trimEnd(), toPastedRows(text)].filter((part) => part !== '').join('\n')
}

/** UTF-8, or what Excel in Czech writes. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
