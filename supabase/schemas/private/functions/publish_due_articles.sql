-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_due_articles()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with published as (
    update public.articles set status = 'published' where status = 'scheduled' and published_at <= now() returning 1
  ), expired as (
    update public.articles set status = 'expired' where status = 'published' and expires_at <= now() returning 1
  )
  select (select count(*) from published) + (select count(*) from expired)
$function$;
alter function private.publish_due_articles() owner to function_owner;
