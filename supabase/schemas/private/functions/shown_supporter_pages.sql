-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.shown_supporter_pages(campaign uuid DEFAULT NULL::uuid)
 RETURNS TABLE(slug text, title text, name text, campaign_slug text, changed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.slug, p.title, p.name, c.slug, p.changed_at
  from public.supporter_pages p join public.campaigns c on c.id = p.campaign_id
  where p.review = 'shown' and private.is_campaign_open(c.id) and ($1 is null or p.campaign_id = $1)
  order by p.created_at desc, p.id desc limit 200
$function$;
alter function private.shown_supporter_pages(campaign uuid) owner to function_owner;
grant execute on function private.shown_supporter_pages(campaign uuid) to anon, authenticated;
