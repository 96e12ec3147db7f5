import { runCommand } from '#app/session/services.ts'
import { PRODUCT, PRODUCT_REFUSALS } from '#app/texts/product.ts'
import { LINKS } from '#app/texts/shop/product-links.ts'
import { VIDEO } from '#app/texts/shop/product-video.ts'
import { beginEditing, type Dispute, type Editing, takeNewer } from './editing.ts'
import { particularNames } from './particular-names.ts'
import { type DraftField, toChange } from './product-draft.ts'

type Saved =
  | { kind: 'done'; editing: Editing; said: string }
  | { kind: 'refused'; editing: Editing; said: string; missing: string[] }
  | { kind: 'disputed'; editing: Editing; dispute: Dispute }

/** How often colleagues may be faster before a person hears of it. */
const TRIES = 4

/** Sends the parts that were changed. When somebody was faster it is put together with theirs and sent again; only the same field asks. */
export async function saveDraft(first: Editing, reason: string): Promise<Saved> {
  let editing = first
  const taken = new Map<DraftField, string>()
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { product, base, mine } = editing
    const change = toChange(base, mine)
    if (!change) return { kind: 'done', editing, said: taken.size > 0 ? tellBoth(taken) : PRODUCT.nothing }
    const answer = await runCommand('saveProduct', {
      productId: product.productId,
      version: product.version,
      reason,
      ...change,
    })
    if (answer.ok) {
      const said = taken.size > 0 ? tellBoth(taken) : PRODUCT.saved
      return { kind: 'done', editing: beginEditing(answer.value), said }
    }
    if (answer.code !== 'version_conflict') return toRefused(editing, answer.code, answer.details)
    const by = typeof answer.details.changedBy === 'string' ? answer.details.changedBy : PRODUCT.colleague
    const read = await runCommand('staffProduct', { productId: product.productId })
    if (!read.ok) return toRefused(editing, read.code, {})
    const newer = takeNewer(editing, read.value, by)
    editing = newer.editing
    if (newer.dispute) return { kind: 'disputed', editing, dispute: newer.dispute }
    for (const field of newer.taken) taken.set(field, by)
  }
  return toRefused(editing, 'version_conflict', {})
}

export function fieldName(field: DraftField): string {
  const [part, name = ''] = field.split('.')
  const names: Record<string, unknown> = part === 'basics' ? PRODUCT.basics : PRODUCT.texts
  if (name !== '') return String(names[name] ?? name)
  return {
    ingredients: PRODUCT.nav.recipe,
    constituents: PRODUCT.nav.analysis,
    energy: PRODUCT.label.energy,
    additives: PRODUCT.nav.additives,
    guide: PRODUCT.nav.guide,
    pictures: PRODUCT.nav.pictures,
    video: VIDEO.title,
    tags: LINKS.tags,
    relations: LINKS.relations,
    attributes: PRODUCT.nav.attributes,
  }[field as 'energy']
}

function tellBoth(taken: ReadonlyMap<DraftField, string>): string {
  const fields = [...taken.keys()].map((field) => fieldName(field).toLocaleLowerCase('cs')).join(', ')
  return PRODUCT.savedBoth([...new Set(taken.values())].join(', '), fields)
}

function toRefused(editing: Editing, code: string, details: Record<string, unknown>): Saved {
  const wrong = Object.keys((details.fields as object | undefined) ?? {})
  const said = wrong.length > 0 ? PRODUCT.wrong(wrong.map(wrongName).join(', ')) : (PRODUCT_REFUSALS[code] ?? code)
  return { kind: 'refused', editing, said, missing: particularNames(details) }
}

/** `basics.slug` or `ingredients.3.label` by the words of the form. */
function wrongName(path: string): string {
  const [part = '', name = ''] = path.split('.')
  if (part === 'basics' || part === 'texts') return fieldName(`${part}.${name}` as DraftField)
  return fieldName(({ feedingGuide: 'guide', energyKcalPer100g: 'energy' }[part] ?? part) as DraftField) ?? path
}
