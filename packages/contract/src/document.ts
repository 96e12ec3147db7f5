import { z } from 'zod'
import { Halere } from './cart-view.ts'
import { OrderAccess } from './order.ts'
import { Id } from './text-fields.ts'

const DocumentKind = z.enum(['invoice', 'credit_note'])
export const DocumentFormat = z.enum(['pdf', 'isdoc'])

/** A document as it stands in a list; its file is fetched apart. */
export const DocumentView = z.object({
  documentId: z.number(),
  kind: DocumentKind,
  number: z.string(),
  issuedOn: z.string(),
  /** Negative on a credit note. */
  total: Halere,
})
export type DocumentView = z.infer<typeof DocumentView>

export const DocumentParams = OrderAccess.extend({ documentId: Id, format: DocumentFormat })

/** The file as it was first made, for the page that hands it out. */
export const DocumentFile = z.object({
  filename: z.string(),
  contentType: z.string(),
  /** Base64. */
  content: z.string(),
})
