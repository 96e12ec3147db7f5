-- migrate:up

-- A cart was reminded of by a consent to something else („když dochází krmivo“). It has its own from now on; nobody is moved into it.
-- locks: a table of a few rows that only migrations write.
alter table shop.consent_wordings
  drop constraint consent_wordings_topic_check,
  add constraint consent_wordings_topic_check
    check (topic in ('newsletter', 'loyalty_terms', 'surveys', 'review_requests', 'reminders', 'abandoned_cart'));
insert into shop.consent_wordings (topic, version, wording) values
  ('abandoned_cart', 1, 'Když nechám zboží v košíku, jednou mi to připomeňte e-mailem.');

-- One reminder in a week, whatever it is about.
alter table shop.customers add column reminded_at timestamptz;
comment on column shop.customers.reminded_at is 'When the last reminder went out, of a cart or of food that runs out.';

insert into internal.truths (name, question, query) values
('reminder_has_its_consent', 'Which reminder went to somebody who had not agreed to it?', $q$
  select m.id as mail_id, m.template from internal.mails m
   where m.created_at >= $1 and m.template in ('run-out', 'abandoned-cart')
     and not exists (
       select from shop.customers c
         cross join lateral (
           select n.granted from shop.consents n
            where n.customer_id = c.id and n.given_at <= m.created_at
              and n.topic = case m.template when 'run-out' then 'reminders' else 'abandoned_cart' end
            order by n.given_at desc, n.id desc limit 1) last
        where c.email = m.recipient and last.granted)
     -- Of whoever has left nobody can say any more.
     and exists (select from shop.customers c where c.email = m.recipient)
$q$),
('reminder_comes_by_day', 'Which reminder was written at night?', $q$
  select m.id as mail_id, m.template, m.created_at from internal.mails m
   where m.created_at >= $1 and m.template in ('run-out', 'abandoned-cart')
     and extract(hour from m.created_at at time zone 'Europe/Prague') not between 8 and 19
$q$),
('reminders_are_few', 'Who was reminded twice in a week?', $q$
  select m.id as mail_id, before.id as before_id from internal.mails m join internal.mails before
      on before.recipient = m.recipient and before.id < m.id and before.template in ('run-out', 'abandoned-cart')
     and before.created_at > m.created_at - interval '7 days' and before.created_at >= $1::timestamptz - interval '7 days'
   where m.created_at >= $1 and m.template in ('run-out', 'abandoned-cart')
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
