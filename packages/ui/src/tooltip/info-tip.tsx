import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './tooltip.module.css'
import { Tooltip } from './tooltip.tsx'

/** The small "i" beside a word that needs explaining. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip content={children}>
      <button type="button" aria-label={label} className={styles.info}>
        <Icon name="info" />
      </button>
    </Tooltip>
  )
}
