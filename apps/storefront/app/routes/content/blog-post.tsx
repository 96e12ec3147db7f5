import { data } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import { BLOG_FEED } from '#app/features/content/blog/blog-feed.ts'
import { loadPost } from '#app/features/content/blog/load-post.server.ts'
import { toPostImage } from '#app/features/content/blog/post-image.server.ts'
import { PostView } from '#app/features/content/blog/post-view.tsx'
import { takeVote } from '#app/features/content/blog/vote.server.ts'
import { VoteForm } from '#app/features/content/blog/vote-form.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import { productKey } from '#app/server/page-keys.server.ts'
import { toTitle } from '#app/texts/brand.ts'
import type { Route } from './+types/blog-post.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const post = await loadPost(params.slug)
  if (!post) throw pageNotFound()
  // Prices stand in the text: the page falls with them.
  const products = [...post.inText, ...post.beside].map(({ card }) => productKey(card.id))
  const image = toPostImage(post.picture, post.category.slug)
  return data({ ...post, image }, { headers: await contentPage('blog', ...products) })
}

export function action({ request, context }: Route.ActionArgs) {
  return takeVote('article', { request, context })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: toTitle(loaderData.heading),
        description: loaderData.description,
        image: { url: loaderData.image, alt: loaderData.picture?.alt ?? loaderData.heading },
        type: 'article',
        feed: BLOG_FEED,
      })
    : []

export default function BlogPost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PostView post={loaderData} vote={<VoteForm slug={loaderData.slug} answer={actionData} />} />
      <JsonLd graph={loaderData.jsonLd} />
    </>
  )
}
