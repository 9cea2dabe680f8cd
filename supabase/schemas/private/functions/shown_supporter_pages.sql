-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.shown_supporter_pages(campaign uuid DEFAULT NULL::uuid)
 RETURNS TABLE(slug text, title text, name text, campaign_slug text, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select p.slug, p.title, p.name, c.slug, p.changed_at
    from public.campaigns c cross join lateral (
      select * from public.supporter_pages s where s.campaign_id = c.id and s.review = 'shown'
      order by s.created_at desc, s.id desc limit 200) as p
    where ($1 is null or c.id = $1) and private.is_campaign_open(c.id)
    order by p.created_at desc, p.id desc limit 200;
end $function$;
alter function private.shown_supporter_pages(campaign uuid) owner to function_owner;
grant execute on function private.shown_supporter_pages(campaign uuid) to anon, authenticated;
