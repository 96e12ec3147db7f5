import type { PublishArticle, SaveArticle } from '@shop/contract/staff/staff-article'
import { toSlug } from '@shop/domain/catalog/slug'
import { missingWords, readingMinutes } from '@shop/domain/content/article'
import { ok, refuse } from '@shop/domain/result'
import {
  type ArticleCover,
  insertArticle,
  isArticleSlugTaken,
  lockArticle,
  replaceArticleGoods,
  selectArticleChoices,
  selectGoodsBySlug,
  updateArticle,
  updateArticlePublished,
  wasArticlePublic,
} from '#app/content/articles/articles.sql'
import { lockCoverPicture, updateCoverAttached } from '#app/content/articles/cover.sql'
import { showArticle } from '#app/content/articles/show-article'
import { leadOn } from '#app/content/lead-on'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { unlessTaken } from '#app/store/unless-taken'

/** How many articles may have one title before somebody has to think of another. */
const SLUG_TRIES = 50

export async function createArticle(context: Context, { title }: { title: string }) {
  const { db } = context
  const slug = toSlug(title)
  const { categories, authors } = await selectArticleChoices(db)
  const [category, author] = [categories[0], authors[0]]
  if (slug === '' || !category || !author) throw invalidField('title', 'invalid')
  await tellHistory(context, '')
  for (let count = 1; count <= SLUG_TRIES; count += 1) {
    const fields = { title, categoryId: category.id, authorId: author.id }
    const articleId = await insertArticle(db, { ...fields, slug: count === 1 ? slug : `${slug}-${count}` })
    if (articleId === null) continue
    await audit(db, context, 'article.created', { type: 'article', id: articleId })
    return ok(await showArticle(context, articleId))
  }
  throw invalidField('title', 'invalid')
}

/** The article, held until the command is done; somebody who saw an older version is told who was faster, and nothing is written. */
async function holdArticle(context: Context, articleId: number, version: number) {
  if (!(await lockArticle(context.db, articleId))) throw notFound()
  const article = await showArticle(context, articleId)
  if (article.version === version) return ok(article)
  return refuse('version_conflict', { version: article.version, changedBy: article.changedBy })
}

type Saved = SaveArticle & { articleId: number }

export async function saveArticle(context: Context, { articleId, version, reason, fields }: Saved) {
  const { db, now } = context
  const held = await holdArticle(context, articleId, version)
  if (!held.ok) return held
  const { state, choices, fields: was } = held.value
  if (!choices.categories.some(({ id }) => id === fields.categoryId))
    return refuse('choice_unknown', { field: 'categoryId' })
  if (!choices.authors.some(({ id }) => id === fields.authorId)) return refuse('choice_unknown', { field: 'authorId' })
  const goods = await selectGoodsBySlug(db, fields.products)
  if (goods.length !== new Set(fields.products).size) return refuse('choice_unknown', { field: 'products' })
  if (await isArticleSlugTaken(db, articleId, fields.slug)) return refuse('name_taken', { field: 'slug' })
  const picture = await takeCover(context, held.value.cover, fields.cover)
  if (picture === undefined) return refuse('choice_unknown', { field: 'cover' })
  const missing = state === 'draft' ? [] : missingWords(fields)
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  await tellHistory(context, reason)
  const written = await unlessTaken(db, 'blog_posts_storefront_id_slug_key', () =>
    updateArticle(db, articleId, { ...fields, minutes: readingMinutes(fields.body), picture }),
  )
  if (!written) return refuse('name_taken', { field: 'slug' })
  await replaceArticleGoods(db, articleId, goods)
  if (was.slug !== fields.slug && (state === 'published' || (await wasArticlePublic(db, articleId)))) {
    await leadOn(db, { fromPath: `/blog/${was.slug}`, toPath: `/blog/${fields.slug}`, now })
  }
  await audit(db, context, 'article.saved', { type: 'article', id: articleId })
  return ok(await showArticle(context, articleId))
}

/** What is not said stays; a picture is one of the store, or the one that is there. Undefined for one that nobody has. */
async function takeCover({ db, now }: Context, was: ArticleCover | null, wanted: SaveArticle['fields']['cover']) {
  if (wanted === undefined) return was
  if (wanted === null) return null
  const shown = (await lockCoverPicture(db, wanted.hash)) ?? (was?.hash === wanted.hash ? was : undefined)
  if (!shown) return undefined
  await updateCoverAttached(db, wanted.hash, now)
  const { hash, key, width, height } = shown
  return { hash, key, width, height, alt: wanted.alt }
}

type Published = PublishArticle & { articleId: number }

/** Copies of pages that show it fall with the row; one that is planned appears by itself. */
export async function publishArticle(context: Context, { articleId, version, at, reason }: Published) {
  const { db, now } = context
  const held = await holdArticle(context, articleId, version)
  if (!held.ok) return held
  const missing = missingWords(held.value.fields)
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  const later = at !== null && new Date(at) > now ? new Date(at) : null
  await tellHistory(context, reason)
  await updateArticlePublished(db, articleId, later ?? now)
  await audit(db, context, later ? 'article.scheduled' : 'article.published', { type: 'article', id: articleId })
  return ok(await showArticle(context, articleId))
}

export async function withdrawArticle(
  context: Context,
  { articleId, version, reason }: { articleId: number; version: number; reason: string },
) {
  const { db } = context
  const held = await holdArticle(context, articleId, version)
  if (!held.ok) return held
  await tellHistory(context, reason)
  await updateArticlePublished(db, articleId, null)
  await audit(db, context, 'article.withdrawn', { type: 'article', id: articleId })
  return ok(await showArticle(context, articleId))
}
