import type { CycleView } from '@shop/contract/plan/plan'
import { addDays } from '@shop/domain/calendar/local-date'
import dogPicture from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planLinkTexts as texts } from '#app/texts/customer/plan-link.ts'
import styles from './link-restore.module.css'

interface LinkRestoreProps {
  cycle: Omit<CycleView, 'order'>
  next: Omit<CycleView, 'order'> | null
}

/** Skipped: what follows, and the way back while there is one. Opened a second time it says when it was done. */
export function LinkRestore({ cycle, next }: LinkRestoreProps) {
  const canRestore = cycle.canRestore
  return (
    <div className={`on-dark ${styles.done}`} role="status">
      <div className={styles.words}>
        <h1>{texts.skippedHeading}</h1>
        <p>
          {texts.skippedAt(cycle.deliveryTo, cycle.closedAt)} {next ? texts.next(next.deliveryTo) : null}
        </p>
        <div className="row">
          {canRestore ? (
            <Form method="post">
              <Button type="submit" name="intent" value="restore" variant="highlight">
                <Icon name="repeat" />
                {texts.restore(cycle.deliveryTo)}
              </Button>
            </Form>
          ) : null}
          <Button as={ShopLink} to="/ucet/pravidelne-doruceni" prefetch="none" variant="line">
            {texts.account}
          </Button>
        </div>
        {canRestore ? <p className="small">{texts.restoreUntil(addDays(cycle.processOn, -1))}</p> : null}
      </div>
      <img src={dogPicture} alt="" width="220" height="213" className={styles.dog} />
    </div>
  )
}
