import { Icon } from '@shop/ui/icon/icon'
import type { SaidVerdict } from './describe-verdict.ts'
import styles from './verdict-line.module.css'

/** The one way a verdict looks, wherever food is chosen. */
export function VerdictLine({ said: { tone, icon, text, figures } }: { said: SaidVerdict }) {
  return (
    <span className={styles.verdict} data-tone={tone}>
      <Icon name={icon} />
      <span>
        {text}
        {figures ? (
          <>
            <span className={styles.dot}> · </span>
            <span className={styles.figures}>{figures}</span>
          </>
        ) : null}
      </span>
    </span>
  )
}
