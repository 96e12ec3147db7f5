import type { OrderTemplate } from '@shop/contract/wholesale/templates'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { workplaceTexts as texts } from '#app/texts/customer/workplace.ts'
import styles from './quick-order.module.css'

/** One press puts a saved list into the cart, at the prices of today. */
export function SavedLists({ templates, formKey }: { templates: readonly OrderTemplate[]; formKey: string }) {
  if (templates.length === 0) return null
  return (
    <section aria-labelledby="sablony" className="stack">
      <h2 id="sablony">{texts.templates}</h2>
      <ul className={styles.rows}>
        {templates.map(({ id, name, lines, pieces }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.source}>{texts.templateOf(lines, pieces)}</p>
            </div>
            <Form method="post" className="row" preventScrollReset>
              <input type="hidden" name="templateId" value={id} />
              <input type="hidden" name="key" value={formKey} />
              <Button type="submit" name="intent" value="use-template" size="small" aria-label={texts.putOf(name)}>
                {texts.put}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="remove-template"
                size="small"
                variant="line"
                aria-label={texts.removeOf(name)}
              >
                {texts.remove}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
