import type { SurveyQuestion } from '@shop/contract/survey'
import type { Db, Narrow } from '#app/store/database'
import type { SelectSurveyCounts, SelectSurveys, SelectSurveyWords } from '#app/store/rows'

const FINISHED = `i.finished_at > $1::timestamptz - interval '1 year'`

type CountedSurvey = Narrow<SelectSurveys, { questions: SurveyQuestion[]; asked: number; finished: number }>

export async function selectSurveys(db: Db, now: Date): Promise<CountedSurvey[]> {
  const { rows } = await db.query<CountedSurvey>(
    `select s.type, s.title, s.questions, count(i.id)::int as asked, count(i.finished_at)::int as finished
       from shop.surveys s left join internal.survey_invitations i on i.survey_id = s.id and i.created_at > $1::timestamptz - interval '1 year'
      group by s.id order by s.id`,
    [now],
  )
  return rows
}

export interface AnswerCount {
  type: string
  key: string
  answer: string
  count: number
}

/** How often each number and each choice was given; words are no numbers and come by themselves. */
export async function selectSurveyCounts(db: Db, now: Date): Promise<AnswerCount[]> {
  const { rows } = await db.query<Narrow<SelectSurveyCounts, AnswerCount>>(
    `select s.type, a.key, c.answer, count(*)::int as count
       from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
       cross join jsonb_each(i.answers) a
       join jsonb_array_elements(s.questions) q on q ->> 'key' = a.key and q ->> 'kind' <> 'text'
       cross join lateral jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end)
         as c (answer)
      where ${FINISHED} group by s.type, a.key, c.answer`,
    [now],
  )
  return rows
}

interface AnswerWords {
  type: string
  key: string
  text: string
  orderNumber: string | null
  at: Date
}

export async function selectSurveyWords(db: Db, now: Date, limit: number): Promise<AnswerWords[]> {
  const { rows } = await db.query<Narrow<SelectSurveyWords, AnswerWords>>(
    `select * from (
       select s.type, a.key, a.value as text, o.number as "orderNumber", i.finished_at as at,
              row_number() over (partition by s.id order by i.finished_at desc, i.id desc)::int as place
         from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
         left join shop.orders o on o.id = i.order_id
         cross join jsonb_each_text(i.answers) a
         join jsonb_array_elements(s.questions) q on q ->> 'key' = a.key and q ->> 'kind' = 'text'
        where ${FINISHED} and a.value <> '') found
      where place <= $2 order by at desc`,
    [now, limit],
  )
  return rows
}
