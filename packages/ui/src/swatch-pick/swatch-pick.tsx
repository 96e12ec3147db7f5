import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './swatch-pick.module.css'

/** The palette: three squares to a row, each a colour with its name. */
export function SwatchPick({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(styles.pick, className)} />
}

type SwatchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  tint: string
  type?: 'checkbox' | 'radio' | undefined
  children: ReactNode
}

export function Swatch({ tint, type = 'checkbox', className, children, ...rest }: SwatchProps) {
  return (
    <label data-tint={tint} className={joinClasses(styles.swatch, className)}>
      <input {...rest} type={type} />
      {children}
    </label>
  )
}

type LinkOwn = { tint: string; className?: string | undefined; children: ReactNode }

type SwatchLinkProps<T extends ElementType = 'a'> = AsProps<T, LinkOwn>

export function SwatchLink<T extends ElementType = 'a'>({ as, tint, className, ...rest }: SwatchLinkProps<T>) {
  const Element: ElementType = as ?? 'a'
  return <Element {...rest} data-tint={tint} className={joinClasses(styles.swatch, className)} />
}
