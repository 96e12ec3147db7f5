import styles from './connections.module.css'

export function CodeExample({ title, code }: { title: string; code: string }) {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code lang="en">{code.trim()}</code>
      </pre>
    </>
  )
}
