import dog from '@shop/ui/assets/dog-white.svg'
import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { Form } from 'react-router'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './newsletter.module.css'

export function Newsletter() {
  return (
    <section className={styles.news} aria-labelledby="newsletter-heading">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="newsletter-heading">{shellTexts.newsletterHeading}</h2>
          <p className={`small ${styles.offer}`}>{shellTexts.newsletterOffer}</p>
        </div>
        <Form method="post" action="/lp/newsletter-subscribed" className={styles.form}>
          <label className="label" htmlFor="newsletter-email">
            {shellTexts.newsletterLabel}
          </label>
          <InputGroup>
            <Input
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              placeholder={shellTexts.newsletterPlaceholder}
            />
            <Button type="submit">{shellTexts.newsletterSubmit}</Button>
          </InputGroup>
          <p className="xs">{shellTexts.newsletterNote}</p>
        </Form>
        <img className={styles.dog} src={dog} alt="" width="240" height="233" loading="lazy" />
      </div>
    </section>
  )
}
