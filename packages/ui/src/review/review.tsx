import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './review.module.css'

type ReviewProps = Omit<ComponentPropsWithRef<'article'>, 'title' | 'about'> & {
  rating: ReactNode
  title?: ReactNode
  /** A round picture on the colour of `data-tint`. */
  portrait?: ReactNode
  author: ReactNode
  about?: ReactNode
  reply?: ReactNode
  /** What a reader can do with it. */
  actions?: ReactNode
}

export function Review(props: ReviewProps) {
  const { rating, title, portrait, author, about, reply, actions, className, children, ...rest } = props
  return (
    <article {...rest} className={joinClasses(styles.review, className)}>
      {rating}
      {title ? <h3 className="h4">{title}</h3> : null}
      <blockquote>{children}</blockquote>
      {reply ? <div className={styles.reply}>{reply}</div> : null}
      <div className={styles.who}>
        {portrait ? <span className={styles.portrait}>{portrait}</span> : null}
        <div>
          <b>{author}</b>
          {about ? <div className="muted">{about}</div> : null}
        </div>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  )
}
