import { Notice } from '@shop/ui/notice/notice'
import type { ReactNode } from 'react'
import { ProductCard } from '#app/features/catalog/card/product-card.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PageContents } from '#app/prose/page-contents.tsx'
import { Prose } from '#app/prose/prose.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import type { PostPage } from './load-post.server.ts'
import { PostHead } from './post-head.tsx'
import styles from './post-view.module.css'
import { RelatedPosts } from './related-posts.tsx'
import { ShareLinks } from './share-links.tsx'

interface PostViewProps {
  post: PostPage
  /** The question whether it helped. */
  vote: ReactNode
}

export function PostView({ post, vote }: PostViewProps) {
  return (
    <>
      <article>
        <PostHead post={post} />
        <div className={`wrap ${styles.post}`}>
          <PageContents label={contentTexts.contents} headings={post.headings} />
          <div className={styles.text}>
            <p className="lead">{post.perex}</p>
            <Prose
              blocks={post.blocks}
              drawLive={(block) => (block.type === 'product' ? <TextProduct slug={block.slug} post={post} /> : null)}
            />
            <PostFoot post={post} />
            {vote}
            <ShareLinks url={post.url} heading={post.heading} />
          </div>
          <Beside post={post} />
        </div>
      </article>
      <RelatedPosts posts={post.related} />
    </>
  )
}

function TextProduct({ slug, post }: { slug: string; post: PostPage }) {
  const product = post.inText.find((one) => one.slug === slug)
  if (!product) return null
  return (
    <aside className={styles.inText} aria-label={contentTexts.productInText}>
      {product.insteadOf ? <p className="small muted">{contentTexts.insteadOf(product.insteadOf)}</p> : null}
      <ProductCard card={product.card} heading="h3" />
    </aside>
  )
}

function Beside({ post: { beside } }: { post: PostPage }) {
  if (beside.length === 0) return null
  return (
    <aside className={styles.beside} aria-label={contentTexts.productsBeside}>
      {beside.map(({ slug, card, insteadOf }) => (
        <div key={slug}>
          {insteadOf ? <p className="small muted">{contentTexts.insteadOf(insteadOf)}</p> : null}
          <ProductCard card={card} heading="h2" />
        </div>
      ))}
    </aside>
  )
}

function PostFoot({ post: { author, authorBio, checked, sources } }: { post: PostPage }) {
  return (
    <footer className={`stack ${styles.foot}`}>
      <Notice>{contentTexts.vetNote}</Notice>
      {sources.length > 0 ? (
        <section>
          <h2 className="h3">{contentTexts.sources}</h2>
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="panel">
        <h2 className="h3">{contentTexts.author}</h2>
        <p>
          <b>{author}.</b> {authorBio}
        </p>
        {checked ? (
          <p className="small muted">
            {contentTexts.checked} {checked}.
          </p>
        ) : null}
        <p className="small">
          <ShopLink to="/kontakt?tema=food">{contentTexts.askAuthor}</ShopLink>
        </p>
      </section>
    </footer>
  )
}
