-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.article_pictures (
  article_id uuid not null,
  picture_id uuid not null,
  constraint article_pictures_pkey PRIMARY KEY (article_id, picture_id),
  constraint article_pictures_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id)
);

comment on table private.article_pictures is 'class:public';

CREATE INDEX article_pictures_picture ON private.article_pictures USING btree (picture_id);

alter table private.article_pictures enable row level security;

create policy "function owner manages pictures of articles" on private.article_pictures
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.article_pictures to function_owner;

grant update (article_id) on private.article_pictures to function_owner;
