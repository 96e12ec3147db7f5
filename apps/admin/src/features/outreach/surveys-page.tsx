import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { SURVEY_EDITOR } from '#app/texts/outreach/survey-editor.ts'
import { PARTS } from '#app/texts/parts.ts'
import { OutreachScreen } from './outreach-screen.tsx'

/** What the shop asks; what it was told stands in Hlídač. */
export function SurveysPage() {
  const { data, isError } = useQuery({ queryKey: ['survey_list'], queryFn: readSurveys, gcTime: 0 })
  return (
    <OutreachScreen tab="surveys">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      <section className="sec">
        <header>
          <h2>{SURVEY_EDITOR.title}</h2>
          <Link className="btn r" to="/nastaveni/obchod">
            {SURVEY_EDITOR.settings}
          </Link>
        </header>
        <p className="sm mut">{SURVEY_EDITOR.sentence}</p>
        <table className="tb in">
          <caption className="vh">{SURVEY_EDITOR.caption}</caption>
          <thead>
            <tr>
              <th>{SURVEY_EDITOR.columns.title}</th>
              <th className="num">{SURVEY_EDITOR.columns.asked}</th>
              <th className="num">{SURVEY_EDITOR.columns.finished}</th>
            </tr>
          </thead>
          <tbody>
            {data?.surveys.map(({ type, title, asked, finished }) => (
              <tr key={type}>
                <td>
                  <Link to={`/prodejci/dotazniky/${type}`}>
                    <b className="b6">{title}</b>
                  </Link>
                </td>
                <td className="num">{asked}</td>
                <td className="num">{finished}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </OutreachScreen>
  )
}

async function readSurveys() {
  const answer = await runCommand('staffSurveys', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
