import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import type { PostCard } from './load-blog.server.ts'
import styles from './post-head.module.css'
import { coverArt, topicTheme } from './topic-theme.ts'

export function PostHead({ post }: { post: PostCard }) {
  const { heading, category, author, published, minutes, cover, picture } = post
  const { src, width, height, isDog } = coverArt(cover)
  return (
    <header className={styles.head} data-tint={topicTheme(category.slug)}>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumbs label={readingTexts.breadcrumbs} className={styles.crumbs}>
          <ShopLink to="/">{readingTexts.home}</ShopLink>
          <ShopLink to="/blog">{contentTexts.blogName}</ShopLink>
          <ShopLink to={category.to}>{category.name}</ShopLink>
          <span aria-current="page">{heading}</span>
        </Breadcrumbs>
        <h1>{heading}</h1>
        <div className={styles.author}>
          <span className={styles.initials} aria-hidden="true">
            {toInitials(author)}
          </span>
          <p className="small">
            <b>{author}</b>
            <span>
              {published} · {contentTexts.minutes(minutes)}
            </span>
          </p>
        </div>
        {picture ? (
          <div className={styles.photo}>
            <ShopPicture image={picture} sizes="(min-width: 900px) 36vw, 100vw" maxWidth={1200} priority />
          </div>
        ) : (
          <img
            className={styles.art}
            data-dog={isDog}
            src={src}
            alt=""
            width={width}
            height={height}
            fetchPriority="high"
          />
        )}
      </div>
    </header>
  )
}

function toInitials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('')
}
