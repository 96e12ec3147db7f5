import { Notice } from '@shop/ui/notice/notice'
import { contentTexts } from '#app/texts/content.ts'
import { PageHead } from './page-head.tsx'
import { PostCards } from './post-cards.tsx'
import { Prose } from './prose.tsx'
import type { RichBlock } from './rich-text.ts'

type Card = Parameters<typeof PostCards>[0]['posts'][number]

interface Post extends Card {
  category: { name: string; to: string }
  author: { name: string; bio: string }
  blocks: RichBlock[]
  related: Card[]
}

export function PostView({ post }: { post: Post }) {
  const { heading, perex, category, minutes, published, author, blocks, related } = post
  return (
    <>
      <article className="wrap wrap-read">
        <PageHead
          name={heading}
          above={[
            { label: contentTexts.blogName, to: '/blog' },
            { label: category.name, to: category.to },
          ]}
          heading={heading}
          lead={perex}
        />
        <p className="small muted">
          {author.name} · {published} · {contentTexts.minutes(minutes)}
        </p>
        <Prose blocks={blocks} className="section-tight" />
        <Notice>{contentTexts.vetNote}</Notice>
        <section className="section-tight">
          <h2 className="h3">{contentTexts.author}</h2>
          <p>
            <b>{author.name}.</b> {author.bio}
          </p>
        </section>
      </article>
      {related.length > 0 ? (
        <section className="section-tight soft">
          <div className="wrap stack">
            <h2>{contentTexts.related}</h2>
            <PostCards posts={related} heading="h3" />
          </div>
        </section>
      ) : null}
    </>
  )
}
