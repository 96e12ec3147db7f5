import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './steps.module.css'

type StepsProps = ComponentPropsWithRef<'ol'> & { label: string }

export function Steps({ label, className, ...rest }: StepsProps) {
  return <ol {...rest} aria-label={label} className={joinClasses(styles.steps, className)} />
}

type Own = {
  number: number
  state: 'done' | 'current' | 'ahead'
  /** Said after the name of a finished step. */
  doneLabel?: string | undefined
  children: ReactNode
}

type StepProps<T extends ElementType = 'a'> = AsProps<T, Own>

/** A finished step with a target (`href`, or `as={Link} to`) is a way back. */
export function Step<T extends ElementType = 'a'>(props: StepProps<T>) {
  const { as, number, state, doneLabel, children, ...rest } = props
  const Element: ElementType = as ?? 'a'
  const isLink = state === 'done' && Object.keys(rest).length > 0
  const content = (
    <>
      <span className={styles.dot}>{state === 'done' ? <Icon name="check" /> : number}</span>
      <span className={styles.name}>{children}</span>
      {state === 'done' && doneLabel ? <span className="visually-hidden">, {doneLabel}</span> : null}
    </>
  )
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      {isLink ? <Element {...rest}>{content}</Element> : content}
    </li>
  )
}
