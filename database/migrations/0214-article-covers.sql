-- migrate:up

-- The picture of an article: key, hash, width, height and its description, of the store that pictures of goods have. Without one the drawing of `cover_key` is shown.
select internal.unwatch_history('blog_posts');
-- locks: articles are some hundreds, and the column is empty in all of them.
alter table shop.blog_posts add column cover jsonb check (jsonb_typeof(cover) = 'object' and cover ->> 'alt' <> '' and cover ->> 'hash' ~ '^[0-9a-f]{16}$');
comment on column shop.blog_posts.cover is 'The picture of the article with its description; null for a drawing.';
select internal.watch_history('blog_posts');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
