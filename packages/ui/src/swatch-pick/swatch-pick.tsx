import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './swatch-pick.module.css'

/** The palette: three squares to a row, each a colour with its name. */
export function SwatchPick({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(styles.pick, className)} />
}

type SwatchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  theme: string
  type?: 'checkbox' | 'radio' | undefined
  children: ReactNode
}

export function Swatch({ theme, type = 'checkbox', className, children, ...rest }: SwatchProps) {
  return (
    <label data-protein={theme} className={joinClasses(styles.swatch, className)}>
      <input {...rest} type={type} />
      {children}
    </label>
  )
}

type LinkOwn = { theme: string; className?: string | undefined; children: ReactNode }

type SwatchLinkProps<T extends ElementType = 'a'> = AsProps<T, LinkOwn>

export function SwatchLink<T extends ElementType = 'a'>({ as, theme, className, ...rest }: SwatchLinkProps<T>) {
  const Element: ElementType = as ?? 'a'
  return <Element {...rest} data-protein={theme} className={joinClasses(styles.swatch, className)} />
}
