import type { Labelled } from '@shop/contract/staff/label-facts'
import type { ProductChange, ProductChoices, StaffProduct } from '@shop/contract/staff/staff-product'
import { mergeFields } from '#app/parts/merge-fields.ts'
import { type AttributeDraft, toAttributeDrafts, toAttributes } from './attributes/attribute-draft.ts'
import { type PictureDraft, toPictures } from './picture-draft.ts'
import { toVideo, type VideoDraft } from './video-draft.ts'

type Guide = NonNullable<StaffProduct['feedingGuide']>

/** Numbers are kept as they are typed, with a comma and half finished. */
export interface RecipeDraft {
  ingredientId: number
  label: string
  note: string
  percent: string
  mgPerKg: string
  role: StaffProduct['ingredients'][number]['role']
}
export interface AdditiveDraft {
  category: StaffProduct['additives'][number]['category']
  name: string
  code: string
  amount: string
}
export interface GuideDraft {
  kind: Guide['kind']
  unit: Guide['unit']
  rowHeader: string
  columns: string
  note: string
  rows: { weightKg: string; label: string; amounts: string[] }[]
}

/** All that one form holds. Packs are saved one by one. */
export interface ProductDraft {
  basics: StaffProduct['basics']
  texts: StaffProduct['texts']
  ingredients: RecipeDraft[]
  constituents: Record<string, string>
  energy: string
  additives: AdditiveDraft[]
  guide: GuideDraft | null
  pictures: PictureDraft[]
  video: VideoDraft | null
  tags: string[]
  relations: StaffProduct['relations']
  attributes: AttributeDraft[]
}

export function toDraft(product: StaffProduct): ProductDraft {
  const { basics, texts, feedingGuide: guide } = product
  return {
    basics,
    texts,
    ingredients: product.ingredients.map(({ ingredientId, label, note, percent, mgPerKg, role }) => ({
      ...{ ingredientId, label, role, note: note ?? '' },
      percent: toTyped(percent),
      mgPerKg: toTyped(mgPerKg),
    })),
    constituents: Object.fromEntries(product.constituents.map((one) => [one.constituent, toTyped(one.percent)])),
    energy: toTyped(product.energyKcalPer100g),
    pictures: product.pictures,
    video: product.video ?? null,
    tags: product.tags,
    relations: product.relations,
    attributes: toAttributeDrafts(product.attributes ?? []),
    additives: product.additives.map((one) => ({ ...one, code: one.code ?? '', amount: one.amount ?? '' })),
    guide: guide && {
      ...{ kind: guide.kind, unit: guide.unit, rowHeader: guide.rowHeader, note: guide.note },
      columns: guide.columns.join('; '),
      rows: guide.rows.map(({ weightKg, label, amounts }) => ({
        ...{ weightKg: toTyped(weightKg), label },
        amounts: amounts.map(toTyped),
      })),
    },
  }
}

export function toTyped(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',')
}

/** Null for nothing and for what is no number. */
export function toNumber(typed: string): number | null {
  const value = Number(
    typed
      .trim()
      .replace(/[\s\u00a0]/g, '')
      .replace(',', '.'),
  )
  return typed.trim() === '' || !Number.isFinite(value) ? null : value
}

const empty = (typed: string) => (typed.trim() === '' ? null : typed.trim())

function toRecipe(lines: readonly RecipeDraft[]) {
  return lines.map(({ percent, mgPerKg, note, ...line }) => ({
    ...{ ...line, label: line.label.trim(), note: empty(note) },
    ...{ percent: toNumber(percent), mgPerKg: toNumber(percent) === null ? toNumber(mgPerKg) : null },
  }))
}

function toConstituents(typed: ProductDraft['constituents']) {
  return Object.entries(typed).flatMap(([constituent, value]) => {
    const percent = toNumber(value)
    return percent === null ? [] : [{ constituent, percent }]
  })
}

function toAdditives(lines: readonly AdditiveDraft[]) {
  return lines.map(({ category, name, code, amount }) => ({
    ...{ category, name: name.trim(), code: empty(code), amount: empty(amount) },
  }))
}

export function toColumns(typed: string): string[] {
  return typed.split(';').flatMap((name) => empty(name) ?? [])
}

function toGuide(guide: GuideDraft | null): StaffProduct['feedingGuide'] {
  if (!guide) return null
  const columns = toColumns(guide.columns)
  return {
    ...{ kind: guide.kind, unit: guide.unit, rowHeader: guide.rowHeader.trim(), note: guide.note.trim(), columns },
    rows: guide.rows.map(({ weightKg, label, amounts }) => ({
      ...{ weightKg: toNumber(weightKg) ?? 0, label: label.trim() },
      amounts: columns.map((_, index) => toNumber(amounts[index] ?? '')),
    })),
  }
}

const toParts = (draft: ProductDraft) => ({
  basics: draft.basics,
  texts: { ...draft.texts, benefits: draft.texts.benefits.flatMap((one) => empty(one) ?? []) },
  ingredients: toRecipe(draft.ingredients),
  constituents: toConstituents(draft.constituents),
  energyKcalPer100g: toNumber(draft.energy),
  additives: toAdditives(draft.additives),
  feedingGuide: toGuide(draft.guide),
  pictures: toPictures(draft.pictures),
  video: toVideo(draft.video),
  tags: draft.tags,
  relations: draft.relations.map(({ productId, type, reason }) => ({ productId, type, reason: reason.trim() })),
  attributes: toAttributes(draft.attributes, toNumber),
})

/** The parts that differ; null when nothing does. */
export function toChange(base: ProductDraft, mine: ProductDraft): Omit<ProductChange, 'version' | 'reason'> | null {
  const [was, is] = [toParts(base), toParts(mine)]
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((name) => !isSame(was[name], is[name]))
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, is[name]]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export type Preview = Labelled & { energyKcalPer100g: number | null }

/** The product as it would be, for the label beside the form. */
export function previewOf(product: StaffProduct, draft: ProductDraft, { ingredients }: ProductChoices): Preview {
  const animals = new Set(ingredients.flatMap(({ ingredientId, isAnimal }) => (isAnimal ? ingredientId : [])))
  const parts = toParts(draft)
  return {
    ...product,
    ...parts,
    additivesText: parts.additives.length > 0 || product.additives.length === 0 ? product.additivesText : null,
    // A recipe that was taken out leaves no words behind; the contents of a box were never one.
    compositionText: parts.ingredients.length === 0 && product.ingredients.length > 0 ? '' : product.compositionText,
    ingredients: parts.ingredients.map((line) => ({
      ...{ ...line, path: '', allergen: null, isAnimal: animals.has(line.ingredientId) },
    })),
  }
}

export type DraftField = `basics.${keyof StaffProduct['basics']}` | `texts.${keyof StaffProduct['texts']}` | WholePart
type WholePart = (typeof WHOLE)[number]
const WHOLE = [
  'ingredients',
  'constituents',
  'energy',
  'additives',
  'guide',
  'pictures',
  'video',
  'tags',
  'relations',
  'attributes',
] as const

/** Field by field for what people write, part by part for lists: half of a recipe is not one. */
function toFields(draft: ProductDraft): Record<DraftField, string> {
  const of = (part: 'basics' | 'texts') =>
    Object.entries(draft[part]).map(([name, value]) => [`${part}.${name}`, JSON.stringify(value)])
  const wholes = WHOLE.map((name) => [name, JSON.stringify(draft[name])])
  return Object.fromEntries([...of('basics'), ...of('texts'), ...wholes])
}

function fromFields(fields: Record<DraftField, string>, shape: ProductDraft): ProductDraft {
  const part = <Name extends 'basics' | 'texts'>(name: Name) =>
    Object.fromEntries(
      Object.keys(shape[name]).map((key) => [key, JSON.parse(fields[`${name}.${key}` as DraftField])]),
    ) as ProductDraft[Name]
  const wholes = Object.fromEntries(WHOLE.map((name) => [name, JSON.parse(fields[name])]))
  return { ...shape, ...wholes, basics: part('basics'), texts: part('texts') }
}

/** Two who have changed one product: other fields go together, the same one is for a person to decide. */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft) {
  const merged = mergeFields(toFields(base), toFields(mine), toFields(theirs))
  return { draft: fromFields(merged.values, mine), disputed: merged.disputed, taken: merged.taken }
}

/** Their text of a field in place of mine. */
export function takeField(draft: ProductDraft, theirs: ProductDraft, field: DraftField): ProductDraft {
  return fromFields({ ...toFields(draft), [field]: toFields(theirs)[field] }, draft)
}

export function fieldText(draft: ProductDraft, field: DraftField): string {
  const value: unknown = JSON.parse(toFields(draft)[field])
  return typeof value === 'string' ? value : JSON.stringify(value)
}
