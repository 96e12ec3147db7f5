import type { DocumentView } from '@shop/contract/document'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import styles from './order-parts.module.css'

const FORMATS = ['pdf', 'isdoc'] as const

export function DocumentList({ documents, token }: { documents: DocumentView[]; token: string }) {
  return (
    <section className={styles.part} aria-labelledby="doklady">
      <h2 id="doklady" className="h3">
        {texts.documents}
      </h2>
      {documents.length === 0 ? <p className="muted">{texts.noDocuments}</p> : null}
      {documents.length > 1 ? (
        <div className="row">
          <Button as="a" href={`/l/objednavka/${token}/doklady.zip`} download variant="line" size="small">
            <Icon name="download" />
            {texts.allDocuments}
          </Button>
        </div>
      ) : null}
      {documents.map(({ documentId, kind, number, issuedOn, total }) => (
        <div key={documentId} className="row">
          <span className="small">
            <b>
              {texts.documentKinds[kind]} <span className="num">{number}</span>
            </b>
            <br />
            {texts.day(issuedOn)} · {formatPrice(total)}
          </span>
          {FORMATS.map((format) => (
            <Button
              key={format}
              as="a"
              href={`/l/objednavka/${token}/doklad/${documentId}/${format}`}
              download
              variant="line"
              size="small"
            >
              <Icon name="download" />
              {texts.documentFile(texts.documentKinds[kind], format)}
            </Button>
          ))}
        </div>
      ))}
    </section>
  )
}
