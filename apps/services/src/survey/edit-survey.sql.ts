import type { SaveSurvey, StaffSurvey } from '@shop/contract/staff/staff-survey'
import type { SurveyAnswers } from '@shop/contract/survey'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  LockSurvey,
  SelectAnsweredKeys,
  SelectChosenOptions,
  SelectStaffSurvey,
  SelectSurveyAnswers,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function selectStaffSurvey(db: Db, type: string): Promise<StaffSurvey | null> {
  const { rows } = await db.query<Narrow<SelectStaffSurvey, StaffSurvey>>(
    `select id::int as "surveyId", type, version, title, intro, questions, closed_at is not null as "isClosed"
       from shop.surveys where storefront_id = $1 and type = $2`,
    [STOREFRONT_ID, type],
  )
  return rows[0] ?? null
}

export async function lockSurvey(db: Db, type: string): Promise<boolean> {
  const { rows } = await db.query<LockSurvey>(
    'select id from shop.surveys where storefront_id = $1 and type = $2 for update',
    [STOREFRONT_ID, type],
  )
  return rows.length > 0
}

/** Choices that somebody has made, in answers finished or not. */
export async function selectChosenOptions(db: Db, type: string): Promise<{ key: string; options: string[] }[]> {
  const { rows } = await db.query<Narrow<SelectChosenOptions, { key: string; options: string[] }>>(
    `select a.key, array_agg(distinct c.answer) as options
       from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
       cross join jsonb_each(i.answers) a
       join jsonb_array_elements(s.questions) q on q ->> 'key' = a.key and q ->> 'kind' in ('single', 'multi')
       cross join lateral jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end)
         as c (answer)
      where s.storefront_id = $1 and s.type = $2 group by a.key`,
    [STOREFRONT_ID, type],
  )
  return rows
}

/** Keys of questions that somebody has answered, asked still or not. */
export async function selectAnsweredKeys(db: Db, type: string): Promise<string[]> {
  const { rows } = await db.query<Narrow<SelectAnsweredKeys, { key: string }>>(
    `select distinct a.key from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
       cross join jsonb_object_keys(i.answers) as a (key)
      where s.storefront_id = $1 and s.type = $2`,
    [STOREFRONT_ID, type],
  )
  return rows.map(({ key }) => key)
}

/** Closed once stays closed since then, whatever else is changed. */
export async function updateSurvey(db: Db, type: string, survey: SaveSurvey, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update shop.surveys set title = $3, intro = $4, questions = $5, closed_at = case when $6::boolean then coalesce(closed_at, $7::timestamptz) end
      where storefront_id = $1 and type = $2`,
    [STOREFRONT_ID, type, survey.title, survey.intro, JSON.stringify(survey.questions), survey.isClosed, now],
  )
}

interface AnswerRow {
  at: Date
  orderNumber: string | null
  answers: SurveyAnswers
}

export async function selectSurveyAnswers(db: Db, type: string, now: Date, limit: number): Promise<AnswerRow[]> {
  const { rows } = await db.query<Narrow<SelectSurveyAnswers, AnswerRow>>(
    `select i.finished_at as at, o.number as "orderNumber", i.answers
       from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id left join shop.orders o on o.id = i.order_id
      where s.storefront_id = $1 and s.type = $2 and i.finished_at > $3::timestamptz - interval '1 year'
      order by i.finished_at desc, i.id desc limit $4`,
    [STOREFRONT_ID, type, now, limit],
  )
  return rows
}
