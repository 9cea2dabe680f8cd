-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.my_supporter_pages()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'title', p.title, 'story', p.story,
      'goalCents', p.goal_cents, 'review', p.review, 'note', p.note, 'campaign', c.title,
      'isOpen', private.is_campaign_open(c.id), 'totals', private.supporter_page_totals(p.id))
    order by p.created_at desc, p.id), '[]')
  from public.supporter_pages p join public.campaigns c on c.id = p.campaign_id
  where p.user_id = private.caller_id()
$function$;
alter function private.my_supporter_pages() owner to function_owner;
grant execute on function private.my_supporter_pages() to authenticated;
