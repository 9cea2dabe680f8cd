-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.supporter_page(slug text, includes_tests boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shows_tests constant boolean := $2 and not exists (select from public.donations l where l.is_live and l.source = 'card');
begin
  return (
    select jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'title', p.title, 'story', p.story,
      'goalCents', p.goal_cents, 'campaign', c.slug, 'totals', private.supporter_page_totals(p.id), 'donors', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', case d.visibility when 'full-name' then d.donor_name else split_part(d.donor_name, ' ', 1) end,
          'amountCents', case when d.shows_amount then private.counted_cents(d) end) order by d.paid_at desc, d.id desc), '[]')
        from (
          select * from public.donations g
          where g.supporter_page_id = p.id and g.visibility <> 'anonymous' and g.status = 'succeeded'
            and g.wall_review = 'shown' and g.donor_name is not null and g.checkout_id is not null
            and (g.is_live or shows_tests)
          order by g.paid_at desc, g.id desc limit 12) as d))
    from public.supporter_pages p join public.campaigns c on c.id = p.campaign_id
    where p.slug = $1 and p.review = 'shown' and c.is_published);
end $function$;
alter function private.supporter_page(slug text, includes_tests boolean) owner to function_owner;
grant execute on function private.supporter_page(slug text, includes_tests boolean) to anon, authenticated;
