import { markClaims } from '@shop/czech/mark-claims'
import { CLAIM_KINDS, INSTEAD } from '#app/texts/shop/label-words.ts'
import { Icon } from './icon.tsx'
import { WordField, type WordFieldProps } from './word-field.tsx'

/** The words a feed must not be sold by stand marked under the field, each with why and what could be said instead. */
export function ClaimedField(props: WordFieldProps) {
  const { value, isDisabled, onChange } = props
  const claims = markClaims(value)
  return (
    <div className="wide">
      <WordField {...props} />
      {claims.length > 0 && (
        <ul className="cg">
          {claims.map(({ start, end, text, kind, rule }) => (
            <li key={start}>
              <Icon name="alert" size="s" />
              <span>
                …{value.slice(Math.max(0, start - 24), start)}
                <mark className={kind === 'medicinal' ? 'r' : undefined}>{text}</mark>
                {value.slice(end, end + 24)}… <span className="mut">{CLAIM_KINDS[kind]}</span>
              </span>
              {INSTEAD[rule] && !isDisabled && (
                <button
                  type="button"
                  className="chip"
                  onClick={() => onChange(value.slice(0, start) + INSTEAD[rule] + value.slice(end))}
                >
                  {INSTEAD[rule]}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
