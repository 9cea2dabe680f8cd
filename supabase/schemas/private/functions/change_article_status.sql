-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_article_status(wanted uuid, status public.article_status, publish_at timestamp with time zone DEFAULT NULL::timestamp with time zone, expire_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.article_status_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.articles;
  published timestamptz;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if $2 = held.status and $2 not in ('scheduled', 'published')
    or $2 <> held.status and not private.may_follow(held.status, $2) then return 'not-possible'; end if;
  -- What visitors read already, and what waits for its time, has been through this check.
  if held.has_health_content and held.reviewer is null and $2 in ('scheduled', 'published')
    and held.status not in ('scheduled', 'published') then return 'not-reviewed'; end if;
  published := case $2 when 'scheduled' then publish_at
    when 'published' then least(coalesce(held.published_at, now()), now()) else held.published_at end;
  if $2 = 'scheduled' and coalesce(published <= now(), true) or $2 in ('scheduled', 'published') and expire_at <= greatest(published, now())
    then return 'past'; end if;
  update public.articles a set status = $2, published_at = published,
    expires_at = case when $2 = 'expired' then now() when $2 in ('scheduled', 'published') then expire_at end
  where a.id = wanted;
  return 'changed';
exception
  when check_violation then return 'incomplete';
end $function$;
alter function private.change_article_status(wanted uuid, status public.article_status, publish_at timestamp with time zone, expire_at timestamp with time zone) owner to function_owner;
grant execute on function private.change_article_status(wanted uuid, status public.article_status, publish_at timestamp with time zone, expire_at timestamp with time zone) to authenticated;
