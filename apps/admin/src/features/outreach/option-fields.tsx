import { SURVEY_EDITOR } from '#app/texts/outreach/survey-editor.ts'

interface Option {
  key: string
  label: string
}

interface OptionFieldsProps {
  options: readonly Option[]
  onChange(options: Option[]): void
}

export function OptionFields({ options, onChange }: OptionFieldsProps) {
  return (
    <>
      {options.map((option, index) => (
        <div key={option.key} className="row">
          <input
            className="inp"
            maxLength={160}
            aria-label={SURVEY_EDITOR.option(index + 1)}
            value={option.label}
            onChange={({ target }) => onChange(options.with(index, { ...option, label: target.value }))}
          />
          <button
            type="button"
            className="btn q"
            aria-label={SURVEY_EDITOR.removeOption(option.label)}
            onClick={() => onChange(options.toSpliced(index, 1))}
          >
            ×
          </button>
        </div>
      ))}
      <p>
        <button
          type="button"
          className="btn"
          onClick={() => onChange([...options, { key: `o-${crypto.randomUUID().slice(0, 8)}`, label: '' }])}
        >
          {SURVEY_EDITOR.addOption}
        </button>
      </p>
    </>
  )
}
