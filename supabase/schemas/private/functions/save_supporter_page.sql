-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_supporter_page(name text, title text, slug text, story text, goal_cents integer, campaign uuid DEFAULT NULL::uuid, page uuid DEFAULT NULL::uuid)
 RETURNS public.supporter_page_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  if not private.is_confirmed_adult(me) then return 'too-young'; end if;
  if $7 is not null then
    update public.supporter_pages p set name = trim($1), title = trim($2), slug = $3, story = trim($4), goal_cents = $5,
        changed_at = now(), review = case when (p.name, p.title, p.slug, p.story) = (trim($1), trim($2), $3, trim($4))
          then p.review else 'held' end
      where p.id = $7 and p.user_id = me and private.is_campaign_open(p.campaign_id);
    return (case when found then 'saved' else 'not-found' end)::public.supporter_page_outcome;
  end if;
  if not coalesce(private.is_campaign_open($6), false) then return 'campaign-ended'; end if;
  perform pg_advisory_xact_lock(hashtextextended('supporter page ' || me, 0));
  if (select count(*) from public.supporter_pages p
    where p.user_id = me and p.created_at > now() - interval '30 days') >= 3 then return 'too-many'; end if;
  insert into public.supporter_pages (user_id, campaign_id, name, title, slug, story, goal_cents)
    values (me, $6, trim($1), trim($2), $3, trim($4), $5);
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
  when unique_violation then return 'taken';
end $function$;
alter function private.save_supporter_page(name text, title text, slug text, story text, goal_cents integer, campaign uuid, page uuid) owner to function_owner;
grant execute on function private.save_supporter_page(name text, title text, slug text, story text, goal_cents integer, campaign uuid, page uuid) to authenticated;
