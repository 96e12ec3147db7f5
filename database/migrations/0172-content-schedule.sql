-- migrate:up

-- A page that was drawn a minute before an article comes out must not be kept for an hour after.
create function shop.next_content_change(storefront_id bigint default 1) returns timestamptz
  language sql stable security definer
  set search_path = ''
as $$
  select min(moment) from (
    select min(p.published_at) from shop.blog_posts p
     where p.storefront_id = next_content_change.storefront_id and p.published_at > now()
    union all
    select min(l.valid_from) from shop.landing_pages l
     where l.storefront_id = next_content_change.storefront_id and l.status = 'published' and l.valid_from > now()
    union all
    select min(l.valid_to) from shop.landing_pages l
     where l.storefront_id = next_content_change.storefront_id and l.status = 'published' and l.valid_to > now()
    union all
    select min(v.published_at) from shop.static_page_versions v
      join shop.static_pages s on s.id = v.static_page_id
     where s.storefront_id = next_content_change.storefront_id and v.published_at > now()
    union all
    select min(v.effective_from::timestamp at time zone 'Europe/Prague') from shop.static_page_versions v
      join shop.static_pages s on s.id = v.static_page_id
     where s.storefront_id = next_content_change.storefront_id and v.published_at <= now()
       and v.effective_from::timestamp at time zone 'Europe/Prague' > now()
  ) moments (moment)
$$;
comment on function shop.next_content_change is 'When something planned appears, ends or takes effect next; says when, never what.';
grant execute on function shop.next_content_change to shop_readers;

create index blog_posts_published_at on shop.blog_posts (storefront_id, published_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
