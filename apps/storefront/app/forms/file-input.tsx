import { Input } from '@shop/ui/input/input'
import { type ComponentProps, useState } from 'react'
import { formTexts } from '#app/texts/forms.ts'
import styles from './file-input.module.css'
import { useIsAlive } from './use-is-alive.ts'

/** The browser's own field until the page lives, then the same field under a face that says in Czech what was chosen. */
export function FileInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'onChange'>) {
  const isAlive = useIsAlive()
  const [names, setNames] = useState<string[]>([])
  return (
    <span className={styles.file} data-alive={isAlive || undefined}>
      <Input
        {...props}
        type="file"
        onChange={({ currentTarget }) => setNames([...(currentTarget.files ?? [])].map(({ name }) => name))}
      />
      {isAlive ? (
        <span className={styles.face} aria-hidden="true">
          <b>{formTexts.chooseFiles}</b> {names.length > 0 ? names.join(', ') : formTexts.noFiles}
        </span>
      ) : null}
    </span>
  )
}
