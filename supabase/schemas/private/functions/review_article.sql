-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.review_article(wanted uuid, reviewer text, reviewed_on date)
 RETURNS public.article_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.articles;
  last_saved date;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.status <> 'review' then return 'not-possible'; end if;
  select (max(v.saved_at) at time zone 'UTC')::date into last_saved from public.article_versions v
    where v.article_id = wanted;
  -- It may still be the day before in the time zone of the reviewer.
  if $2 is null or $3 is null or $3 not between last_saved - 1 and current_date then return 'invalid'; end if;
  update public.articles a set reviewer = trim($2), reviewed_on = $3 where a.id = wanted;
  return 'recorded';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.review_article(wanted uuid, reviewer text, reviewed_on date) owner to function_owner;
grant execute on function private.review_article(wanted uuid, reviewer text, reviewed_on date) to authenticated;
