import dog from '@shop/ui/assets/dog.svg'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { voucherTexts as texts } from '#app/texts/checkout/voucher.ts'
import type { VoucherPageData } from './load-voucher-page.server.ts'
import { VoucherForm } from './voucher-form.tsx'
import styles from './voucher-page.module.css'

interface VoucherPageProps {
  page: VoucherPageData
  answer: unknown
}

/** What the voucher is, then the one form that buys it. */
export function VoucherPage({ page, answer }: VoucherPageProps) {
  return (
    <>
      <section className={`forest on-dark ${styles.head}`}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.words}>
            <h1>{texts.heading}</h1>
            <p className="lead">{texts.lead}</p>
          </div>
          <img src={dog} alt="" width="420" height="400" />
        </div>
      </section>
      <div className={`wrap ${styles.columns}`}>
        <VoucherForm page={page} answer={answer} />
        <aside className={styles.rules} aria-labelledby="jak-to-chodi">
          <h2 id="jak-to-chodi" className="h3">
            {texts.rules}
          </h2>
          {texts.ruleLines(page.returnDays).map((text) => (
            <IconLine key={text} icon="check">
              {text}
            </IconLine>
          ))}
        </aside>
      </div>
    </>
  )
}
