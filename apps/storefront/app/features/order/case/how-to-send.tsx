import type { CaseView as Case } from '@shop/contract/case/case'
import { caseTexts as texts } from '#app/texts/order/case.ts'
import styles from './case-page.module.css'

/** Where goods that are waited for go to, and the code they are handed in with. */
export function HowToSend({ found }: { found: Case }) {
  const { number, returnAddress, kind, sendBy, returnWay, returnCode, parcel } = found
  if (parcel === 'coming_back') {
    return (
      <section className={styles.send}>
        <h2 className="h3">{texts.parcelBack}</h2>
        <p>{texts.parcelComes}</p>
      </section>
    )
  }
  return (
    <section className={styles.send}>
      <h2 className="h3">{parcel === null ? texts.send : texts.parcelWay}</h2>
      {parcel === null ? null : <p>{texts.parcelNotTaken}</p>}
      {sendBy ? <p>{texts.sendBy(sendBy)}</p> : null}
      {returnCode ? (
        <>
          <p>
            {texts.code} <b className={`num ${styles.code}`}>{returnCode}</b>
          </p>
          <p className="small">{texts.codeHow}</p>
        </>
      ) : null}
      {returnWay === 'packeta' ? (
        <p className="small">
          {returnCode ? null : texts.codeWaits} {texts.codeElse}
        </p>
      ) : null}
      <p>{texts.sendTo(returnAddress, number)}</p>
      <ul className="noses">
        <li>{texts.sendBox}</li>
        <li>{texts.sendProof}</li>
        {kind === 'withdrawal' && returnWay === 'own' ? <li>{texts.sendCost}</li> : null}
      </ul>
    </section>
  )
}
