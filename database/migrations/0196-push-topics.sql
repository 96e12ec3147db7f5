-- migrate:up

-- Only what something really sends can be asked for.
update internal.push_subscriptions set topics = array(select topic from unnest(topics) topic where topic = 'orders')
 where not topics <@ '{orders}';
delete from internal.push_subscriptions where topics = '{}';
alter table internal.push_subscriptions drop constraint push_subscriptions_topics_check;
alter table internal.push_subscriptions add constraint push_subscriptions_topics_check check (topics <@ '{orders}'::text[]);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
