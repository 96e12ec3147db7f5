import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './mix-bar.module.css'

export type MixPart = {
  label: ReactNode
  /** The share as it is written. */
  text: ReactNode
  /** The share as it is drawn; parts below seven are drawn as seven to keep their words readable. */
  share: number
  /** A CSS colour from the tokens and the colour of text on it. */
  color: string
  onColor?: string | undefined
}

type MixBarProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & { parts: MixPart[] }

const SMALLEST_SHARE = 7

/** What something is made of, edge to edge. Each part carries its name: the colour alone says nothing. */
export function MixBar({ parts, className, ...rest }: MixBarProps) {
  return (
    <ul {...rest} className={joinClasses(styles.bar, className)}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a fixed list without identity
        <li key={index} style={toStyle(part)}>
          <span>{part.label}</span>
          <b>{part.text}</b>
        </li>
      ))}
    </ul>
  )
}

function toStyle({ share, color, onColor }: MixPart) {
  return { '--f': Math.max(share, SMALLEST_SHARE), '--c': color, '--o': onColor } as CSSProperties
}
