-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.color_problems(main_color text, text_color text, giving_color text)
 RETURNS TABLE(field text, pair text, ratio numeric, minimum numeric, nearest text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not (private.is_staff('admin') and $1 ~ '^#[0-9a-f]{6}$' and $2 ~ '^#[0-9a-f]{6}$' and $3 ~ '^#[0-9a-f]{6}$') then
    return;
  end if;
  return query
    select distinct on (p.field) p.field, p.pair, trunc(private.contrast(p.color, p.other)::numeric, 2), p.minimum, (
      select m.mixed from generate_series(1, 100) as percent
        cross join lateral private.mix_color(p.color,
          case when p.field = 'text_color' then '#000000' else '#ffffff' end, percent) as m (mixed)
      where not exists (
        select from private.color_pairs(m.mixed, m.mixed, m.mixed) q
        where q.field = p.field and private.contrast(q.color, q.other) < q.minimum
      )
      order by percent limit 1
    )
    from private.color_pairs($1, $2, $3) p
    where private.contrast(p.color, p.other) < p.minimum
    order by p.field, private.contrast(p.color, p.other) / p.minimum::double precision;
end $function$;
alter function private.color_problems(main_color text, text_color text, giving_color text) owner to function_owner;
grant execute on function private.color_problems(main_color text, text_color text, giving_color text) to authenticated;
