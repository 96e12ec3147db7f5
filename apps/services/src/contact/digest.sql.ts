import type { StaffRole } from '@shop/contract/staff/staff-rights'
import type { Waiting } from '#app/push/waiting-words'
import type { Db, Narrow } from '#app/store/database'
import type { SelectDigests } from '#app/store/rows'

export interface Digest extends Waiting {
  userId: string
  email: string
  role: StaffRole
}

/**
 * Whom to write to and how much of what is theirs waits: by role, not within the last minutes, and nobody without anything new since the
 * last one. Each thing counts once it is there, so a queue that nobody touched is not told twice.
 */
export async function selectDigests(db: Db, since: Date): Promise<Digest[]> {
  const { rows } = await db.query<Narrow<SelectDigests, Digest>>(
    `with told as (select m.recipient, max(m.created_at) as at from internal.mails m
                    where m.template = 'staff-digest' and m.created_at > $1::timestamptz - interval '7 days' group by m.recipient)
     select u.id as "userId", u.email, u.staff_role as role,
            case when u.staff_role in ('staff_support', 'staff_admin')
                 then (select count(*) from shop.tickets t where t.state in ('new', 'open'))
                 when u.staff_role = 'staff_accounting'
                 then (select count(*) from shop.tickets t where t.state in ('new', 'open') and t.topic = 'billing') else 0 end::int as messages,
            case when u.staff_role in ('staff_support', 'staff_admin')
                 then (select count(*) from shop.applications a where a.state = 'in_review') else 0 end::int as applications,
            case when u.staff_role in ('staff_support', 'staff_content', 'staff_admin')
                 then (select count(*) from shop.reviews r join internal.review_origins o on o.review_id = r.id where r.status = 'pending')
                 else 0 end::int as reviews,
            case when u.staff_role in ('staff_support', 'staff_admin')
                 then (select count(*) from shop.orders o where o.state = 'awaiting_approval' and not internal.awaits_company(o.id)) else 0 end::int as approvals,
            case when u.staff_role in ('staff_support', 'staff_admin')
                 then (select count(*) from shop.staff_tasks k where k.closed_at is null) else 0 end::int as tasks
       from auth.users u left join told on told.recipient = u.email
      where u.staff_role in ('staff_support', 'staff_content', 'staff_accounting', 'staff_admin') and u.staff_disabled_at is null
        and (told.at is null or told.at <= $1)
        and exists (
          select from (
            select t.last_message_at as at from shop.tickets t where t.state in ('new', 'open')
               and (u.staff_role in ('staff_support', 'staff_admin') or u.staff_role = 'staff_accounting' and t.topic = 'billing')
            union all select greatest(a.created_at, a.supplied_at) from shop.applications a where a.state = 'in_review' and u.staff_role in ('staff_support', 'staff_admin')
            union all select o.submitted_at from shop.reviews r join internal.review_origins o on o.review_id = r.id
               where r.status = 'pending' and u.staff_role in ('staff_support', 'staff_content', 'staff_admin')
            union all select o.placed_at from shop.orders o
               where o.state = 'awaiting_approval' and not internal.awaits_company(o.id) and u.staff_role in ('staff_support', 'staff_admin')
            union all select k.opened_at from shop.staff_tasks k where k.closed_at is null and u.staff_role in ('staff_support', 'staff_admin')
          ) waiting where told.at is null or waiting.at > told.at)
      order by u.email`,
    [since],
  )
  return rows
}
