import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './level-blocks.module.css'

type Level = {
  name: ReactNode
  figure: ReactNode
  note?: ReactNode
  /** A CSS colour from the tokens and the colour of text on it. */
  color: string
  onColor?: string | undefined
}

type LevelBlocksProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & { levels: Level[] }

/** Steps of a ladder as blocks that touch. */
export function LevelBlocks({ levels, className, ...rest }: LevelBlocksProps) {
  return (
    <ol {...rest} className={joinClasses(styles.levels, className)}>
      {levels.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the levels are a fixed list without identity
        <li key={index} style={{ '--c': level.color, '--o': level.onColor } as CSSProperties}>
          <h3>{level.name}</h3>
          <div>
            <p className={styles.figure}>{level.figure}</p>
            <p className="small">{level.note}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
