import type { SurveyResult } from '@shop/contract/staff/staff-survey'
import { useQuery } from '@tanstack/react-query'
import { Note } from '#app/parts/note.tsx'
import { PARTS } from '#app/texts/parts.ts'
import { SURVEY } from '#app/texts/survey.ts'
import { askServices } from './ask-services.ts'

/** What people say after a purchase, a return and the end of a plan: counted, and in their own words. */
export function SurveysSection() {
  const { data, isError } = useQuery({ queryKey: ['staff_surveys'], queryFn: () => askServices('staffSurveys', {}) })
  return (
    <>
      <div className="tool">
        <span className="mut sm last">{SURVEY.sentence}</span>
      </div>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {data?.surveys.map((survey) => (
        <section key={survey.type} className="sec">
          <header>
            <h2>{survey.title}</h2>
            <span className="mut sm r">{SURVEY.answered(survey.finished, survey.asked)}</span>
          </header>
          {survey.finished === 0 ? <p className="mut">{SURVEY.none}</p> : <Answers survey={survey} />}
        </section>
      ))}
    </>
  )
}

function Answers({ survey: { questions, words } }: { survey: SurveyResult }) {
  return (
    <>
      <div className="cols halves">
        {questions.map(({ key, text, answers, average }) => (
          <table key={key} className="tb in">
            <caption className="wrap">
              {text} {average === null ? null : <span className="mut">{SURVEY.average(average)}</span>}
            </caption>
            <thead>
              <tr>
                <th>{SURVEY.answer}</th>
                <th className="num">{SURVEY.count}</th>
              </tr>
            </thead>
            <tbody>
              {answers.map(({ label, count }) => (
                <tr key={label}>
                  <td className="wrap">{label}</td>
                  <td className="num">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {words.length > 0 && (
        <>
          <h3>{SURVEY.words}</h3>
          <ul>
            {words.map(({ text, question, orderNumber, at }) => (
              <li key={`${at} ${question}`} className="wrap">
                „{text}“{' '}
                <span className="mut sm">
                  {question}
                  {orderNumber ? ` · ${SURVEY.order(orderNumber)}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
