-- migrate:up

-- The printed address of a partner: a trainer puts it on a leaflet, so it never changes.
alter table shop.referral_codes add column uid text;
alter table shop.referral_codes add constraint referral_codes_uid_form check (uid ~ '^[a-z2-7]{20}$') not valid;
-- locks: one row a person who recommends, and nobody writes them but their owners
create unique index referral_codes_uid on shop.referral_codes (uid);
comment on column shop.referral_codes.uid is 'Leads from a leaflet of a partner to the page that says who recommends and what they get.';

-- Months of the calendar of Prague, by the day the client ordered; a reward that was taken back counts nothing.
create function shop.own_partner_statement() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'isTrainer', internal.referral_programme(c.id) = 'trainer',
    'uid', (select k.uid from shop.referral_codes k where k.customer_id = c.id and k.programme = 'trainer'),
    'months', (select coalesce(jsonb_agg(to_jsonb(m) order by m.month desc), '[]') from (
      select to_char(w.placed_at at time zone 'Europe/Prague', 'YYYY-MM') as month, count(*) as orders,
             count(*) filter (where coalesce(w.state, 'waiting') = 'waiting' and w.order_state not in ('cancelled', 'expired', 'not_collected')) as waiting,
             count(*) filter (where w.state = 'rewarded') as rewarded,
             coalesce(sum(e.amount) filter (where w.state = 'rewarded'), 0) as credits
        from internal.referred_orders w
        join shop.referral_codes k on k.id = w.code_id and k.programme = 'trainer'
        left join shop.credit_entries e on e.customer_id = c.id and e.kind = 'referral' and e.reference_type = 'referral' and e.reference_id = w.order_id::text
         and e.reverses_id is null
       where w.owner_id = c.id group by 1 order by 1 desc limit 24) m))
    from shop.customers c where c.id = internal.current_customer_id()
$$;
comment on function shop.own_partner_statement is 'What the code of the trainer who asks has earned, by month.';
revoke execute on function shop.own_partner_statement from public;
grant execute on function shop.own_partner_statement to customer;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
