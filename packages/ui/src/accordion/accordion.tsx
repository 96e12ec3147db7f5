import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './accordion.module.css'

type AccordionProps = ComponentPropsWithRef<'div'> & { size?: 'medium' | 'small' | undefined }

export function Accordion({ size, className, ...rest }: AccordionProps) {
  return <div {...rest} className={joinClasses(styles.accordion, className)} data-size={size} />
}

type AccordionItemProps = Omit<ComponentPropsWithRef<'details'>, 'title'> & {
  title: ReactNode
  /** A heading level makes the question findable by headings. */
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

/** A native `details`; items with the same `name` close one another. */
export function AccordionItem({ title, heading: Heading, className, children, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} className={joinClasses(styles.item, className)}>
      <summary>{Heading ? <Heading className={styles.title}>{title}</Heading> : title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
