-- Under row-level security only leakproof conditions can use an index, and the comparison of an enum is none: the list
-- of a kind read every article. Whether a partial index fits is decided while planning, so one per kind serves it.
create index articles_blog on public.articles (published_at, id) where kind = 'blog' and public_from is not null;
create index articles_press on public.articles (published_at, id) where kind = 'press' and public_from is not null;

-- The articles of a category are counted without reading them.
drop index public.articles_in_category;
create index articles_in_category on public.articles (category_id, published_at, id)
  include (public_from, public_until) where public_from is not null;
