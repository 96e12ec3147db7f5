import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { pageNumbers } from './page-numbers.ts'
import styles from './pager.module.css'

type PageLink = {
  page: number
  children: ReactNode
  'aria-label': string
  rel?: 'prev' | 'next' | undefined
}

type PagerProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  label: string
  labels: { previous: string; next: string; page: (page: number) => string }
  current: number
  total: number
  /** Draws one link; the kit does not know the addresses or the router. */
  renderLink: (link: PageLink) => ReactNode
}

/** Draws nothing when there is a single page. */
export function Pager({ label, labels, current, total, renderLink, className, ...rest }: PagerProps) {
  if (total < 2) return null
  const arrow = (page: number, rel: 'prev' | 'next') => (
    <li>
      {renderLink({
        page,
        rel,
        'aria-label': rel === 'prev' ? labels.previous : labels.next,
        children: <Icon name={rel === 'prev' ? 'left' : 'right'} />,
      })}
    </li>
  )
  return (
    <nav {...rest} aria-label={label} className={joinClasses(styles.pager, className)}>
      <ul>
        {current > 1 ? arrow(current - 1, 'prev') : null}
        {pageNumbers(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`}>{page === null ? <span>…</span> : toPage(page)}</li>
        ))}
        {current < total ? arrow(current + 1, 'next') : null}
      </ul>
    </nav>
  )

  function toPage(page: number) {
    if (page !== current) return renderLink({ page, 'aria-label': labels.page(page), children: page })
    return (
      <span aria-current="page">
        <span className="visually-hidden">{labels.page(page)}</span>
        <span aria-hidden="true">{page}</span>
      </span>
    )
  }
}
