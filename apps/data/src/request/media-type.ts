import { createLru } from '@shop/runtime/lru'
import { ApiError } from '#app/errors.ts'

/** How the rows are put together; `single` wants exactly one of them. */
export interface Media {
  contentType: string
  format: 'json' | 'csv'
  single: boolean
  stripNulls: boolean
}

const JSON_ROWS = media('application/json', 'json', false, false)

const PRODUCED: Record<string, Media> = {
  '*/*': JSON_ROWS,
  'application/*': JSON_ROWS,
  'application/json': JSON_ROWS,
  'application/vnd.pgrst.array': JSON_ROWS,
  'application/vnd.pgrst.array+json': JSON_ROWS,
  'application/vnd.pgrst.array;nulls=stripped': media(
    'application/vnd.pgrst.array+json;nulls=stripped',
    'json',
    false,
    true,
  ),
  'application/vnd.pgrst.array+json;nulls=stripped': media(
    'application/vnd.pgrst.array+json;nulls=stripped',
    'json',
    false,
    true,
  ),
  'application/vnd.pgrst.object': media('application/vnd.pgrst.object+json', 'json', true, false),
  'application/vnd.pgrst.object+json': media('application/vnd.pgrst.object+json', 'json', true, false),
  'application/vnd.pgrst.object;nulls=stripped': media(
    'application/vnd.pgrst.object+json;nulls=stripped',
    'json',
    true,
    true,
  ),
  'application/vnd.pgrst.object+json;nulls=stripped': media(
    'application/vnd.pgrst.object+json;nulls=stripped',
    'json',
    true,
    true,
  ),
  'text/csv': media('text/csv', 'csv', false, false),
}

function media(type: string, format: 'json' | 'csv', single: boolean, stripNulls: boolean): Media {
  return { contentType: `${type}; charset=utf-8`, format, single, stripNulls }
}

const LONGEST_KEPT = 200
const known = createLru<Media>(200)

/** The best of the types that the client accepts and we can make. */
export function negotiateMedia(accept: string | undefined): Media {
  if (accept === undefined || accept.trim() === '') return JSON_ROWS
  const cached = known.get(accept)
  if (cached) return cached
  const chosen = choose(accept)
  if (accept.length <= LONGEST_KEPT) known.set(accept, chosen)
  return chosen
}

function choose(accept: string): Media {
  const offers = accept.split(',').map(parseOffer)
  const ranked = offers.filter(({ quality }) => quality > 0).sort((left, right) => right.quality - left.quality)
  for (const { type } of ranked) {
    if (Object.hasOwn(PRODUCED, type)) return PRODUCED[type] as Media
  }
  const wanted = offers.map(({ text }) => text).join(', ')
  throw new ApiError(406, 'PGRST107', `None of these media types are available: ${wanted}`)
}

function parseOffer(offer: string): { text: string; type: string; quality: number } {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => /^q=/i.test(parameter))
  const stripped = parameters.some((parameter) => parameter.toLowerCase() === 'nulls=stripped')
  const type = name.toLowerCase() + (stripped ? ';nulls=stripped' : '')
  return { text: type, type, quality: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0 }
}
