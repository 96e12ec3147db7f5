-- migrate:up

-- Whose review was returned or refused may say once that it should not have been; somebody else decides than the first time.
alter table internal.review_origins
  add column appeal text,
  add column appealed_at timestamptz,
  add column appealed_state text,
  add column appeal_decided_at timestamptz;
comment on column internal.review_origins.appeal is 'Why its author does not agree, in their own words; cleared with the review.';
comment on column internal.review_origins.appealed_at is 'Once a review: stays when it is decided.';
comment on column internal.review_origins.appealed_state is 'What the first decision was: returned or rejected. Its reason, note and who made it stand beside it until the second one.';

create function internal.review_appeal(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if internal.request_role() not in ('staff_support', 'staff_content', 'staff_admin') then
    return null;
  end if;
  return (select jsonb_build_object('words', o.appeal, 'at', o.appealed_at, 'state', o.appealed_state, 'reason', o.reason, 'note', o.note,
      'decidedAt', o.decided_at, 'decidedBy', internal.staff_name(o.decided_by::text), 'isOwn', coalesce(o.decided_by = internal.staff_user_id(), false))
    from internal.review_origins o where o.review_id = wanted and o.appealed_at is not null and o.appeal_decided_at is null);
end
$$;
comment on function internal.review_appeal is 'An appeal that waits, with the decision it is against; whoever made that one does not decide it.';
grant execute on function internal.review_appeal(bigint) to staff_support, staff_content, staff_admin;

create or replace view shop.staff_reviews with (security_invoker) as
select r.id, null::text as number, p.name as topic, r.status as state, r.status = 'pending' as waits,
       case when r.status = 'pending' then c.decide_by end as clock, r.author_name as who, left(r.body, 140) as excerpt, null::uuid as owner_id,
       ''::text as owner_name, false as is_mine, ''::text as order_number, c.submitted_at as at, r.rating, r.title, r.body, r.dog_note, r.merits, r.shop_reply,
       c.note, c.reports, internal.review_appeal(r.id) as appeal
  from shop.reviews r
  join shop.products p on p.id = r.product_id
  cross join lateral internal.review_case(r.id) c
 where c.submitted_at is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
