import type { CaseView as Case } from '@shop/contract/case/case'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { caseTexts as texts } from '#app/texts/order/case.ts'

const COI = 'https://coi.gov.cz/informace-o-adr/'

/** What was decided, why, and what comes of it; where something was refused also where to go with it. */
export function CaseDecision({ found }: { found: Case }) {
  const { decidedAt, lines, refund, credits, replacementNumber, note, isByRule, threadToken } = found
  if (decidedAt === null) return null
  const decided = lines.flatMap(({ name, position, decisions }) =>
    decisions.map((decision) => ({ ...decision, name, key: `${position} ${decision.outcome}` })),
  )
  const isRefused = decided.some(({ outcome, lowered }) => outcome === 'refuse' || lowered > 0)
  return (
    <Notice tone={isRefused ? 'warn' : 'success'}>
      <div className="stack">
        <h2 className="h3">{texts.decision}</h2>
        {isByRule ? <p>{texts.byRule}</p> : null}
        <ul className="noses">
          {decided.map(({ key, name, outcome, pieces, lowered, reason }) => (
            <li key={key}>
              <b>{texts.outcomes[outcome]}</b>: {name}, {texts.pieces(pieces)}
              {lowered > 0 ? `, ${texts.lowered(lowered)}` : null}
              {reason ? `. ${texts.reason}: ${reason}` : null}
            </li>
          ))}
        </ul>
        {refund ? (
          <p>
            {texts.refunded} <b>{texts.money(refund)}</b>.
          </p>
        ) : null}
        {credits > 0 ? <p>{texts.credits(credits)}</p> : null}
        {replacementNumber ? <p>{texts.replacement(replacementNumber)}</p> : null}
        {note ? <p>{note}</p> : null}
        {isRefused ? (
          <p className="small">
            {texts.disagree}{' '}
            {threadToken ? (
              <TextLink as={ShopLink} to={`/l/zprava/${threadToken}`} prefetch="none">
                {texts.inThread}
              </TextLink>
            ) : (
              <TextLink as={ShopLink} to="/kontakt">
                {texts.byContact}
              </TextLink>
            )}
            . {texts.elsewhere}{' '}
            <TextLink href={COI} rel="noreferrer">
              {texts.coi}
            </TextLink>
          </p>
        ) : null}
      </div>
    </Notice>
  )
}
