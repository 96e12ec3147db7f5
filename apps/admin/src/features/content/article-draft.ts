import type { ArticleFields, StaffArticle } from '@shop/contract/staff/staff-article'
import { markClaims } from '@shop/czech/mark-claims'
import { mergeFields } from '#app/parts/merge-fields.ts'

const FIELDS = [
  ...(['title', 'slug', 'perex', 'body', 'categoryId', 'authorId', 'tags', 'sources'] as const),
  ...(['seoDescription', 'isPinned', 'checkedOn', 'products', 'cover'] as const),
] as const
export type ArticleField = (typeof FIELDS)[number]
/** As the form holds it: one text a field, lists by lines. */
export type ArticleDraft = Record<ArticleField, string>

/** What somebody edits: the article they saw, what stood there, and what stands there by them. */
interface ArticleEditing {
  article: StaffArticle
  base: ArticleDraft
  mine: ArticleDraft
}

export function toDraft({ fields, cover }: StaffArticle): ArticleDraft {
  const { title, slug, perex, body, seoDescription } = fields
  return {
    ...{ title, slug, perex, body, seoDescription },
    categoryId: String(fields.categoryId),
    authorId: String(fields.authorId),
    tags: fields.tags.join('\n'),
    sources: fields.sources.join('\n'),
    products: fields.products.join('\n'),
    isPinned: fields.isPinned ? '1' : '',
    checkedOn: fields.checkedOn ?? '',
    cover: writeCover(cover ?? null),
  }
}

export function fromDraft(draft: ArticleDraft): ArticleFields {
  const { title, slug, perex, body, seoDescription } = draft
  return {
    ...{ title, slug, perex, body, seoDescription },
    categoryId: Number(draft.categoryId),
    authorId: Number(draft.authorId),
    tags: toLines(draft.tags),
    sources: toLines(draft.sources),
    products: [...new Set(toLines(draft.products))],
    isPinned: draft.isPinned !== '',
    checkedOn: draft.checkedOn === '' ? null : draft.checkedOn,
    cover: toCover(draft.cover),
  }
}

type Cover = NonNullable<StaffArticle['cover']>

/** One text like every field, so that two who edit are compared by it. */
export function writeCover(cover: Cover | null): string {
  if (!cover) return ''
  const { hash, key, width, height, alt } = cover
  return JSON.stringify({ hash, key, width, height, alt })
}

export function readCover(text: string): Cover | null {
  return text === '' ? null : JSON.parse(text)
}

function toCover(text: string): ArticleFields['cover'] {
  const cover = readCover(text)
  return cover && { hash: cover.hash, alt: cover.alt.trim() }
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function beginArticle(article: StaffArticle): ArticleEditing {
  const base = toDraft(article)
  return { article, base, mine: base }
}

export function isArticleChanged({ base, mine }: ArticleEditing): boolean {
  return FIELDS.some((name) => base[name] !== mine[name])
}

/** The article as it is now under what is typed; fields that both have changed are for a person to decide. */
export function takeNewerArticle({ base, mine }: ArticleEditing, article: StaffArticle) {
  const theirs = toDraft(article)
  const { values, disputed } = mergeFields(base, mine, theirs)
  return { editing: { article, base: theirs, mine: values }, theirs, disputed }
}

/** In everything that somebody reads. */
export function claimsIn({ title, perex, body, seoDescription }: ArticleDraft): number {
  return [title, perex, body, seoDescription].reduce((sum, text) => sum + markClaims(text).length, 0)
}
