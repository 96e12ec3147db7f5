import type { Entry } from '@shop/partners/contentful/contentful'

/** Columns that an editor may leave out, as the tables fill them. */
const EMPTY: Record<string, unknown> = {
  description: '',
  perex: '',
  seo_title: '',
  seo_description: '',
  cover_key: null,
  avatar_key: null,
  checked_on: null,
  valid_to: null,
  tags: [],
  sources: [],
  related: [],
  product_slugs: [],
}

/** Fields of a space are named as in JavaScript, rows as in the database; a linked entry becomes an embedded row. */
export function toColumns({ fields, updatedAt }: Entry): Record<string, unknown> {
  const columns = Object.entries(fields).map(([name, value]) => [
    toColumn(name),
    isEntry(value) ? toColumns(value) : value,
  ])
  return { ...EMPTY, updated_at: updatedAt, ...Object.fromEntries(columns) }
}

function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'contentType' in value && 'fields' in value
}
