import type { CaseForm } from '@shop/contract/case/case'
import type { CaseKind } from '@shop/domain/case/case-state'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Icon } from '@shop/ui/icon/icon'
import { FormSelect } from '#app/forms/form-field.tsx'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import { CASE_FORM, type WrittenValues } from './case-form-name.ts'
import styles from './case-lines.module.css'

type CaseFormLine = CaseForm['lines'][number]

interface CaseLinesProps {
  form: CaseForm
  kind: CaseKind
  written: WrittenValues
}

/** Things of the order with how many of them it is about. A doubt is said, never a reason to hide the choice. */
export function CaseLines({ form, kind, written }: CaseLinesProps) {
  const open = form.lines.filter(({ left }) => left[kind] > 0)
  if (open.length === 0) return <p>{texts.nothing}</p>
  return (
    <ul className={styles.lines}>
      {open.map((line) => (
        <li key={line.position} className={styles.line} data-tint={proteinTint(line.protein) ?? undefined}>
          <LineWords line={line} />
          <div className={styles.choice}>
            <PiecesChoice line={line} kind={kind} written={written} isOnly={open.length === 1} />
            {kind === 'withdrawal' ? <Condition line={line} written={written} /> : null}
          </div>
          <Doubts line={line} kind={kind} />
        </li>
      ))}
    </ul>
  )
}

function LineWords({ line: { name, variantName, pieces, bundleName, amount, batches } }: { line: CaseFormLine }) {
  const codes = batches.map(({ code }) => code).join(', ')
  return (
    <div className="row-between">
      <span>
        <b>{name}</b>
        <br />
        <span className="xs muted">
          {texts.lineFacts(variantName, pieces, bundleName)}
          {codes ? ` · ${texts.batch(codes)}` : null}
        </span>
      </span>
      <b className="num">{texts.amount(amount)}</b>
    </div>
  )
}

interface ChoiceProps {
  line: CaseFormLine
  written: WrittenValues
}

function PiecesChoice({ line, kind, written, isOnly }: ChoiceProps & { kind: CaseKind; isOnly: boolean }) {
  const name = `pieces-${line.position}`
  const left = line.left[kind]
  const none = kind === 'complaint' ? texts.noneComplaint : texts.none
  return (
    <FormSelect
      form={CASE_FORM}
      name={name}
      label={`${texts.pieces} (${line.name})`}
      state={undefined}
      value={written[name] ?? (isOnly && left === 1 ? 1 : 0)}
      options={Array.from({ length: left + 1 }, (_, pieces) => ({
        value: String(pieces),
        label: pieces === 0 ? `0, ${none}` : String(pieces),
      }))}
    />
  )
}

function Condition({ line, written }: ChoiceProps) {
  const name = `condition-${line.position}`
  const chosen = written[name] ?? 'unopened'
  return (
    <fieldset className={styles.condition}>
      <legend className="small">{texts.condition}</legend>
      <CheckChip type="radio" name={name} value="unopened" defaultChecked={chosen === 'unopened'}>
        {texts.unopened}
      </CheckChip>
      <CheckChip type="radio" name={name} value="opened" defaultChecked={chosen === 'opened'}>
        {texts.opened}
      </CheckChip>
    </fieldset>
  )
}

function Doubts({ line, kind }: { line: Pick<CaseFormLine, 'doubts'>; kind: CaseKind }) {
  return line.doubts[kind].map((doubt) => (
    <p key={doubt} className={`small ${styles.doubt}`}>
      <Icon name="info" /> {texts.doubts[doubt]}
    </p>
  ))
}
